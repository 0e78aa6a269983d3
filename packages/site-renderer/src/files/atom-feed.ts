import { siteName } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import type { PageFacts } from '../document/page-facts.ts';
import { pictureImage, type ShareImage } from '../document/share-image.ts';
import type { SitePlace } from '../document/site-place.ts';
import { feedContent } from './feed-content.tsx';
import type { FeedEntry } from './feed-entries.ts';
import { postContent } from './post-content.tsx';
import { TOUCH_ICON_PATH } from './icon-files.ts';
import { stableUrn } from './stable-urn.ts';
import { xmlText } from './xml-text.ts';

export type Feed = {
  site: SiteInput;
  home: PageFacts;
  place: SitePlace;
  lastModified: string;
  entries: readonly FeedEntry[];
};

/** Our own copies of the pictures of an entry, with what they show. */
export function entryImages({ pictures }: FeedEntry, { site, place }: Feed): ShareImage[] {
  return pictures.flatMap((picture) => pictureImage(site, [picture], place.absolute) ?? []);
}

/** What a reader shows of an entry: a whole post, else its pictures and words. */
export function entryContent(entry: FeedEntry, feed: Feed): string {
  const { title, text, post } = entry;
  const images = entryImages(entry, feed);
  return post === null ? feedContent({ title, text, images }) : postContent(post, { ...feed, images });
}

/** RFC 4287. */
export function atomFeed(feed: Feed): string {
  const { site, home, place, entries, lastModified } = feed;
  const x = xmlText;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${x(site.language)}">\n`,
    `<id>${x(stableUrn([site.profile.platform, site.profile.handle]))}</id>\n`,
    `<title>${x(siteName(site))}</title>\n`,
    home.description === '' ? '' : `<subtitle>${x(home.description)}</subtitle>\n`,
    `<icon>${x(place.absolute(TOUCH_ICON_PATH))}</icon>\n`,
    `<updated>${x(newest(entries) ?? lastModified)}</updated>\n`,
    `<author><name>${x(home.name)}</name><uri>${x(home.address)}</uri></author>\n`,
    `<link rel="alternate" type="text/html" href="${x(home.address)}"/>\n`,
    `<link rel="self" type="application/atom+xml" href="${x(place.absolute('/feed.xml'))}"/>\n`,
    ...entries.map((entry) => {
      const { id, title, link, published, updated, film, tags } = entry;
      const content = entryContent(entry, feed);
      return (
        `<entry><id>${x(id)}</id><title>${x(title)}</title>` +
        `<link rel="alternate" type="text/html" href="${x(place.absolute(link))}"/>` +
        (film === null ? '' : `<link rel="enclosure" type="video/mp4" href="${x(place.absolute(film))}"/>`) +
        `<published>${x(published)}</published><updated>${x(updated)}</updated>` +
        tags.map((tag) => `<category term="${x(tag)}"/>`).join('') +
        `<content type="html">${x(content)}</content></entry>\n`
      );
    }),
    '</feed>\n',
  ].join('');
}

function newest(entries: readonly FeedEntry[]): string | undefined {
  return entries.map(({ updated }) => updated).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}
