import type { ReactNode } from 'react';
import type { ItemList } from '../pages/site-item.ts';
import type { PageContext } from '../sections/section.ts';
import { SafeLink } from './safe-link.tsx';

type Props = {
  /** Where the item stands in the profile; undefined: items of this kind have no pages. */
  list: ItemList | undefined;
  id: string;
  /** Where it was published. */
  href: string | null;
  className?: string;
  page: PageContext;
  children: ReactNode;
};

/** A link to the page of an item; where it has none, to where it was published. */
export function ItemLink({ list, id, href, className, page, children }: Props) {
  const own = list === undefined ? null : page.pages.itemOf(list, id);
  if (own === null) {
    return (
      <SafeLink href={href} className={className}>
        {children}
      </SafeLink>
    );
  }
  return (
    <a href={own.path} className={className}>
      {children}
    </a>
  );
}
