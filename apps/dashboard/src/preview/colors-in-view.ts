/** What an owner turns through a dozen of: they colour what inherits them, and neither the ground nor the letters. */
const ACCENTS: ReadonlySet<string> = new Set(['--accent', '--accent-plate']);

/** Milliseconds without another accent after which the whole page takes it. */
const REST = 150;

type Styled = HTMLElement | SVGElement;

/** How far what is taller than the window is taken apart. */
const DEPTH = 8;

/**
 * Writes the colours of a page. They stand on the root itself, where another style sheet would have every element
 * matched with every rule again. Even so another accent has the styles of all elements computed anew, and a long page is
 * seen late: what is in the window takes it at once, the whole page as soon as no other accent comes or it is scrolled.
 * What is drawn on something taller than the window itself, such as the sky of Aurora, comes with the whole page.
 */
export function colorsIn(target: Document): (colors: [property: string, value: string][]) => void {
  const root = target.documentElement;
  let written = new Map<string, string>();
  let ahead: Styled[] = [];
  let rest: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(rest);
    target.removeEventListener('scroll', settle);
    for (const [property, value] of written)
      if (root.style.getPropertyValue(property) !== value) root.style.setProperty(property, value);
    for (const element of ahead) for (const property of ACCENTS) element.style.removeProperty(property);
    ahead = [];
  }

  /** What has an accent of its own, such as the darker one of a plate, keeps it. */
  function takersOf(property: string): Styled[] {
    const now = valueOn(root, property);
    return ahead.filter(
      (element) => element.style.getPropertyValue(property) !== '' || valueOn(element, property) === now,
    );
  }

  return (colors) => {
    const before = written;
    written = new Map(colors);
    const changed = colors.filter(([property, value]) => before.get(property) !== value);
    // Not every theme has every colour.
    for (const property of before.keys()) if (!written.has(property)) root.style.removeProperty(property);
    if (changed.length === 0) return;
    // A document that no window shows has nothing in view.
    if (
      before.size === 0 ||
      target.defaultView === null ||
      !changed.every(([property]) => ACCENTS.has(property))
    ) {
      settle();
      return;
    }
    ahead = [...new Set([...ahead, ...inWindow(target.body, DEPTH)])];
    // All are asked before any is written: no style is computed in between.
    const takers = changed.map(([property, value]) => ({ property, value, elements: takersOf(property) }));
    for (const { property, value, elements } of takers)
      for (const element of elements) element.style.setProperty(property, value);
    clearTimeout(rest);
    rest = setTimeout(settle, REST);
    target.addEventListener('scroll', settle, { once: true, passive: true });
  };
}

function valueOn(element: Element, property: string): string {
  return element.ownerDocument.defaultView?.getComputedStyle(element).getPropertyValue(property) ?? '';
}

/** The largest elements below `parent` that show in the window and are no taller than it, and the smallest that are. */
function inWindow(parent: Element, depth: number): Styled[] {
  const height = parent.ownerDocument.documentElement.clientHeight;
  return [...parent.children].flatMap((element) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return [];
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom < 0 || top > height) return [];
    const isTall = bottom - top > height && element.children.length > 0 && depth > 0;
    return isTall ? inWindow(element, depth - 1) : [element];
  });
}
