"""The picture in docs/bell.md: how often the long line wins, and what the best of the cheats gains."""

from __future__ import annotations

LEFT, WIDTH, HEIGHT = 48, 420, 170
STYLES = (
    'stroke="#276" stroke-width="3"',
    'stroke="#48b" stroke-width="2"',
    'stroke="#b65" stroke-width="2" stroke-dasharray="5 4"',
)


def text(right: float, down: float, said: object, anchor: str = "start") -> str:
    return f'<text x="{right}" y="{down}" text-anchor="{anchor}">{said}</text>'


def curves(
    lines: tuple[int, ...], top: int, ticks: tuple[int, ...], band: tuple[float, float], values: list[list[float]]
) -> list[str]:
    """One chart; the last tick is as high as it goes."""

    def x(line: float) -> float:
        return round(LEFT + (line - lines[0]) / (lines[-1] - lines[0]) * WIDTH, 1)

    def y(value: float) -> float:
        return round(top + HEIGHT * (1 - value / ticks[-1]), 1)

    drawn = []
    for curve, style in zip(values, STYLES, strict=False):
        points = " ".join(f"{x(line)},{y(value)}" for line, value in zip(lines, curve, strict=True))
        drawn.append(f'<polyline points="{points}" fill="none" {style}/>')
    low, high = y(band[0]), y(band[1])
    return [
        f'<rect x="{LEFT}" y="{high}" width="{WIDTH}" height="{low - high:.1f}" fill="#7a9" opacity=".25"/>',
        *drawn[::-1],
        f'<line x1="{LEFT}" y1="{y(0)}" x2="{LEFT + WIDTH}" y2="{y(0)}" stroke="#889"/>',
        *(text(LEFT - 8, y(tick) + 4, tick, "end") for tick in ticks),
        *(text(x(line), y(0) + 16, line, "middle") for line in lines[2:]),
    ]


def picture(lines: tuple[int, ...], shares: list[list[float]], gains: list[list[float]], goal: float) -> str:
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 480"',
            ' font-family="sans-serif" font-size="11" fill="#667">',
            text(LEFT, 12, "wins of the longer line against one of 10 ms, in per cent (band: 50 ± 3)"),
            *curves(lines, 20, (0, 25, 50, 60), (47, 53), shares),
            text(LEFT, 242, "what the best cheat gains on average, in milliseconds (band: the goal)"),
            *curves(lines, 250, (0, 60, 150, 300), (0, goal), gains),
            text(LEFT, 456, "to the right: round trip of the longer line, or of the cheat's, in milliseconds"),
            text(LEFT, 472, "green: measured by the system too; blue: by pings only; dashed: first to arrive wins"),
            "</svg>\n",
        ]
    )
