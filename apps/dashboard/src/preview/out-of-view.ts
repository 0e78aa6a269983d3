/** Items of the lists that may have hundreds. */
const ITEMS = ':is(.films,.stories,.items,.mosaic,.people)>li';
/** At rest, the browser neither styles nor lays out the items that are out of view; each keeps the size that it had. */
const RULES = `${ITEMS}{contain-intrinsic-size:auto 20rem;overflow-clip-margin:1.5rem}html[data-at-rest] ${ITEMS}{content-visibility:auto}`;
const QUIET = 400;

/**
 * Spares the browser the part of a long page that nobody sees: another accent is then a matter of the items in view.
 * Call `moved` when every size may be another, as with another theme: all of the page is laid out again before it rests.
 */
export function restOutOfView(target: Document): { moved: () => void } {
  const element = target.head.appendChild(target.createElement('style'));
  element.textContent = RULES;
  const root = target.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    delete root.dataset['atRest'];
    timer = setTimeout(() => {
      root.dataset['atRest'] = '';
    }, QUIET);
  };
  target.defaultView?.addEventListener('resize', moved);
  return { moved };
}
