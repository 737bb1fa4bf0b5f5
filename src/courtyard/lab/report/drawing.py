"""Drawings by matplotlib, made fit to stand in a page: text stays text, colours and letters are those of the page."""

from __future__ import annotations

import re
from io import StringIO
from typing import TYPE_CHECKING, Any, Final
from warnings import catch_warnings
from xml.etree import ElementTree as ET

import matplotlib as mpl
from matplotlib.figure import Figure

from courtyard.lab.report.markup import Markup
from courtyard.lab.report.palette import INK, LINE, SOFT, with_variables

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.axes import Axes

SVG: Final = "{http://www.w3.org/2000/svg}"
HREF: Final = "{http://www.w3.org/1999/xlink}href"
INCH: Final = 72  # units of a drawing; one of them is a pixel of the page, give or take
TEXT: Final = 12.5
STYLE: Final[dict[Any, object]] = {
    "text.parse_math": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "courtyard",
    "font.size": TEXT,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 1,
    "lines.linewidth": 2.2,
    "text.color": INK,
    "xtick.color": LINE,
    "xtick.labelcolor": SOFT,
    "ytick.color": LINE,
    "ytick.labelcolor": SOFT,
    "ytick.left": False,
    "patch.linewidth": 0,
}
NO_METADATA: Final = dict.fromkeys(("Creator", "Date", "Format", "Type"))
FAMILY: Final = re.compile(r"font-family: [^;]*;? ?")
NOTHING: Final = re.compile(r"\s*\n\s*")


def draw(name: str, width: float, height: float, paint: Callable[[Figure], None]) -> Markup:
    """One drawing, of which no part is called like a part of another one; equal ones are equal to the byte."""
    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(STYLE)
        figure = Figure(figsize=(width / INCH, height / INCH), facecolor="none")
        text = StringIO()
        with catch_warnings(action="ignore"):  # about letters that the font used for measuring lacks
            paint(figure)
            figure.savefig(text, format="svg", transparent=True, metadata=NO_METADATA)
    return fitted(text.getvalue(), name)


def fitted(drawing: str, name: str) -> Markup:
    root = ET.fromstring(drawing)  # noqa: S314 - matplotlib wrote it a moment ago
    clean(root, name)
    for attribute in ("width", "height", "version"):
        root.attrib.pop(attribute, None)
    root.attrib.update({"aria-hidden": "true", "focusable": "false"})
    for element in root.iter():
        element.tag = element.tag.removeprefix(SVG)
    return Markup(with_variables(ET.tostring(root, encoding="unicode")))


def clean(element: ET.Element, name: str) -> None:
    """Leave what is seen, and prefix what parts are called, so that one page can hold many drawings."""
    for child in list(element):
        if child.tag in (f"{SVG}metadata", f"{SVG}style"):
            element.remove(child)
            continue
        clean(child, name)
    element.text, element.tail = trimmed(element.text), trimmed(element.tail)
    own = element.attrib.pop("id", None)
    if own is not None and element.tag != f"{SVG}g":
        element.set("id", f"{name}-{own}")
    if HREF in element.attrib:
        element.set("href", element.attrib.pop(HREF).replace("#", f"#{name}-"))
    if "clip-path" in element.attrib:
        element.set("clip-path", element.attrib["clip-path"].replace("#", f"#{name}-"))
    if "style" in element.attrib:
        element.set("style", FAMILY.sub("", element.attrib["style"]))


def trimmed(text: str | None) -> str | None:
    return None if text is None or not text.strip() else NOTHING.sub("", text)


def place(figure: Figure, left: float, bottom: float, right: float, top: float) -> Axes:
    """Axes with margins around them, in units of the drawing."""
    width, height = (float(side) * INCH for side in figure.get_size_inches())
    return figure.add_axes(
        (left / width, bottom / height, (width - left - right) / width, (height - bottom - top) / height)
    )
