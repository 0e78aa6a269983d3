import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { replace, toDos, withoutEmptyLines, wordOnline } from './pasted-shapes.ts';
import { wordLists } from './word-lists.ts';

/** What a clipboard held and a post cannot have. */
export type LeftOut = { pictures: number; comments: number; colors: boolean };
export type Pasted = { html: string; words: number; left: LeftOut };

/**
 * The HTML of a clipboard as a post can take it: Google Docs' wrapper and doubled breaks are gone, Word's paragraphs
 * that look like a list are one. `take` is given the address of each picture that this browser can read and answers
 * what stands for it; the others are left out and counted. What our own editor copied is as it was.
 */
export function cleanPasted(html: string, take: (address: string) => string): Pasted {
  // Word writes its lists' numbers for browsers alone: `<![if !supportLists]>`. Style sheets are taken out unread: the
  // page's policy would complain of each.
  const page = new DOMParser().parseFromString(
    html.replaceAll(/<!\[(?:if[^\]]*|endif)\]>|<style\b[\s\S]*?<\/style\s*>/giu, ''),
    'text/html',
  );
  const { body } = page;
  const left: LeftOut = { pictures: 0, comments: 0, colors: false };
  const words = countWords(body);
  if (html.includes('data-pm-slice')) return { html, words, left };
  for (const gone of named(body, NOTHING)) gone.remove();
  left.comments = removeComments(body);
  left.colors = hasColors(body);
  for (const wrapper of body.querySelectorAll('b'))
    if (isPlain(wrapper)) wrapper.replaceWith(...wrapper.childNodes);
  for (const lost of body.querySelectorAll('br'))
    if (lost.classList.contains('Apple-interchange-newline') || isBetweenBlocks(lost)) lost.remove();
  toDos(body);
  wordOnline(body);
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    if (/^(?:data:image\/|blob:)/iu.test(address)) picture.setAttribute('src', take(address));
    else {
      left.pictures += 1;
      removeWithFrame(picture);
    }
  }
  for (const drawing of named(body, DRAWINGS)) {
    if (body.contains(drawing) && drawing.querySelector('img') === null) left.pictures += 1;
    drawing.remove();
  }
  for (const link of body.querySelectorAll('a'))
    link.setAttribute('href', straight(link.getAttribute('href') ?? ''));
  wordLists(body);
  withoutEmptyLines(body);
  oneLevelDown(body);
  return { html: body.innerHTML, words, left };
}

/** A paragraph that held nothing but the picture goes with it. */
function removeWithFrame(picture: Element): void {
  const paragraph = picture.closest('p');
  picture.remove();
  const isEmpty = (paragraph?.textContent ?? '').trim() === '' && paragraph?.querySelector('img') === null;
  if (isEmpty) paragraph.remove();
}

const NOTHING = new Set(['style', 'script', 'meta', 'link', 'title', 'xml']);
const DRAWINGS = new Set(['v:shape', 'v:group', 'svg', 'canvas', 'object', 'iframe']);

/** Elements by their names, those with a colon too. */
function named(body: HTMLElement, names: ReadonlySet<string>): Element[] {
  return [...body.querySelectorAll('*')].filter(({ tagName }) => names.has(tagName.toLowerCase()));
}

/** `<b style="font-weight:normal">` is no bold: Google Docs puts everything into one. */
function isPlain(element: HTMLElement): boolean {
  return /^(?:normal|400)$/u.test(element.style.fontWeight) || element.id.startsWith('docs-internal-guid');
}

const BLOCK = /^(?:P|H[1-6]|UL|OL|LI|TABLE|DIV|BLOCKQUOTE|PRE|HR|FIGURE)$/u;

/** A break that stands beside blocks: an empty line that the blocks make themselves. */
function isBetweenBlocks(lost: Element): boolean {
  const beside = [...(lost.parentElement?.children ?? [])];
  const hasWords = [...(lost.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
  );
  return !hasWords && beside.some((each) => BLOCK.test(each.tagName));
}

/** Word's comments stand at the end, each with a mark in the text. */
function removeComments(body: HTMLElement): number {
  const marks = [...body.querySelectorAll('.MsoCommentReference, a[href^="#_msocom"], a[href^="#cmnt"]')];
  const comments = new Set(marks.map((mark) => mark.closest('.MsoCommentReference') ?? mark));
  for (const mark of comments) mark.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[style*="mso-element:comment"], .MsoCommentText'))
    element.remove();
  return comments.size;
}

const PLAIN_COLORS =
  /^(?:|inherit|initial|windowtext|black|#0+|rgb\(0,\s*0,\s*0\)|transparent|white|rgb\(255,\s*255,\s*255\))$/iu;

function hasColors(body: HTMLElement): boolean {
  return [...body.querySelectorAll<HTMLElement>('[style*="color"], [style*="background"]')].some(
    ({ style, tagName }) =>
      tagName !== 'A' &&
      !(style.textDecoration.includes('underline') && style.color !== '') &&
      (!PLAIN_COLORS.test(style.color) || !PLAIN_COLORS.test(style.backgroundColor)),
  );
}

/** Google Docs leads links through a page of its own. */
function straight(address: string): string {
  if (!canParseUrl(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const isDetour = /^(?:www\.)?google\.com$/u.test(hostname) && pathname === '/url';
  return isDetour ? (searchParams.get('q') ?? address) : address;
}

/** The title of a post is the first level: what was one becomes the second, and all below follow. */
function oneLevelDown(body: HTMLElement): void {
  const isDeep = body.querySelector('h1') !== null;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1)) + (isDeep ? 1 : 0);
    const wanted = `h${Math.min(4, Math.max(2, level))}`;
    if (heading.tagName.toLowerCase() !== wanted) replace(heading, wanted);
  }
}

function countWords(body: HTMLElement): number {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const end of copy.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, td, th, div, pre, br'))
    end.after(' ');
  return (copy.textContent ?? '').split(/\s+/u).filter((word) => word !== '').length;
}
