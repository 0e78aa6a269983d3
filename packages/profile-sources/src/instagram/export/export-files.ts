import type { ArchiveEntry } from '../../import/archive-entry.ts';

/** The files of an export that are read, by what they hold. Nothing else of it is ever opened. */
export type ExportFiles = {
  posts: ArchiveEntry[];
  reels: ArchiveEntry[];
  /** Long videos of 2018 to 2022. */
  igtv: ArchiveEntry[];
  /** `media.json`, which held everything up to 2020. */
  legacyMedia: ArchiveEntry[];
  personal: ArchiveEntry[];
  profilePhotos: ArchiveEntry[];
  /** Posts as web pages: the variant that cannot be read. */
  htmlPosts: ArchiveEntry[];
  /** Other JSON files that lie where posts lie, for exports whose files were renamed. */
  unnamed: ArchiveEntry[];
};

/** "posts_1.json", and what browsers and editors make of the name: "posts_1 (2).json", "posts_1 copy.json". */
const NUMBER = String.raw`(?:[_ -]?\d{1,4})?(?:[ _-]?\(\d+\)| \d+| copy| - copy)?`;
const KINDS: [Exclude<keyof ExportFiles, 'unnamed'>, RegExp][] = [
  ['posts', new RegExp(`^posts?${NUMBER}\\.json$`, 'u')],
  ['reels', new RegExp(`^reels?${NUMBER}\\.json$`, 'u')],
  ['igtv', new RegExp(`^igtv(?:_videos)?${NUMBER}\\.json$`, 'u')],
  ['legacyMedia', new RegExp(`^media${NUMBER}\\.json$`, 'u')],
  ['personal', new RegExp(`^(?:personal_information|profile)${NUMBER}\\.json$`, 'u')],
  ['profilePhotos', new RegExp(`^profile_photos${NUMBER}\\.json$`, 'u')],
  ['htmlPosts', new RegExp(`^(?:posts?|reels?|media)${NUMBER}\\.html?$`, 'u')],
];

/** Folders whose files belong to other people, or to nobody but the owner. */
const PRIVATE = new RegExp(
  String.raw`(?:^|/)(?:${[
    'messages',
    'inbox',
    'direct',
    'connections',
    'followers_and_following',
    'contacts',
    'comments',
    'likes',
    'saved',
    'ads_[^/]*',
    'security[^/]*',
    'login[^/]*',
    'logged_information',
    'preferences',
    'apps_and_websites[^/]*',
    'monetization',
    'shopping',
    'recent_searches',
    'your_topics',
    'story_[^/]*',
  ].join('|')})(?:/|\.json$)`,
  'u',
);
/** Media files that are left out on purpose: hidden by their owner, gone after a day, or no posts. */
const LEFT_OUT = /^(?:stories|archived_posts|recently_deleted_content|other_content|drafts?)/u;

/** Where posts lie: at the top, or in one of these folders. */
const POST_FOLDER = /^(?:.*\/)?(?:media|content|posts)\/[^/]+\.json$|^[^/]+\.json$/u;

export function findExportFiles(entries: readonly ArchiveEntry[]): ExportFiles {
  const files: ExportFiles = {
    posts: [],
    reels: [],
    igtv: [],
    legacyMedia: [],
    personal: [],
    profilePhotos: [],
    htmlPosts: [],
    unnamed: [],
  };
  for (const entry of entries) {
    const path = entry.path.toLowerCase();
    if (PRIVATE.test(path)) continue;
    const name = baseName(path);
    const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
    if (kind !== undefined) files[kind].push(entry);
    else if (POST_FOLDER.test(path) && !LEFT_OUT.test(name)) files.unnamed.push(entry);
  }
  for (const list of Object.values(files)) list.sort(byNumberThenPath);
  return files;
}

export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path.toLowerCase());
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** posts_2 before posts_10. */
function byNumberThenPath(a: ArchiveEntry, b: ArchiveEntry): number {
  return numberOf(a) - numberOf(b) || a.path.localeCompare(b.path, 'en');
}

function numberOf({ path }: ArchiveEntry): number {
  return Number(/(\d{1,4})/u.exec(baseName(path))?.[1] ?? 0);
}
