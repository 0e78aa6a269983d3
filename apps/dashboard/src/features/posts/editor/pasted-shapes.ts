/** Lists, headings and ends of lines of Word in a browser, as Word itself puts them on a clipboard. */
export function wordOnline(body: HTMLElement): void {
  for (const end of body.querySelectorAll('span.EOP')) end.remove();
  for (const heading of body.querySelectorAll('p[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level') ?? 1);
    replace(heading, `h${Math.min(6, Math.max(1, level))}`);
  }
  // Every item stands in a list of its own, whatever its level.
  for (const wrapper of body.querySelectorAll<HTMLElement>('.ListContainerWrapper')) {
    const items = [...wrapper.querySelectorAll('li')];
    if (items.length > 0) wrapper.replaceWith(...items.map(itemOfWord));
  }
}

function itemOfWord(item: HTMLLIElement, place: number): HTMLElement {
  const { ownerDocument: document, parentElement: list } = item;
  const paragraph = document.createElement('p');
  const level = Number(item.dataset['ariaLevel'] ?? 1);
  paragraph.setAttribute('style', `mso-list:l0 level${Math.max(1, level)}`);
  if (list?.tagName === 'OL') {
    const mark = document.createElement('span');
    mark.setAttribute('style', 'mso-list:Ignore');
    mark.textContent = `${Number(list.getAttribute('start') ?? 1) + place}.`;
    paragraph.append(mark);
  }
  const [own] = item.querySelectorAll('p');
  paragraph.append(...(own ?? item).childNodes);
  return paragraph;
}

const TICKED = '☑ ';
const OPEN = '☐ ';

/** Lists of things to do keep their ticks as signs: Google Docs has pictures of them, Notion brackets. */
export function toDos(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('li[role="checkbox"]')) {
    item.querySelector('img[aria-roledescription="checkbox"]')?.remove();
    const isTicked = item.getAttribute('aria-checked') === 'true';
    // What is ticked is struck through by the program, not by its writer.
    if (isTicked)
      for (const run of item.querySelectorAll<HTMLElement>('span'))
        if (run.style.textDecoration.includes('line-through')) run.style.textDecoration = 'none';
    (item.querySelector('p') ?? item).prepend(isTicked ? TICKED : OPEN);
  }
  for (const item of body.querySelectorAll('li')) {
    const first = firstText(item);
    const [mark, sign] = /^\s*\[([ xX])\]\s+/u.exec(first?.data ?? '') ?? [];
    if (first !== null && mark !== undefined)
      first.data = `${sign === ' ' ? OPEN : TICKED}${first.data.slice(mark.length)}`;
  }
}

function firstText(within: Node): Text | null {
  for (const node of within.childNodes) {
    if (node instanceof Text) {
      if (node.data.trim() !== '') return node;
    } else {
      const found = firstText(node);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Programs make distance of paragraphs without words; here it is the paragraphs' own. */
export function withoutEmptyLines(body: HTMLElement): void {
  for (const space of body.querySelectorAll('.Apple-converted-space')) space.replaceWith(' ');
  for (const paragraph of body.querySelectorAll('p')) {
    const isInCell = /^(?:TD|TH|LI)$/u.test(paragraph.parentElement?.tagName ?? '');
    const isEmpty = (paragraph.textContent ?? '').trim() === '' && paragraph.querySelector('img') === null;
    if (isEmpty && !isInCell && body.childElementCount > 1) paragraph.remove();
  }
}

/** The same words in another element. */
export function replace(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
