import type { SiteInput } from '@tosite/site-sections/site';
import type { PageFacts } from '../document/page-facts.ts';
import type { SitePlace } from '../document/site-place.ts';
import type { FeedEntry } from './feed-entries.ts';
import { stableUrn } from './stable-urn.ts';
import { xmlText } from './xml-text.ts';

export type Feed = {
  site: SiteInput;
  home: PageFacts;
  place: SitePlace;
  lastModified: string;
  entries: readonly FeedEntry[];
};

/** RFC 4287. */
export function atomFeed({ site, home, place, entries, lastModified }: Feed): string {
  const x = xmlText;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${x(site.language)}">\n`,
    `<id>${x(stableUrn([site.profile.platform, site.profile.handle]))}</id>\n`,
    `<title>${x(home.name)}</title>\n`,
    home.description === '' ? '' : `<subtitle>${x(home.description)}</subtitle>\n`,
    `<updated>${x(entries[0]?.published ?? lastModified)}</updated>\n`,
    `<author><name>${x(home.name)}</name><uri>${x(home.address)}</uri></author>\n`,
    `<link rel="alternate" type="text/html" href="${x(home.address)}"/>\n`,
    `<link rel="self" type="application/atom+xml" href="${x(place.absolute('/feed.xml'))}"/>\n`,
    ...entries.map(
      ({ id, title, link, published, text }) =>
        `<entry><id>${x(id)}</id><title>${x(title)}</title>` +
        `<link rel="alternate" type="text/html" href="${x(place.absolute(link))}"/>` +
        `<published>${x(published)}</published><updated>${x(published)}</updated>` +
        `${text === null ? '' : `<content type="text">${x(text)}</content>`}</entry>\n`,
    ),
    '</feed>\n',
  ].join('');
}
