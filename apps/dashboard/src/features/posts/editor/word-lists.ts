/** A paragraph that Word shows as an item: `mso-list:l0 level2 lfo1`, with its number as words before it. */
type Item = { paragraph: HTMLElement; level: number; list: string; ordered: boolean; start: number };

/** Word puts lists on the clipboard as paragraphs. Those that follow one another become lists, each level in the one before. */
export function wordLists(body: HTMLElement): void {
  let run: Item[] = [];
  const end = () => {
    if (run.length > 0) makeList(run);
    run = [];
  };
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph);
    const last = run.at(-1);
    const follows = last?.paragraph.nextElementSibling === paragraph;
    if (item === null || (last !== undefined && !follows)) end();
    if (item !== null) run.push(item);
  }
  end();
}

function itemOf(paragraph: HTMLElement): Item | null {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list = '', level = ''] = /mso-list:\s*(l\d+)\s+level(\d+)/iu.exec(style) ?? [];
  if (list === '') return null;
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/iu.test(span.getAttribute('style') ?? ''),
  );
  const written = (mark?.textContent ?? '').replaceAll(/[\s\u00A0]+/gu, '');
  mark?.remove();
  // `3.`, `b)`, `(iv)`, `2.1.`, `三、`: a bullet has no end of its own.
  const ordered = /^[(（]?(?:[\p{Nd}]+(?:\.\p{Nd}+)*[.)）．、]?|\p{L}{1,5}[.)）．、])$/u.test(written);
  return {
    paragraph,
    level: Number(level),
    list,
    ordered,
    start: Number(/\d+(?=\D*$)/u.exec(written)?.[0] ?? 1),
  };
}

function makeList(items: readonly Item[]): void {
  const [first] = items;
  if (first === undefined) return;
  const { ownerDocument } = first.paragraph;
  const place = first.paragraph;
  const lowest = Math.min(...items.map(({ level }) => level));
  /** The lists that are open, the outermost first. */
  const open: { list: HTMLElement; level: number; ordered: boolean }[] = [];
  const roots: HTMLElement[] = [];
  for (const { paragraph, level, ordered, start } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > Math.max(level, lowest)) open.pop();
    const current = open.at(-1);
    // Bullets after numbers on the same level are another list.
    if (current?.level === level && current.ordered !== ordered) open.pop();
    let inner = open.at(-1);
    if (inner === undefined || inner.level < level) {
      const list = ownerDocument.createElement(ordered ? 'ol' : 'ul');
      if (ordered && start !== 1) list.setAttribute('start', String(start));
      const within = inner?.list.lastElementChild ?? null;
      if (within === null) roots.push(list);
      else within.append(list);
      inner = { list, level, ordered };
      open.push(inner);
    }
    const item = ownerDocument.createElement('li');
    const words = ownerDocument.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    inner.list.append(item);
    if (paragraph !== place) paragraph.remove();
  }
  place.replaceWith(...roots);
}
