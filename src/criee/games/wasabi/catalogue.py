"""What a client needs to draw the table and that never changes: ingredients, strips, tokens, cards, the counter."""

from __future__ import annotations

from typing import TypedDict

from criee.games.wasabi import score
from criee.games.wasabi.box import CARDS, Box


class Ingredient(TypedDict):
    category: str
    tiles: int


class RecipeCard(TypedDict):
    key: str  # of its name
    length: int
    strip: list[str]  # its ingredients, in the order that has style


class Token(TypedDict):
    length: int
    count: int
    points: int
    style: int  # cubes for a recipe with style


class Catalogue(TypedDict):
    rows: int
    columns: int
    zones: list[int]  # columns by number of players, from two
    ingredients: dict[str, Ingredient]
    categories: list[str]
    barred: list[str]
    recipes: dict[str, RecipeCard]
    tokens: list[Token]
    cards: list[str]
    kitchens: list[list[int]]
    hand: int
    recipes_held: int
    cards_held: int


def facts(box: Box) -> Catalogue:
    return {
        "rows": int(box.rows),
        "columns": int(box.columns),
        "zones": list(box.zones),
        "ingredients": {
            name: {"category": box.categories[box.category[kind]], "tiles": box.copies[kind]}
            for kind, name in enumerate(box.types)
        },
        "categories": list(box.categories),
        "barred": list(box.barred),
        "recipes": {
            name: {"key": score.key(name), "length": len(box.sequence[recipe]), "strip": box.strip(recipe)}
            for recipe, name in enumerate(box.recipes)
        },
        "tokens": [
            {"length": length, "count": box.tokens[n], "points": box.points[n], "style": box.style_cubes[n]}
            for n, length in enumerate(box.lengths)
        ],
        "cards": list(CARDS),
        "kitchens": [list(kitchen) for kitchen in box.kitchens],
        "hand": int(box.hand),
        "recipes_held": int(box.recipes_held),
        "cards_held": int(box.cards_held),
    }
