import { safeAddress } from '../parts/safe-address.ts';
import type { PageContext } from '../sections/section.ts';
import { cleanLines } from '../text/clean-text.ts';
import { LeafFoot } from './leaf-foot.tsx';
import type { PostItem } from './site-item.ts';

/** What it is filed under, and what it was made from. */
export function PostFoot({ item, page }: { item: PostItem; page: PageContext }) {
  const tags = cleanLines(item.source.tags.map((tag) => tag.replace(/^#/u, '')));
  return (
    <LeafFoot
      label={page.words.pages.tags}
      tags={tags.map((tag) => {
        const path = page.pages.tagOf(tag)?.path;
        return path === undefined ? (
          <bdi key={tag}>{tag}</bdi>
        ) : (
          <a key={tag} href={path} dir="auto">
            {tag}
          </a>
        );
      })}
      href={item.source.source?.platform ? safeAddress(item.source.source.url) : null}
      page={page}
    />
  );
}
