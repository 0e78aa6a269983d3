/** A word as it is drawn: the box of its ink, and the block of text that it belongs to. */
export type Word = {
  text: string;
  block: number;
  /** What the block is, to be found again. */
  where: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
};
/** A rule that is drawn and holds no words: a bar of time, a line. */
export type Rule = { where: string; left: number; top: number; right: number; bottom: number };

/** Every word of the page that can be seen, and every thin rule. Called in the page. */
export function readWords(): { words: Word[]; rules: Rule[] } {
  type Box = { left: number; top: number; right: number; bottom: number };
  const pen = document.createElement('canvas').getContext('2d');
  const blocks = new Map<Element, number>();
  const inks = new Map<string, { above: number; below: number; ascent: number; height: number }>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const nameOf = (element: Element): string => {
    const section = element.closest('[data-section]')?.getAttribute('data-section') ?? '';
    const name = element.getAttribute('class')?.split(' ')[0] ?? '';
    return `${section} ${element.tagName.toLowerCase()}${name === '' ? '' : `.${name}`}`.trim();
  };
  const blockOf = (element: Element): Element => {
    let block = element;
    while (styleOf(block).display.startsWith('inline') && styleOf(block).display !== 'inline-block')
      if (block.parentElement === null) break;
      else block = block.parentElement;
    return block;
  };
  /** What is left of a box when everything that clips it has done so. */
  const clipped = (box: Box, element: Element): Box => {
    let { left, top, right, bottom } = box;
    for (
      let each: Element | null = element;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      const style = styleOf(each);
      if (style.overflowX === 'visible' && style.overflowY === 'visible' && style.clipPath === 'none')
        continue;
      const edge = each.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  const inkOf = (text: string, style: CSSStyleDeclaration) => {
    const written = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const key = `${font}|${written}`;
    const known = inks.get(key);
    if (known !== undefined || pen === null) return known;
    pen.font = font;
    const size = pen.measureText(written);
    const ink = {
      above: size.actualBoundingBoxAscent,
      below: size.actualBoundingBoxDescent,
      ascent: size.fontBoundingBoxAscent,
      height: size.fontBoundingBoxAscent + size.fontBoundingBoxDescent,
    };
    inks.set(key, ink);
    return ink;
  };

  const words: Word[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const data = node.nodeValue ?? '';
    if (parent === null || data.trim() === '' || /^(?:STYLE|SCRIPT|NOSCRIPT|TITLE)$/u.test(parent.tagName))
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = styleOf(parent);
    const block = blockOf(parent);
    const id = blocks.get(block) ?? blocks.size;
    blocks.set(block, id);
    // Large lines stand close, so that only letters tell whether a tail meets the letter below it.
    const isLarge = Number.parseFloat(style.fontSize) >= 30 && /^[\p{Script=Latin}\P{L}]+$/u.test(data);
    for (const found of data.matchAll(isLarge ? /\S/gu : /\S+/gu)) {
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      for (const line of range.getClientRects()) {
        const ink = inkOf(found[0], style);
        // A line of another height than the face's is that of a first letter, or of a drawing: it is taken as it is.
        const isKnown = ink !== undefined && Math.abs(ink.height - line.height) < 2;
        const baseline = isKnown ? line.top + ink.ascent : 0;
        const box = {
          left: line.left,
          right: line.right,
          top: isKnown ? baseline - ink.above : line.top + line.height * 0.2,
          bottom: isKnown ? baseline + ink.below : line.bottom - line.height * 0.2,
        };
        const { left, top, right, bottom } = clipped(box, parent);
        if (right - left < 1 || bottom - top < 1) continue;
        words.push({
          text: found[0],
          block: id,
          where: nameOf(block),
          left: left + scrollX,
          right: right + scrollX,
          top: top + scrollY,
          bottom: bottom + scrollY,
        });
      }
    }
  }

  const rules: Rule[] = [];
  for (const element of document.body.querySelectorAll('span, i, hr')) {
    if (element.textContent !== '' || !element.checkVisibility()) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { backgroundColor } = styleOf(element);
    if (bottom - top > 4 || bottom <= top || right - left < 20 || backgroundColor.endsWith(', 0)')) continue;
    rules.push({
      where: nameOf(element),
      left: left + scrollX,
      top: top + scrollY,
      right: right + scrollX,
      bottom: bottom + scrollY,
    });
  }
  return { words, rules };
}
