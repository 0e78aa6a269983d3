import type { RichText } from '@tosite/validation/profile/profile';

/** What relative addresses are resolved against; `root`: what "/" at their beginning means. null: drop them. */
export type Bases = { base: string | null; root: string | null };

/** The raw files of a repository: the address that stored texts have whose source did not say where links lead. */
const RAW = /^https:\/\/raw\.githubusercontent\.com\/([^/]+)\/([^/]+)\/([^/]+)\/(.*)$/u;

/** A picture is fetched as it is, a link leads to a page that shows the file: each has a base of its own. */
export function markdownBases({ base, root, linkBase, linkRoot }: RichText): {
  pictures: Bases;
  links: Bases;
} {
  const [, owner, repository, ref, inside] = RAW.exec(base ?? '') ?? [];
  const known =
    owner === undefined || repository === undefined || ref === undefined || inside === undefined
      ? null
      : {
          root: `https://raw.githubusercontent.com/${owner}/${repository}/${ref}/`,
          page: `https://github.com/${owner}/${repository}/blob/${ref}/`,
          inside,
        };
  return {
    pictures: { base, root: root ?? known?.root ?? null },
    links: {
      base: linkBase ?? (known === null ? base : known.page + known.inside),
      root: linkRoot ?? known?.page ?? null,
    },
  };
}
