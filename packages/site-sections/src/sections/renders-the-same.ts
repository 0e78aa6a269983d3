import type { SectionKey } from '@tosite/validation/website/section-order';
import type { ItemList, ProfileItemList } from '../pages/site-item.ts';
import type { SitePages } from '../pages/page-list.ts';
import { pictureClass, sectionTitle } from '../parts/frame.tsx';
import { sameValue } from '../text/same-value.ts';
import type { PageContext } from './section.ts';

/** The lists whose items the views link to, in the sections that do. */
const LINKS: { readonly [K in SectionKey]?: ProfileItemList } = {
  projects: 'projects',
  repositories: 'projects',
  posts: 'videos',
  videos: 'videos',
  highlights: 'media',
  updates: 'updates',
};
/** What views read of the site besides their content, their title and the treatment of their pictures. */
const READ = ['media', 'films', 'now', 'type', 'language', 'timezone'] as const;

type Drawn = { content: unknown; page: PageContext };

/** Whether a section's view would draw what it drew before. */
export function rendersTheSame(key: SectionKey, before: Drawn, after: Drawn): boolean {
  const [old, page] = [before.page, after.page];
  return (
    sameContext(old, page) &&
    sectionTitle(key, old) === sectionTitle(key, page) &&
    pictureClass(key, old) === pictureClass(key, page) &&
    sameLinks(key, old.pages, page.pages) &&
    sameValue(before.content, after.content)
  );
}

/** Whether an item of a section would be drawn as before, whatever else the section says: it links where it did. */
export function itemRendersTheSame(
  list: ItemList,
  id: string,
  before: PageContext,
  after: PageContext,
): boolean {
  const pathOf = ({ pages }: PageContext) => pages.itemOf(list, id)?.path;
  return before === after || (sameContext(before, after) && pathOf(before) === pathOf(after));
}

function sameContext(before: PageContext, after: PageContext): boolean {
  return (
    before.theme === after.theme &&
    before.words === after.words &&
    before.writer === after.writer &&
    before.sheet === after.sheet &&
    READ.every((name) => before.site[name] === after.site[name])
  );
}

function sameLinks(key: SectionKey, before: SitePages, after: SitePages): boolean {
  const list = LINKS[key];
  if (list === undefined || before === after) return true;
  if (before.archive.length !== after.archive.length) return false;
  const [old, now] = [before, after].map((pages) => linksTo(list, pages));
  return sameValue(old, now);
}

/** Where the items of a list are: on their own page, or on that of a post. */
function linksTo(list: ProfileItemList, { items, posts }: SitePages): [id: string, path: string][] {
  return [
    ...items.flatMap((item): [string, string][] => (item.list === list ? [[item.id, item.path]] : [])),
    ...posts.flatMap(({ about, path }): [string, string][] =>
      about?.list === list ? [[about.source.id, path]] : [],
    ),
  ];
}
