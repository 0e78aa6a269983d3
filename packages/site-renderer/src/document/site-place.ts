import type { SiteInput } from '@tosite/site-sections/site';

export type PlaceOptions = {
  /**
   * What the site's own addresses begin with where it does not stand at the root of its host: `/name`, or `.` for a
   * site that is not to know where it stands. That one has no address of its own, so nothing in it says under which it
   * is to be found or shared, and its links are relative to each page.
   */
  pathPrefix?: string;
  /** What stands before the manifest's paths, where that is not `pathPrefix`. */
  mediaBase?: string;
  /**
   * The site opens from a folder: links are relative to each page and name their file (`../index.html`). With an
   * address it still says in its head where it is to be found.
   */
  standalone?: boolean;
};

/** Where a site stands: how its pages write the addresses of one another. */
export type SitePlace = {
  /** False: nothing says where the site is to be found. */
  hasAddress: boolean;
  /** Pages can be opened from a folder. */
  standalone: boolean;
  /** The absolute address of a path from the root of the site. An address that is absolute stays. */
  absolute: (path: string) => string;
  /** How the page at `from` writes a path from the root of the site. */
  from: (from: string) => (path: string) => string;
};

/** Nothing, a path of plain names without a slash at its end, or a dot for addresses relative to the page. */
const PREFIX = /^(\.|(\/[\w-]+)*)$/u;

export function sitePlace({ origin }: Pick<SiteInput, 'origin'>, options: PlaceOptions): SitePlace {
  const prefix = checkPrefix(options.pathPrefix ?? '');
  const mediaBase = checkPrefix(options.mediaBase ?? prefix);
  const standalone = options.standalone ?? false;
  const hasAddress = prefix !== '.';
  const baseOf = (path: string) => (path.startsWith('/media/') ? mediaBase : prefix);
  return {
    hasAddress,
    standalone,
    absolute: (path) => {
      const base = baseOf(path);
      return path.startsWith('/') ? `${origin}${base === '.' ? '' : base}${path}` : path;
    },
    from: (from) => {
      const up = upFrom(from);
      return (path) => {
        if (standalone) return `${up}${fileOf(path)}`;
        const base = baseOf(path);
        return `${base === '.' ? up : base}${path}`;
      };
    },
  };
}

/** The way from a page to the root of the site: `.` or `../..`. */
function upFrom(path: string): string {
  const depth = path.split('/').length - 2;
  return depth === 0 ? '.' : Array.from({ length: depth }, () => '..').join('/');
}

/** A folder by the name of its page: from `file:` nobody looks for it. */
function fileOf(path: string): string {
  const [folder = '', ...fragment] = path.split('#');
  return [folder.endsWith('/') ? `${folder}index.html` : folder, ...fragment].join('#');
}

function checkPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new Error(`A path prefix is written "/name" or ".", and not "${prefix}".`);
  return prefix;
}
