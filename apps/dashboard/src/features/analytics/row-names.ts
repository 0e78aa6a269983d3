import type { Website } from '@tosite/validation/website/website';
import { dateLanguage } from '../../display/moment.ts';
import { analyticsWords } from '../../words/analytics-words.ts';

const copy = analyticsWords.panels;

/** What stands in a row: its name, and in grey what explains it. */
export type RowName = { name: string; more?: string; href?: string };

/** A path as people read it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function pageName(
  path: string,
  { website, titles }: { website: Website; titles: ReadonlyMap<string, string> },
): RowName {
  const name = path === '/' ? copy.pages.home : (titles.get(path) ?? readable(path));
  // Behind the site's own origin a path cannot lead elsewhere.
  return path.startsWith('/') ? { name, href: `${new URL(website.url).origin}${path}` } : { name };
}

/** A host, or `Instagram (app)`. */
export function referrerName(name: string): RowName {
  if (name === 'direct') return { name: copy.referrers.direct };
  const app = /^(.+) \(app\)$/u.exec(name)?.[1];
  return app === undefined ? { name } : { name: app, more: `(${copy.app})` };
}

/** `source / medium / campaign`: the campaign, and in grey where it stood. */
export function campaignName(name: string): RowName {
  const parts = name.split(' / ').filter((part) => part !== '-');
  const campaign = parts.at(-1);
  return campaign === undefined ? { name } : { name: campaign, more: parts.slice(0, -1).join(', ') };
}

/** A code of two letters, in the dashboard's language. */
export function countryName(code: string): RowName {
  if (!/^[a-z]{2}$/iu.test(code)) return { name: copy.unknown };
  const names = new Intl.DisplayNames([dateLanguage()], { type: 'region' });
  return { name: names.of(code.toUpperCase()) ?? code };
}

export function deviceName(name: string): RowName {
  const kinds: Record<string, string> = copy.deviceKinds.kinds;
  return { name: Object.hasOwn(kinds, name) ? (kinds[name] ?? name) : copy.unknown };
}

export function browserName(name: string): RowName {
  return { name: name === 'other' || name === 'unknown' ? copy.browsers.other : name };
}

/** Without the scheme: `youtube.com/@plainobjects`. */
export function linkName(address: string): RowName {
  return { name: readable(address.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '')) };
}

export function filmName(name: string): RowName {
  return { name: readable(name.split('/').at(-1) ?? name) };
}
