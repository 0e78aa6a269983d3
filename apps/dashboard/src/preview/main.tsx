import { loadWords } from '@tosite/site-sections/words/load-words';
import { drawingIn } from './draw-site.tsx';
import { isDrawMessage, type FrameMessage } from './frame-messages.ts';

/*
 * The frame in which a generated site is drawn while it is looked at. It runs in a sandbox, so its own origin is
 * opaque; it listens only to the page that holds it, and only when that page comes from where the frame does.
 */
const drawing = drawingIn(document);

function say(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== window.parent || event.origin !== window.location.origin) return;
  if (!isDrawMessage(event.data)) return;
  const { site, turn } = event.data;
  const draw = () => {
    drawing.draw(site);
    say({ kind: 'tosite:drawn', turn });
  };
  // Words that cannot be fetched are English: the site is still worth seeing.
  loadWords(site.language).then(draw, draw);
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

say({ kind: 'tosite:ready' });
