import type { Picture } from '@tosite/validation/profile/profile';
import type { PictureRule } from '../../../pictures/picture-rule.ts';
import { cleanLink } from '../../../text/clean-link.ts';
import { clip } from '../../../text/clean-text.ts';
import { attributeOf, findAll, textOf, type HtmlElement } from './html-page.ts';

/* What person and company pages have in common. */

/** LinkedIn's own drawings for a missing picture are on its server for styles and scripts. */
const GHOST = /^static\d*\.licdn\.|\/static\d*\.licdn\.|\/aero-v1\/|\/sc\/h\/|\bghost\b/iu;

/** The first of these addresses that is a picture of the person or the company. */
export function firstPicture(
  addresses: readonly (string | null)[],
  alt: string,
  pictureOk: PictureRule,
): Picture | null {
  for (const address of addresses) {
    const picture = toPicture(address, alt, pictureOk);
    if (picture !== null) return picture;
  }
  return null;
}

export function toPicture(address: string | null, alt: string, pictureOk: PictureRule): Picture | null {
  const url = address !== null && /^https?:\/\//iu.test(address.trim()) ? cleanLink(address) : null;
  if (url === null || GHOST.test(url.replace(/^https?:\/\//u, '')) || !pictureOk(url)) return null;
  return { url, alt: clip(alt, 300), width: null, height: null };
}

/** Where an image is: pages load it late, so that `src` may be empty or a placeholder. */
export function imageAddress(image: HtmlElement | null): string | null {
  if (image === null) return null;
  return attributeOf(image, 'data-delayed-url') ?? attributeOf(image, 'src');
}

/** LinkedIn's own address of a person or an organisation, without what it was followed with; else any other link. */
export function profileAddress(address: string | null): string | null {
  const url = address !== null && /^https?:\/\//iu.test(address.trim()) ? cleanLink(address) : null;
  if (url === null) return null;
  const { origin, pathname, hostname } = new URL(url);
  return /(?:^|\.)linkedin\.com$/u.test(hostname) ? origin + pathname : url;
}

/** What stands behind LinkedIn's redirect for links that lead away. */
export function leadsTo(address: string | null): string | null {
  let url = cleanLink(address);
  for (let hop = 0; url !== null && hop < 3; hop += 1) {
    const { hostname, pathname, searchParams } = new URL(url);
    if (!/(?:^|\.)linkedin\.com$/u.test(hostname)) return url;
    if (!/^\/(?:redir\/|safety\/go|authwall)/u.test(pathname)) return null;
    url = cleanLink(searchParams.get('url') ?? searchParams.get('sessionRedirect'));
  }
  return null;
}

/** "5,750 followers", "5.750 Follower:innen", "5 750 abonnés": exact counts only, never "2K". */
export function readCount(text: string | null): number | null {
  const counts = (text ?? '').matchAll(/(?<![\p{L}\d.,])(\d{1,3}(?:[.,\s'’]\d{3})+|\d{1,9})\s+\p{L}{3,}/gu);
  const last = [...counts].at(-1)?.[1];
  return last === undefined ? null : Number(last.replace(/\D/gu, ''));
}

/** The times of an element, in order, and whether something more stands after the first of one. */
export function timesOf(element: HtmlElement | null): {
  start: string | null;
  end: string | null;
  open: boolean;
} {
  if (element === null) return { start: null, end: null, open: false };
  const [start = null, end = null] = findAll(element, { tag: 'time' }).map((time) => textOf(time));
  const rest = (textOf(element) ?? '').replace(start ?? '', '');
  return { start, end, open: start !== null && end === null && /[-–—]\s*\p{L}/u.test(rest) };
}
