import type { ReactNode } from 'react';
import { safeAddress } from '../parts/safe-address.ts';
import type { PageContext } from '../sections/section.ts';
import { cleanLines } from '../text/clean-text.ts';
import { LeafFoot } from './leaf-foot.tsx';
import type { ProfileItem } from './site-item.ts';

/** What an item is filed under, and where it was published. */
export function ItemFoot({ item, page }: { item: ProfileItem; page: PageContext }) {
  return (
    <LeafFoot
      label={item.list === 'projects' ? page.words.topics : page.words.pages.tags}
      tags={tagsOf(item, page)}
      href={safeAddress(item.source.url)}
      page={page}
    />
  );
}

function tagsOf(item: ProfileItem, { pages }: PageContext): ReactNode[] {
  switch (item.list) {
    case 'projects':
      return cleanLines(item.source.topics).map((topic) => <bdi key={topic}>{topic}</bdi>);
    case 'videos':
      // Only what leads on to other films: a channel tags for search engines, not for people.
      return pages.tags
        .filter(({ films }) => films.some(({ id }) => id === item.id))
        .map(({ label, path }) => (
          <a key={path} href={path} dir="auto">
            {label}
          </a>
        ));
    case 'media':
    case 'updates':
      return [];
  }
}
