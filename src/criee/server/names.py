"""Names at a table: what may stand in one, and how people are told apart whose names look alike.

What people see is kept as they write it (NFC: `x²` stays `x²`); what is compared is folded as far as it goes (NFKC,
case, accents, letters of other scripts that look like ours), because only a false difference does harm there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

LONGEST: Final = 24
MOST_MARKS: Final = 3  # on one letter: Tibetan and Burmese need them; more is ink over the lines above
# Letters, marks and symbols that nobody sees though their category does not say so: fillers, variation selectors,
# a joiner, vowels that are not written, an object that is missing.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0\ufffc\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
BLANK: Final = frozenset("\u2800")  # Braille without a dot
VOICED: Final = frozenset("\u3099\u309a")  # of Kana
SPACES: Final = ("Zs", "Zl", "Zp", "Cc")
STACKED: Final = ("Mn", "Me")
VISIBLE: Final = ("Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "Sm", "Sc", "So")
NUMBERED: Final = re.compile(r"(.*\S) ([1-9][0-9]?)")

# Under each letter of ours the common ones of other alphabets that look like it, as they are written.
LOOK_ALIKES: Final = {
    "A": "ΑАᎪᗅꓮ", "a": "αаɑᴀ", "B": "ΒВᏴᗷꓐ", "b": "βЬьƅʙв", "C": "СᏟᑕꓚⲤ", "c": "сςᴄⲥ", "D": "ᎠᗞᗪꓓĐ",
    "d": "ԁɗđᴅ", "E": "ΕЕᎬꓰЄ", "e": "εеєҽɛᴇ", "F": "ϜᖴꓝҒ", "f": "ϝƒꜰ", "G": "ԌᏀꓖ", "g": "ɡցɢ", "H": "ΗНᎻꓧ",
    "h": "һհнʜħ", "I": "ΙІӀᏆꓲ", "i": "ιіıɪɩ", "J": "ЈͿᎫꓙ", "j": "јϳȷᴊ", "K": "ΚКᏦꓗ", "k": "κкᴋ", "L": "ᏞᒪꓡԼŁ",
    "l": "ӏǀ∣|łʟ", "M": "ΜМᎷꓟϺ", "m": "мᴍ", "N": "Νꓠ", "n": "ηոпɴ", "O": "ΟОՕꓳØⲞ", "o": "οоօσᴏøⲟ", "P": "ΡРᏢꓑⲢ",
    "p": "ρрᴘⲣ", "Q": "Ԛ", "q": "ԛզ", "R": "ᎡᏒꓣ", "r": "гʀᴦ", "S": "ЅՏᏚꓢ", "s": "ѕꜱ", "T": "ΤТᎢꓔŦ", "t": "τтᴛŧ",
    "U": "Սᑌꓴ", "u": "υսμʋᴜ", "V": "ѴᏙᐯꓦ", "v": "νѵᴠ", "W": "ԜᎳꓪ", "w": "ωшԝѡᴡ", "X": "ΧХꓫ", "x": "χх×",
    "Y": "ΥҮУꓬ", "y": "γуүʏ", "Z": "ΖᏃꓜ", "z": "ᴢ", "3": "ЗзƷʒ", "6": "б",
}  # fmt: skip
AS_OURS: Final = {ord(other): ours for ours, others in LOOK_ALIKES.items() for other in others}
AS_ONE: Final = str.maketrans({"i": "l", "1": "l", "0": "o"})  # I l 1, O 0


def clean_name(text: str, fallback: str) -> str:
    """A nickname in one line, with nothing in it that cannot be seen; the fallback if nothing is left to be seen."""
    shown = unicodedata.normalize("NFC", "".join(map(_shown, text)))
    name = " ".join(_unpiled(shown).split())[:LONGEST].rstrip()
    return name if any(unicodedata.category(c) in VISIBLE for c in name) else fallback


def _shown(c: str) -> str:
    kind = unicodedata.category(c)
    if kind in SPACES or c in BLANK:
        return " "
    return "" if kind[0] == "C" or c in UNSEEN else c


def _unpiled(text: str) -> str:
    """Marks only on something, and only so many one upon another."""
    kept = " "
    pile = 0
    for c in text:
        kind = unicodedata.category(c)
        pile = pile + 1 if kind in STACKED else 0
        if pile > MOST_MARKS or (kind[0] == "M" and kept[-1] == " "):
            continue
        kept += c
    return kept


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, or where another looks like it the name with the first number that is free: Ana, Ana 2, Ana 3."""
    others = frozenset[str]().union(*map(looks, taken))
    if others.isdisjoint(looks(name)):
        return name
    numbered = NUMBERED.fullmatch(name)
    stem, first = (numbered[1], int(numbered[2]) + 1) if numbered else (name, 2)
    candidates = (f"{stem[: LONGEST - len(f' {n}')].rstrip()} {n}" for n in count(first))
    return next(candidate for candidate in candidates if others.isdisjoint(looks(candidate)))


def looks(name: str) -> frozenset[str]:
    """What a reader may take a name for: as it is written, in capitals, in small letters."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset(_skeleton(form) for form in (plain, plain.upper(), plain.casefold()))


def _skeleton(text: str) -> str:
    """Names with the same skeleton look alike: letters, digits and symbols, without what a glance passes over."""
    seen = "".join(c for c in unicodedata.normalize("NFD", text) if not _is_passed_over(c))
    digits = "".join(str(unicodedata.decimal(c, c)) for c in seen.translate(AS_OURS).casefold())
    return digits.translate(AS_ONE).replace("rn", "m").replace("vv", "w")


def _is_passed_over(c: str) -> bool:
    """Accents, spaces, punctuation. Marks that make another letter of a script (Kana, Devanagari) are none of them."""
    if unicodedata.category(c)[0] in "ZP":
        return True
    return unicodedata.name(c, "").startswith("COMBINING ") and c not in VOICED
