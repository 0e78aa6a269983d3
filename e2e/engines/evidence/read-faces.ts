/** A face that text of the first view asks for first. */
export type NamedFace = {
  face: string;
  /** Some of its text. */
  text: string;
  /** What the page's own faces of that family are: `loaded`, `loading`, `error`, `unloaded`. */
  statuses: string[];
  /** Whether its text is as wide in it as in what would stand in for it, whichever that is: then it is not drawn. */
  isFallback: boolean;
};

/** Which faces the first view is set in, and whether it is. Called in the page. */
export function readFaces(): NamedFace[] {
  const unquoted = (name: string): string => name.trim().replaceAll(/["']/gu, '');
  const probe = document.createElement('span');
  Object.assign(probe.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre',
    fontSize: '100px',
  });
  const widthIn = (style: CSSStyleDeclaration, fontFamily: string, text: string): number => {
    const { fontStyle, fontWeight } = style;
    Object.assign(probe.style, { fontStyle, fontWeight, fontFamily });
    probe.textContent = text;
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const found = new Map<string, NamedFace>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    // Latin only: for other scripts the first face that has the letters is another one.
    const text = (node.nodeValue ?? '').match(/[A-Za-z]{2,}/gu)?.join(' ');
    if (parent === null || text === undefined || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    range.selectNodeContents(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    if (width < 2 || bottom <= 0 || top >= innerHeight) continue;
    const style = getComputedStyle(parent);
    const family = unquoted(style.fontFamily.split(',')[0] ?? '');
    // What every machine has under one name is no face of the page's.
    if (/^(?:ui-[a-z-]+|system-ui|monospace|serif|sans-serif)$/u.test(family)) continue;
    const face = `${family} ${style.fontWeight} ${style.fontStyle}`;
    if (found.has(face)) continue;
    const statuses = [...document.fonts]
      .filter((one) => unquoted(one.family) === family)
      .map(({ status }) => status);
    // Beside two families of very different widths: what is loaded is neither.
    const isFallback = ['serif', 'monospace'].every((other) => {
      const difference = widthIn(style, `"${family}", ${other}`, text) - widthIn(style, other, text);
      return Math.abs(difference) < 0.5;
    });
    found.set(face, { face, text: text.slice(0, 40), statuses, isFallback });
  }
  return [...found.values()];
}
