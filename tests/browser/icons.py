"""Draws the icons of the installed page anew: `make icons`. Needed only after a change of web/src/icon.svg.

Some systems take no SVG for an icon, and nothing that builds the page can draw one: so a browser does it, and the few
kilobytes are kept beside the manifest.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from math import dist

from playwright.sync_api import sync_playwright

from browser.conftest import STATIC
from browser.quay import CHROMIUM, FLAGS, ROOT

INSTALL = ROOT / "web" / "src" / "install"
# A name, the drawing it is made of as it lies beside the built page, and how wide it is.
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}


# The drawing as rows of red, green, blue and opacity.
PIXELS = """async ([svg, side]) => {
  const picture = Object.assign(new Image(side, side), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  await picture.decode();
  const paper = new OffscreenCanvas(side, side).getContext('2d');
  paper.drawImage(picture, 0, 0, side, side);
  return [...paper.getImageData(0, 0, side, side).data];
}"""


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(pixels: bytes, side: int) -> bytes:
    """By a palette: the drawing's few colours, and of those at smoothed edges the most frequent."""
    dots = [pixels[i : i + 4] for i in range(0, len(pixels), 4)]
    palette = [dot for dot, _ in Counter(dots).most_common(256)]
    nearest = {dot: min(range(len(palette)), key=lambda i: dist(palette[i], dot)) for dot in set(dots)}
    rows = (b"\0" + bytes(nearest[dot] for dot in dots[i : i + side]) for i in range(0, len(dots), side))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", b"".join(dot[:3] for dot in palette)),
            chunk(b"tRNS", bytes(dot[3] for dot in palette)),
            chunk(b"IDAT", zlib.compress(b"".join(rows), 9)),
            chunk(b"IEND", b""),
        )
    )


def main() -> None:
    with sync_playwright() as stage:
        page = stage.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page()
        for name, (drawing, side) in ICONS.items():
            svg = (STATIC / drawing).read_text(encoding="utf-8")
            made = png(bytes(page.evaluate(PIXELS, [svg, side])), side)
            (INSTALL / name).write_bytes(made)
            print(f"{name}: {side} x {side}, {len(made)} bytes")


if __name__ == "__main__":
    main()
