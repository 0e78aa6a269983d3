import { shownSections } from '@tosite/site-sections/sections/sections';
import type { SiteInput } from '@tosite/site-sections/site';
import { SECTION_KEYS } from '@tosite/validation/website/section-order';
import { loadWords } from '@tosite/site-sections/words/load-words';
import { drawingIn } from './draw-site.tsx';
import {
  isChangeMessage,
  isDrawMessage,
  isShowMessage,
  shortcutOf,
  type ChangeMessage,
  type FrameMessage,
} from './frame-messages.ts';
import { writeInPlace } from './write-in-place.ts';

/*
 * The frame in which a generated site is drawn while it is looked at. It runs in a sandbox, so its own origin is
 * opaque; it listens only to the page that holds it, and only when that page comes from where the frame does.
 */
const drawing = drawingIn(document);
let site: SiteInput | null = null;
let editing: ReturnType<typeof writeInPlace> | null = null;

function say(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

function draw(next: SiteInput, turn: number): void {
  editing?.settle();
  const before = site;
  site = next;
  drawing.draw(next);
  say({ kind: 'tosite:drawn', turn });
  // After the page is seen: nobody waits for it.
  if (editing !== null && before?.profile !== next.profile) setTimeout(() => tellFilled(next), 50);
}

let waiting: ChangeMessage | null = null;
const soon = new MessageChannel();
soon.port1.addEventListener('message', () => {
  const change = waiting;
  waiting = null;
  if (change !== null && site !== null) draw({ ...site, ...change.change }, change.turn);
});
soon.port1.start();

/** Changes that have come meanwhile are drawn as one: the page is never behind what was done last. */
function take({ turn, change, kind }: ChangeMessage): void {
  if (waiting === null) soon.port2.postMessage(null);
  waiting = { kind, turn, change: { ...waiting?.change, ...change } };
}

/** Whatever is hidden or left out: only the content decides. A text of its own is all that one section needs. */
function tellFilled({ profile, design }: SiteInput): void {
  const whole = { ...design, sections: { collaborations: { text: '…' } } };
  const sections = shownSections(profile, { design: whole, sectionOrder: SECTION_KEYS });
  say({ kind: 'tosite:filled', sections: sections.map(({ key }) => key) });
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== window.parent || event.origin !== window.location.origin) return;
  const { data } = event;
  if (isDrawMessage(data)) {
    const { site: next, turn } = data;
    if (data.editing === true) editing ??= writeInPlace(document, () => site, say);
    // Words that cannot be fetched are English: the site is still worth seeing.
    const begin = () => draw(next, turn);
    loadWords(next.language).then(begin, begin);
  } else if (isChangeMessage(data)) {
    take(data);
  } else if (isShowMessage(data)) {
    editing?.show(data.section, data.label);
  }
});

// A link of the page would lead the frame away: only jumps within the page go on.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  const to = link.getAttribute('href') ?? '';
  if (to.startsWith('#')) document.getElementById(decodeURIComponent(to.slice(1)))?.scrollIntoView();
});
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('keydown', (event) => {
  const shortcut = editing === null || editing.isWriting() ? null : shortcutOf(event);
  if (shortcut === null) return;
  event.preventDefault();
  say({ kind: 'tosite:shortcut', shortcut });
});

say({ kind: 'tosite:ready' });
