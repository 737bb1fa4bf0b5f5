// What is wrong with the boxes of a page, as sentences; none, if nothing is. Evaluated in the page by boxes.py.
// `insight`: selectors of what must be wholly in the window. `lapped`: selectors of what is meant to lie over its
// neighbours, such as the sheet of a log; what is inside them is looked at by itself.
({ insight, lapped }) => {
    const SLACK = 1.5; // pixels, by which letters reach out of their lines
    const shallow = { x: 2, y: 3 }; // pixels, which two boxes may share: shadows of letters, rounded numbers

    /** Of each element once: nothing moves while it is looked at. */
    const once = (find) => {
        const known = new Map();
        return (it) => known.get(it) ?? known.set(it, find(it)).get(it);
    };
    const style = once((it) => {
        const { overflowX, overflowY, position, clipPath, width, height, display, fontSize } = getComputedStyle(it);
        const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } = getComputedStyle(it);
        const painted = !/rgba\(.*, 0\)|transparent/.test(backgroundColor) || backgroundImage !== "none";
        const edged = painted || parseFloat(borderTopWidth) + parseFloat(borderLeftWidth) > 0;
        const tiny = parseFloat(width) <= 1 && parseFloat(height) <= 1;
        return { overflowX, overflowY, position, display, fontSize, edged, heard: clipPath === "inset(50%)" || tiny };
    });
    const brief = (text) => text.trim().replaceAll(/\s+/g, " ").slice(0, 40);
    const label = (it) => {
        const name = it.dataset?.card ?? it.dataset?.pile ?? it.getAttribute("aria-label") ?? it.textContent ?? "";
        return `<${it.localName}${[...it.classList].slice(0, 2).map((known) => `.${known}`).join("")}> “${brief(name)}”`;
    };
    const ancestors = once((it) => {
        const found = [];
        for (let at = it; at !== null && at !== document.documentElement; at = at.parentElement) found.push(at);
        return found;
    });
    const holds = (one, other) => one.contains(other) || other.contains(one);
    const isHidden = once((it) => {
        if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
        if (it.closest("a[href^='#']")?.getBoundingClientRect().bottom <= 0) return true; // a way to skip, not yet focused
        return ancestors(it).some((part) => style(part).heard);
    });
    const layerOf = once((it) => it.closest([...lapped, "dialog", "[popover]"].join()) ?? document.body);

    // -- everything that is read, and everything that is pressed ------------------------------------------------------
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const it = node.parentElement;
        if (node.data.trim() === "" || it.closest("script, style, option, textarea") || isHidden(it)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
        // a line is higher than its letters, more so where lines stand apart
        const size = parseFloat(style(it).fontSize);
        for (const rect of rects) {
            const spare = Math.max(0, rect.height - size) / 2;
            texts.push({ it, said: brief(node.data), rect: inset(rect, 0, spare) });
        }
    }
    function inset(rect, x, y) {
        return { left: rect.left + x, right: rect.right - x, top: rect.top + y, bottom: rect.bottom - y };
    }
    const pressed = [...document.querySelectorAll("button, a[href], input, select, summary, [tabindex='0']")].filter(
        (it) => !isHidden(it) && it.getClientRects().length > 0 && !it.matches("[role=log], [role=group]"),
    );
    const buttons = pressed.map((it) => ({ it, said: label(it), rect: it.getBoundingClientRect(), whole: true }));

    // -- cut -----------------------------------------------------------------------------------------------------------
    const cutting = (overflow) => overflow === "hidden" || overflow === "clip";
    const paddingBox = once((it) => {
        const box = it.getBoundingClientRect();
        const left = box.left + it.clientLeft, top = box.top + it.clientTop;
        return { left, top, right: left + (it.clientWidth || box.width), bottom: top + (it.clientHeight || box.height) };
    });
    /** How many pixels of it nobody can bring into sight, and who cuts them off. */
    function cut({ it, rect, whole }) {
        let across = true, down = true; // until something scrolls
        for (const part of ancestors(whole ? it.parentElement : it)) {
            const { overflowX, overflowY, position } = style(part);
            const box = paddingBox(part);
            if (across && cutting(overflowX) && (box.left - rect.left > SLACK || rect.right - box.right > SLACK)) return part;
            if (down && cutting(overflowY) && (box.top - rect.top > SLACK || rect.bottom - box.bottom > SLACK)) return part;
            across &&= !["auto", "scroll"].includes(overflowX);
            down &&= !["auto", "scroll"].includes(overflowY);
            if (position === "fixed") break;
        }
        const page = style(document.documentElement);
        const fixed = ancestors(it).some((part) => style(part).position === "fixed");
        if (across && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) return document.body;
        const below = rect.bottom > innerHeight + SLACK && (fixed || cutting(page.overflowY));
        return down && (rect.top + scrollY < -SLACK || below) ? document.body : null;
    }
    /** The nearest box around a text that can be seen as one. */
    const panelOf = once((it) =>
        ancestors(it).find((part) => !["inline", "contents"].includes(style(part).display) && style(part).edged),
    );
    const outside = ({ it, rect }) => {
        const panel = panelOf(it);
        if (panel === undefined || panel === document.body) return null;
        const box = panel.getBoundingClientRect();
        const { overflowX, overflowY } = style(panel);
        const across = overflowX === "visible" && (box.left - rect.left > 2 || rect.right - box.right > 2);
        const down = overflowY === "visible" && (box.top - rect.top > 2 || rect.bottom - box.bottom > 2);
        return across || down ? panel : null;
    };

    // -- one over another ----------------------------------------------------------------------------------------------
    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > shallow.x &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > shallow.y;
    /** The part of it that is in sight: a scrolled list shows a window of itself. */
    function seen({ it, rect }) {
        const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
        for (const part of ancestors(it)) {
            const { overflowX, overflowY } = style(part);
            const frame = paddingBox(part);
            if (overflowX !== "visible") [box.left, box.right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
            if (overflowY !== "visible") [box.top, box.bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
        }
        return box.right - box.left > 0 && box.bottom - box.top > 0 ? box : null;
    }
    const shown = (things) =>
        things.flatMap((thing) => {
            const box = seen(thing);
            return box === null ? [] : [{ ...thing, box, layer: layerOf(thing.it) }];
        });
    const isRead = (thing) => thing.whole !== true;
    function* pairs(things) {
        const sorted = things.toSorted((one, other) => one.box.top - other.box.top);
        for (const [place, one] of sorted.entries()) {
            for (let next = place + 1; next < sorted.length && sorted[next].box.top < one.box.bottom; next += 1) {
                if (one.layer === sorted[next].layer) yield [one, sorted[next]];
            }
        }
    }
    /** What lies on top of a text, in the middle of it or near its ends. */
    function cover({ it, box, layer }) {
        const y = (box.top + box.bottom) / 2;
        for (const part of [0.1, 0.5, 0.9]) {
            const top = document.elementFromPoint(box.left + (box.right - box.left) * part, y);
            if (top === null || holds(top, it) || layerOf(top) !== layer) continue;
            if (!top.contains(it) && panelOf(top) !== panelOf(it)) return top;
        }
        return null;
    }

    const faults = new Set();
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth + 1) faults.add(`the page scrolls sideways: ${wide} of ${innerWidth}`);
    for (const text of texts) {
        const by = cut(text);
        if (by !== null) faults.add(`“${text.said}” is cut by ${by === document.body ? "the window" : label(by)}`);
        else if (outside(text)) faults.add(`“${text.said}” reaches out of ${label(outside(text))}`);
    }
    for (const button of buttons) {
        const by = cut(button);
        if (by !== null) faults.add(`${button.said} is cut by ${by === document.body ? "the window" : label(by)}`);
    }
    // what is hidden from ears belongs to a picture, on which something may lie
    const read = shown(texts.filter(({ it }) => it.closest("[aria-hidden=true]") === null)), pressable = shown(buttons);
    for (const [one, other] of pairs(read)) {
        const apart = one.it === other.it && one.said === other.said; // lines of one text
        if (!apart && meet(one.box, other.box)) faults.add(`“${one.said}” and “${other.said}” overlap`);
    }
    for (const [one, other] of pairs([...pressable, ...read])) {
        if (!(isRead(one) && isRead(other)) && !holds(one.it, other.it) && meet(one.box, other.box)) faults.add(`${one.said} and ${other.said} overlap`);
    }
    for (const text of read) {
        const top = cover(text);
        if (top !== null) faults.add(`“${text.said}” is covered by ${label(top)}`);
    }
    for (const selector of insight) {
        const found = [...document.querySelectorAll(selector)].filter((it) => it.getClientRects().length > 0);
        if (found.length === 0) faults.add(`${selector} is not there`);
        for (const it of found) {
            const { left, top, right, bottom } = it.getBoundingClientRect();
            const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
            const whole = seen({ it, rect: { left, top, right, bottom } });
            if (!inside || whole === null || bottom - whole.bottom > 2) faults.add(`${selector} is not in sight`);
        }
    }
    return [...faults];
}
