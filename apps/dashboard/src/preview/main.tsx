import { shownSections } from '@tosite/site-sections/sections/sections';
import type { SiteInput } from '@tosite/site-sections/site';
import { SECTION_KEYS } from '@tosite/validation/website/section-order';
import { drawingIn } from './render-site.tsx';
import {
  isChangeMessage,
  isRenderMessage,
  isShowMessage,
  isThemesMessage,
  shortcutOf,
  type ChangeMessage,
  type FrameMessage,
} from './frame-messages.ts';
import { missingParts } from './lazy/site-parts.ts';
import { loadEveryTheme } from './lazy/themes.ts';
import { changedSite } from './site-change.ts';
import { writeInPlace } from './write-in-place.ts';

/*
 * The frame in which a generated site is drawn while it is looked at. It runs in a sandbox, so its own origin is
 * opaque; it listens only to the page that holds it, and only when that page comes from where the frame does.
 */
const drawing = drawingIn(document);
/** What is drawn. */
let site: SiteInput | null = null;
let editing: ReturnType<typeof writeInPlace> | null = null;
/** What is to be drawn: the page is never behind what was done last, and changes that come together are one drawing. */
let next: { site: SiteInput; turn: number; path?: string } | null = null;
/** What it cannot be drawn without is being fetched. */
let fetching = false;
/** What the page is told of the sections, once nothing changes for a moment. */
let posting: ReturnType<typeof setTimeout> | undefined;

function say(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

function draw(): void {
  if (next === null || fetching) return;
  const missing = missingParts(next.site);
  if (missing !== null) {
    fetching = true;
    const goOn = () => {
      fetching = false;
    };
    // Without it the page stays as it is; the next change asks again.
    void missing.then(goOn).then(draw, goOn);
    return;
  }
  const { site: now, turn, path } = next;
  next = null;
  // What is being written in the page is told first, and comes back as a change.
  editing?.settle();
  const before = site;
  site = now;
  drawing.draw(now, path);
  say({ kind: 'tosite:drawn', turn });
  // After the page is seen: nobody waits for it.
  if (editing !== null && (before?.profile !== now.profile || before.design !== now.design)) {
    clearTimeout(posting);
    posting = setTimeout(() => postFilled(now), 50);
  }
}

const soon = new MessageChannel();
soon.port1.addEventListener('message', draw);
soon.port1.start();

function take({ turn, change }: ChangeMessage): void {
  const before = next?.site ?? site;
  if (before === null) return;
  soon.port2.postMessage(null);
  next = { site: changedSite(before, change), turn };
}

/**
 * Whatever is hidden or left out: only the content decides. A text of its own is all that one section needs. How many
 * there are is what the page says too.
 */
function postFilled({ profile, design, order }: SiteInput): void {
  const settings = Object.entries(design.sections).map(([key, set]) => [key, { ...set, hidden: false }]);
  const whole = {
    ...design,
    sections: {
      ...(Object.fromEntries(settings) as SiteInput['design']['sections']),
      collaborations: { text: '…' },
      contact: { showEmail: true, showPhone: true, showAddress: true },
    },
  };
  const sections = shownSections(profile, { design: whole, sectionOrder: SECTION_KEYS, order });
  say({
    kind: 'tosite:filled',
    sections: sections.map(({ key }) => key),
    counts: Object.fromEntries(
      sections.flatMap(({ key, count }) => (count === null ? [] : [[key, count] as const])),
    ),
  });
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== window.parent || event.origin !== window.location.origin) return;
  const { data } = event;
  if (isRenderMessage(data)) {
    if (data.editing === true) editing ??= writeInPlace(document, () => site, say);
    next = data;
    draw();
  } else if (isChangeMessage(data)) {
    take(data);
  } else if (isThemesMessage(data)) {
    void loadEveryTheme();
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
