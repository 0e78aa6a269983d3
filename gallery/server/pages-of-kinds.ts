/** The kinds of pages that a site may have, and how the files of each are called. */
const KINDS = {
  home: /^\/index\.html$/u,
  item: /^\/(?:posts|projects)\/(?!page\/)[^/]+\/index\.html$/u,
  archive: /^\/posts\/index\.html$/u,
  tag: /^\/tags\/[^/]+\/index\.html$/u,
  cv: /^\/cv\/index\.html$/u,
  lost: /^\/404\.html$/u,
};

export type PageOfKind = { kind: string; path: string };

/** One page of each kind that the site has: the second, as it has neighbours on both sides. */
export function pagesOfKinds(files: readonly { path: string }[]): PageOfKind[] {
  return Object.entries(KINDS).flatMap(([kind, called]) => {
    const [first, second = first] = files.filter(({ path }) => called.test(path));
    return second === undefined ? [] : [{ kind, path: second.path.replace(/index\.html$/u, '') }];
  });
}
