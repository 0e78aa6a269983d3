import { knownLanguage } from '@tosite/site-sections/site-facts';
import type { Feed } from './atom-feed.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ site, home, place, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: home.name,
    home_page_url: home.address,
    feed_url: place.absolute('/feed.json'),
    ...(home.description === '' ? {} : { description: home.description }),
    language: knownLanguage(site) ?? undefined,
    authors: [{ name: home.name, url: home.address }],
    items: entries.map(({ id, title, link, published, text }) => ({
      id,
      url: place.absolute(link),
      title,
      // An item has one of two contents, an empty one at least.
      content_text: text ?? '',
      date_published: published,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
