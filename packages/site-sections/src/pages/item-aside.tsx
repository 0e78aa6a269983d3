import type { ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import { FactList } from '../parts/fact-list.tsx';
import { safeAddress, writtenAddress } from '../parts/safe-address.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import { dateFact, textFact, type Fact } from '../sections/fact.ts';
import type { PageContext } from '../sections/section.ts';
import { cleanLine, cleanLines } from '../text/clean-text.ts';
import type { ProfileItem } from './site-item.ts';

/** What stands beside the text: facts, tags, and where the item was published. */
export function ItemAside({ item, page }: { item: ProfileItem; page: PageContext }) {
  const facts = factsOf(item);
  const tags = tagsOf(item, page);
  const href = safeAddress(item.source.url);
  if (facts.length === 0 && tags.length === 0 && href === null) return null;
  return (
    <div className="leaf-side">
      {facts.length === 0 ? null : <FactList facts={facts} page={page} />}
      {tags.length === 0 ? null : (
        <ul
          className="tags"
          aria-label={item.list === 'projects' ? page.words.topics : page.words.pages.tags}
        >
          {tags}
        </ul>
      )}
      {href === null ? null : (
        <p className={classNames('onward', 'leaf-source')}>
          <SafeLink href={href}>{sourceName(href, page)}</SafeLink>
        </p>
      )}
    </div>
  );
}

/** "On GitHub" where the address is the platform's own, else the address as people write it. */
export function sourceName(href: string, { words, site }: PageContext): string {
  const host = new URL(href).hostname;
  const platform = Object.entries(PLATFORM_NAMES).find(([name]) => `.${host}`.endsWith(`.${name}.com`));
  if (platform !== undefined) return words.on(platform[1]);
  return site.profile.url === href ? words.on(PLATFORM_NAMES[site.profile.platform]) : writtenAddress(href);
}

function factsOf(item: ProfileItem): Fact[] {
  if (item.list !== 'projects') return [];
  const { source } = item;
  const homepage = safeAddress(source.homepage);
  return [
    ...textFact('codeLanguage', cleanLine(source.language)),
    ...textFact('licence', cleanLine(source.licence)),
    ...dateFact('updated', source.updatedAt),
    ...(homepage === null || homepage === safeAddress(source.url)
      ? []
      : textFact('website', writtenAddress(homepage), homepage)),
  ];
}

function tagsOf(item: ProfileItem, { pages }: PageContext): ReactNode[] {
  switch (item.list) {
    case 'projects':
      return cleanLines(item.source.topics).map((topic) => (
        <li key={topic}>
          <bdi>{topic}</bdi>
        </li>
      ));
    case 'videos':
      // Only what leads on to other films: a channel tags for search engines, not for people.
      return pages.tags
        .filter(({ films }) => films.some(({ id }) => id === item.id))
        .map(({ label, path }) => (
          <li key={path}>
            <a href={path} dir="auto">
              {label}
            </a>
          </li>
        ));
    case 'media':
    case 'updates':
      return [];
  }
}
