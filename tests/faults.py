"""Faults of wording that a machine can see. Each has a name; `faults` finds them in one rendered text."""

from __future__ import annotations

import re
from typing import Final

SPACE: Final = "[ \u00a0\u202f]"
VOWEL: Final = "aàâäeéèêëiîïoôöuùûüœæAÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ"
NAMES: Final = re.compile(r"\b(Wasabi|Stack|Chop|Spicy|Switch)!(?!\.)|\?\?\?")  # names that have a mark of their own


def listed(*rows: str) -> set[str]:
    return {word for row in rows for word in row.split()}


# Words that end in s or x and are no plurals, or that stand after a number without being counted by it.
NOT_COUNTED: Final = {
    "en": listed(
        "ms less is was has as this its plus us across minus versus always yes octopus goes costs lies gets takes",
        "holds stays turns counts comes begins wins pays bids passes shows rests",
    ),
    "fr": listed(
        "pas gros fois plus dans sans sous vers des les ses ces mes tes nos vos temps moins ms depuis après très",
        "jamais alors mais aux deux prix dès lors est as puis hors envers choix permis poids vous nous",
    ),
}
# Words that must not stand after 2 as they stand after 1.
COUNTABLE: Final = {
    "en": listed(
        "action barrel card case cell cube crate dock eel euro finger fisher hour joker knife loan lot market minute",
        "notch octopus permit player point recipe resource round ship share slot step tile token turn use",
    ),
    "fr": listed(
        "action alvéole anguille baril tonneau carte case cube caisse dock doigt couteau cran emprunt euro figurine",
        "jeton joueur lot marché minute pieuvre place point poisson recette ressource tour tuile",
    ),
}
FEMININE: Final = listed(
    "anguille pieuvre araignée crevette daurade carte plie bassine caisse poubelle conserve barge banque tuile case",
    "recette récompense main pile action ressource cloche espèce place couleur mise",
)
MASCULINE: Final = listed(
    "thon saumon maquereau calamar vivaneau fugu crabe homard requin poisson petit gros tonneau baril jeton permis",
    "bateau dock marché lot plateau couteau wasabi riz maki avocat concombre cornichon œuf tobiko oursin ormeau",
    "matsutake cube point chariot réfrigérateur emprunt voleur cran doigt",
)

ENGLISH: Final[dict[str, str]] = {
    # a euro, a one, a unit and a used ship begin with a consonant's sound
    "a before a vowel": r"\b[Aa] (?!(?:euro|one|uni|use|usu|U)\w*)[aeiouAEIO]\w+",
    "an before a consonant": r"\b[Aa]n (?!(?:hour|honest|honour|heir)\w*)[^aeiouAEIOU\W\d]\w*",
    "1 with a verb of many": r"\b1 \w+ (are|were|have)\b",
    "two articles": r"\b(?i:a|an|the) (?:the|an?)\b(?! \d)",
}
FRENCH: Final[dict[str, str]] = {
    # "de les vendre" is right: a pronoun before a verb
    "de le": r"\b[Dd]e (?:le|les) (?!\w+(?:er|ir|re|oir)\b)",
    "à le": r"(?<!\w)[Àà] (?:le|les) (?!\w+(?:er|ir|re|oir)\b)",
    # squares such as a1 are spelled, not elided
    "no elision": r"(?<![\w’-])(?i:de|le|la|que|ne|je|me|te|se|ce|jusque|lorsque|puisque)"
    rf" (?![A-Za-z]\d)(?!onz|oui\b|un \d)[{VOWEL}]\w*",
    "si il": r"\b[Ss]i ils?\b",
    "no no-break space before :;?!»": r"(?<![\u00a0\u202f?!…])[:;?!»]",
    "no no-break space after «": r"«(?![\u00a0\u202f])",
    "straight apostrophe": r"'",
    "foreign quotes": r"[\"“”]",
    "wrong gender": rf"\b(?:[Uu]n|[Ll]e|[Dd]u|[Aa]u|ce|quel) (?:{'|'.join(sorted(FEMININE))})\b"
    rf"|\b(?:[Uu]ne|[Ll]a|cette|quelle) (?:{'|'.join(sorted(MASCULINE))})\b",
    "1 with a verb of many": r"\b[01] \w+ (?:sont|ont|valent|étaient)\b",
    "two articles": r"\b(?!une? des)(?i:une?|le|la|du|des|les|aux?|cette?) (?:une?|le|la|les|du|des)\b",
}
BOTH: Final[dict[str, str]] = {
    "double punctuation": r"::|(?<!\.)\.\.|,,|;;|[!?…:;,][.,]|\.[,;:!]| [.,](?!\w)|\( | \)|\(\)",
    "double space": rf"{SPACE}{{2}}|^{SPACE}|{SPACE}$",
    "a mark leaks": r"[{}@]|#\d|FluentNone",
    # dots of "e.g.", and cards whose name has an exclamation mark, do not end a sentence
    "a sentence begins small": r"(?<![.\d])[.!?…] (?=[a-zà-ÿœ])",
}
SENTENCES: Final = ("log-", "prompt-", "refuse-", "learn-", "end-")


def faults(lang: str, key: str, text: str) -> list[str]:
    """The names of the faults of one text as it is shown."""
    plain = NAMES.sub(lambda name: name[1] or "X", text)
    patterns = BOTH | (FRENCH if lang == "fr" else ENGLISH)
    found = [name for name, pattern in patterns.items() if re.search(pattern, plain)]
    if many_of_one(lang, text):
        found.append("plural of one")
    if key.startswith(SENTENCES):
        if not text[:1].isupper() and not text[:1].isdigit() and text[:1] not in "«“*":
            found.append("a sentence begins small")
        if not re.search(r"[.!?…][”)*]*$|[.!?…]\u00a0»$|[.!?…] \([^)]*\)$", text):
            found.append("a sentence without an end")
    return found


def many_of_one(lang: str, text: str) -> bool:
    """A plural after 1; in French after 0 too."""
    few, mark = ("1", "s") if lang == "en" else ("[01]", "[sx]")
    for word in re.findall(rf"(?<![\w.,])(?:{few})[ \u00a0]([^\W\d]+{mark})\b", text):
        if word not in NOT_COUNTED[lang]:
            return True
    return False


COUNTED: Final = {"en": "one single a an the", "fr": "un une d’un d’une seul seule le la"}


def count_faults(lang: str, none: str, one: str, two: str) -> list[str]:
    """Faults that show only when a text is held beside itself: the same with 0, with 1 and with 2 of something."""
    found = []
    if none == one != two and set(COUNTED[lang].split()) & (words_of(none) - words_of(two)):
        found.append("0 said as one")
    after_none, after_two = counted("0", none), counted("2", two)
    still = counted("0", two)  # another 0, which is always there
    if lang == "en" and any(word not in after_two and word not in still for word in after_none):
        found.append("0 as a singular")
    if any(word in COUNTABLE[lang] for word in after_two):
        found.append("singular of two")
    return found


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[\w’]+", text.lower()))


def counted(number: str, text: str) -> list[str]:
    """The words right after a number, in order."""
    return re.findall(rf"(?<![\w.,]){number}[ \u00a0]([^\W\d][\w’-]*)", text)
