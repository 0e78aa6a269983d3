import type { SiteInput } from '@tosite/site-sections/site';
import type { FrameMessage } from './frame-messages.ts';
import { textAt, type TextAt } from './text-at.ts';

const STYLE = `
[data-edit-hover]{outline:2px solid #78b7f5!important;outline-offset:3px!important;cursor:text!important}
[data-edit-on]{outline:2px solid #0a66c2!important;outline-offset:3px!important;cursor:text!important;white-space:pre-wrap!important;min-width:1ch;min-height:1em}
[data-edit-mark]{position:absolute;pointer-events:none;z-index:2147483647;border-top:2px solid #0a66c2;left:0;right:0}
[data-edit-mark]>span{position:absolute;top:0;left:0;background:#0a66c2;color:#fff;font:600 12.5px/1.5 system-ui,sans-serif;padding:1px 8px;border-radius:0 0 4px 0}
`;

/** A text that nothing is made of, because it cannot stand there, is what it was again after so many milliseconds. */
const NOT_TAKEN = 1000;

type Writing = { element: HTMLElement; at: TextAt; children: ChildNode[] };

/**
 * Texts of the page are written where they stand. While one is written, plain text stands in the place of what React
 * drew there. What was written stays on screen until the owner's page has made a change of the message; before that is
 * drawn, React's own nodes come back.
 */
export function writeInPlace(
  target: Document,
  site: () => SiteInput | null,
  say: (message: FrameMessage) => void,
) {
  let hovered: Element | null = null;
  let writing: Writing | null = null;
  let written: { restore: () => void; timer: ReturnType<typeof setTimeout> } | null = null;
  const style = target.createElement('style');
  style.textContent = STYLE;
  target.head.append(style);
  // Beside the body, which is React's.
  const mark = target.createElement('div');
  mark.setAttribute('data-edit-mark', '');
  mark.setAttribute('aria-hidden', 'true');
  const markName = mark.appendChild(target.createElement('span'));

  /** A theme may lay a box over a text: every element at the place is asked, from the top. */
  const find = (event: MouseEvent): { element: HTMLElement; at: TextAt } | null => {
    const current = site();
    if (current === null) return null;
    for (const element of target.elementsFromPoint(event.clientX, event.clientY)) {
      const leaf = element.closest<HTMLElement>('.hero .name') ?? element;
      const at = leaf instanceof HTMLElement ? textAt(leaf, current) : null;
      if (leaf instanceof HTMLElement && at !== null) return { element: leaf, at };
    }
    return null;
  };
  const hover = (element: Element | null) => {
    if (hovered === element) return;
    hovered?.removeAttribute('data-edit-hover');
    element?.setAttribute('data-edit-hover', '');
    hovered = element;
  };

  /** React's own nodes in their place again. */
  const restore = () => {
    if (written === null) return;
    clearTimeout(written.timer);
    written.restore();
    written = null;
  };

  const end = (keep: boolean) => {
    if (writing === null) return;
    const { element, at, children } = writing;
    writing = null;
    const text = (element.textContent ?? '').replaceAll('\u00a0', ' ').trim();
    element.removeAttribute('contenteditable');
    element.removeAttribute('data-edit-on');
    element.removeAttribute('role');
    const putBack = () => element.replaceChildren(...children);
    if (!keep || text === at.text.trim()) {
      putBack();
      return;
    }
    written = { restore: putBack, timer: setTimeout(restore, NOT_TAKEN) };
    say({ kind: 'tosite:text', target: at.target, value: at.valueOf(text) });
  };
  const begin = ({ element, at }: { element: HTMLElement; at: TextAt }) => {
    hover(null);
    writing = { element, at, children: [...element.childNodes] };
    element.replaceChildren(target.createTextNode(at.text));
    element.setAttribute('contenteditable', 'plaintext-only');
    element.setAttribute('role', 'textbox');
    element.setAttribute('data-edit-on', '');
    element.focus();
    target.getSelection()?.selectAllChildren(element);
    target.getSelection()?.collapseToEnd();
  };

  target.addEventListener('pointermove', (event) =>
    hover(writing === null ? (find(event)?.element ?? null) : null),
  );
  target.addEventListener('pointerleave', () => hover(null));
  target.addEventListener('click', (event) => {
    if (writing !== null && event.target instanceof Node && writing.element.contains(event.target)) return;
    end(true);
    const section = event.target instanceof Element ? event.target.closest('[data-section]') : null;
    const key = section?.getAttribute('data-section');
    if (typeof key === 'string') say({ kind: 'tosite:section', section: key });
    restore();
    const found = find(event);
    if (found !== null) begin(found);
  });
  target.addEventListener('focusout', (event) => {
    if (event.target === writing?.element) end(true);
  });
  target.addEventListener('keydown', (event) => {
    if (writing === null) return;
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      end(true);
    } else if (event.key === 'Escape') end(false);
  });

  return {
    isWriting: () => writing !== null,
    /** Before the page is drawn anew: what is being written is kept first, and the page is React's own. */
    settle: () => {
      end(true);
      restore();
    },
    show(section: string | null, label: string) {
      mark.remove();
      const element =
        section === null ? null : target.querySelector(`[data-section="${CSS.escape(section)}"]`);
      if (element === null) return;
      const { top, bottom } = element.getBoundingClientRect();
      const page = target.documentElement;
      mark.style.top = `${top + page.scrollTop}px`;
      markName.textContent = label;
      page.append(mark);
      if (top > page.clientHeight * 0.7 || bottom < page.clientHeight * 0.15)
        element.scrollIntoView({ block: 'start' });
    },
  };
}
