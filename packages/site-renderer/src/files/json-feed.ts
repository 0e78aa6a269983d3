import { knownLanguage, siteName } from '@tosite/site-sections/site-facts';
import { entryContent, entryImages, type Feed } from './atom-feed.ts';
import { TOUCH_ICON_PATH } from './icon-files.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed): string {
  const { site, home, place, entries } = feed;
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    title: siteName(site),
    home_page_url: home.address,
    feed_url: place.absolute('/feed.json'),
    ...(home.description === '' ? {} : { description: home.description }),
    icon: place.absolute(TOUCH_ICON_PATH),
    language: knownLanguage(site) ?? undefined,
    authors: [{ name: home.name, url: home.address }],
    items: entries.map((entry) => {
      const { id, title, link, published, updated, film, tags } = entry;
      const images = entryImages(entry, feed);
      const attachments = [
        ...images.map(({ url, alt }) => ({
          url,
          mime_type: 'image/webp',
          ...(alt === null ? {} : { title: alt }),
        })),
        ...(film === null ? [] : [{ url: place.absolute(film), mime_type: 'video/mp4' }]),
      ];
      return {
        id,
        url: place.absolute(link),
        title,
        content_html: entryContent(entry, feed),
        ...(images[0] === undefined ? {} : { image: images[0].url }),
        date_published: published,
        ...(updated === published ? {} : { date_modified: updated }),
        ...(tags.length === 0 ? {} : { tags }),
        ...(attachments.length === 0 ? {} : { attachments }),
      };
    }),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}
