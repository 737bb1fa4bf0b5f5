"""Somebody who hears a page: what a screen reader makes of the browser's accessibility tree, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.async_api import CDPSession
    from tests.browser.person import Person

QUESTION: Final = "[data-keep-clear]"
CHOOSABLE: Final = "[data-choosable], [data-confirm]"
SPOKEN: Final = f"{QUESTION} [aria-live=polite]"

# How readers call what has another name in the tree, and whose contents are their name.
ROLES: Final = {"img": "graphic", "image": "graphic"}
WHOLE: Final = {"button", "link", "heading", "image", "img", "radio", "checkbox", "tab"}
SILENT: Final = {"generic", "none", "paragraph", "StaticText", "InlineTextBox", "strong", "Section", "bdi"}
AREAS: Final = {"region", "group", "list", "dialog"}

Node = dict[str, Any]


class Reader:
    """Reads one page as it is now."""

    def __init__(self, session: CDPSession, nodes: list[Node]) -> None:
        self.session = session
        self.nodes = {node["nodeId"]: node for node in nodes}
        self.places = {node["backendDOMNodeId"]: node for node in nodes if "backendDOMNodeId" in node}

    @classmethod
    async def of(cls, person: Person) -> Reader:
        session = await person.page.context.new_cdp_session(person.page)
        await session.send("DOM.enable")
        return cls(session, (await session.send("Accessibility.getFullAXTree"))["nodes"])

    async def find(self, selector: str) -> list[Node]:
        """The nodes of these elements, those that can be heard."""
        root = (await self.session.send("DOM.getDocument", {"depth": 0}))["root"]["nodeId"]
        found = await self.session.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})
        described = [await self.session.send("DOM.describeNode", {"nodeId": node}) for node in found["nodeIds"]]
        known = [self.places.get(each["node"]["backendNodeId"]) for each in described]
        return [node for node in known if node is not None and not node["ignored"]]

    def says(self, node: Node) -> str:
        """One thing: its name, what it is, how it is, and what else is known of it."""
        role = value(node, "role")
        name = value(node, "name").replace(" ,", ",")
        parts = [name, ROLES.get(role, role), *states(node), value(node, "description")]
        return ", ".join(part for part in parts if part)

    def text(self, node: Node) -> str:
        """All words inside."""
        if value(node, "role") in {"StaticText", *ROLES}:
            return str(node["name"]["value"])
        return "".join(self.text(child) for child in self.children(node))

    def sentence(self, node: Node) -> str:
        """The same as one line."""
        return " ".join(self.text(node).split())

    def reads(self, node: Node, depth: int = 0) -> list[str]:
        """A part of the page from its beginning to its end, as arrow keys lead through it."""
        role, indent = value(node, "role"), "  " * depth
        if role == "StaticText":
            return [indent + value(node, "name").strip()] if value(node, "name").strip() else []
        if role in WHOLE:
            return [indent + self.says(node)]
        if "live" in properties(node):
            return [indent + self.sentence(node)] if self.sentence(node) else []
        inside = [line for child in self.children(node) for line in self.reads(child, depth + (role not in SILENT))]
        return inside if role in SILENT else [indent + self.says(node), *inside]

    def children(self, node: Node) -> list[Node]:
        """Those that can be heard; one that is passed over stands for those within it."""
        found: list[Node] = []
        for child in (self.nodes[key] for key in node.get("childIds", []) if key in self.nodes):
            found += self.children(child) if child["ignored"] else [child]
        return found

    def area(self, node: Node) -> str:
        """The named part of the page that something lies in."""
        parent = self.nodes.get(node.get("parentId", ""))
        while parent is not None:
            if value(parent, "role") in AREAS and value(parent, "name"):
                return f"{value(parent, 'name')}, {value(parent, 'role')}"
            parent = self.nodes.get(parent.get("parentId", ""))
        return ""


def value(node: Node, what: str) -> str:
    return " ".join(str(node.get(what, {}).get("value", "")).split())


def properties(node: Node) -> dict[str, object]:
    return {each["name"]: each["value"].get("value") for each in node.get("properties", [])}


def states(node: Node) -> list[str]:
    known, told = properties(node), list[str]()
    if "pressed" in known:
        told.append("pressed" if known["pressed"] in (True, "true") else "not pressed")
    if "level" in known:
        told.append(f"level {known['level']}")
    if known.get("disabled"):
        told.append("unavailable")
    return told


async def question_of(person: Person) -> list[str]:
    """An open question: what is spoken when it comes, how it reads, and what else there is to choose."""
    await person.page.mouse.move(0, 0)  # nothing is pointed at
    reader = await Reader.of(person)
    spoken = [reader.sentence(node) for node in await reader.find(SPOKEN)]
    (question,) = await reader.find(QUESTION)
    lines = ["spoken: " + " ".join(part for part in spoken if part), "", *reader.reads(question), ""]
    area = ""
    for node in await reader.find(f":is({CHOOSABLE}):not({QUESTION} *)"):
        if reader.area(node) != area:
            area = reader.area(node)
            lines.append(area)
        lines.append(f"  {reader.says(node)}")
    return lines
