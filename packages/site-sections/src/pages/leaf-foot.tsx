import type { ReactNode } from 'react';
import { writtenAddress } from '../parts/safe-address.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { PageContext } from '../sections/section.ts';

type Props = {
  /** What the tags are. */
  label: string;
  tags: readonly ReactNode[];
  /** Where it was published first. */
  href: string | null;
  page: PageContext;
};

/** Below a text: what it is filed under, and what it came from. */
export function LeafFoot({ label, tags, href, page }: Props) {
  if (tags.length === 0 && href === null) return null;
  return (
    <footer className="leaf-foot">
      {tags.length === 0 ? null : (
        <>
          <p className="foot-label" id="h-tags">
            {label}
          </p>
          <ul className="tags" aria-labelledby="h-tags">
            {tags.map((tag, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the tags of one text never move
              <li key={index}>{tag}</li>
            ))}
          </ul>
        </>
      )}
      {href === null ? null : (
        <p className="onward leaf-source">
          <SafeLink href={href}>{breakable(sourceName(href, page))}</SafeLink>
        </p>
      )}
    </footer>
  );
}

/** An address breaks where a path does. */
function breakable(address: string): ReactNode {
  const [host, ...path] = address.split('/');
  return path.length === 0 ? (
    address
  ) : (
    <>
      {host}/<wbr />
      {path.join('/')}
    </>
  );
}

/** "On GitHub" where the address is the platform's own, else the address as people write it. */
function sourceName(href: string, { words, site }: PageContext): string {
  const host = new URL(href).hostname;
  const platform = Object.entries(PLATFORM_NAMES).find(([name]) => `.${host}`.endsWith(`.${name}.com`));
  if (platform !== undefined) return words.on(platform[1]);
  return site.profile.url === href ? words.on(PLATFORM_NAMES[site.profile.platform]) : writtenAddress(href);
}
