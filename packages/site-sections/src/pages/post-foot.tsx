import { safeAddress } from '../parts/safe-address.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import type { PageContext } from '../sections/section.ts';
import { cleanLines } from '../text/clean-text.ts';
import { sourceName } from './item-aside.tsx';
import type { PostItem } from './site-item.ts';

/** What it is filed under, and what it was made from. */
export function PostFoot({ item, page }: { item: PostItem; page: PageContext }) {
  const tags = cleanLines(item.source.tags.map((tag) => tag.replace(/^#/u, '')));
  const href = item.source.source?.platform ? safeAddress(item.source.source.url) : null;
  if (tags.length === 0 && href === null) return null;
  return (
    <footer className="leaf-foot">
      {tags.length === 0 ? null : (
        <>
          <p className="foot-label" id="h-tags">
            {page.words.pages.tags}
          </p>
          <ul className="tags" aria-labelledby="h-tags">
            {tags.map((tag) => {
              const path = page.pages.tagOf(tag)?.path;
              return (
                <li key={tag}>
                  {path === undefined ? (
                    <bdi>{tag}</bdi>
                  ) : (
                    <a href={path} dir="auto">
                      {tag}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {href === null ? null : (
        <p className="onward leaf-source">
          <SafeLink href={href}>{sourceName(href, page)}</SafeLink>
        </p>
      )}
    </footer>
  );
}
