import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { ImportFailure } from '../../import/import-result.ts';
import { baseName, type ExportFiles } from './export-files.ts';
import type { BadPost } from './raw-post.ts';

/** Why there is nothing to show: names what was found and what was expected. */
export function noPosts(
  files: ExportFiles,
  entries: readonly ArchiveEntry[],
  mediaCount: number,
  bad: readonly BadPost[],
): ImportFailure {
  const next = ['import', 'connect', 'sample'] as const;
  const isHtml = entries.some(({ path }) => /\.html?$/iu.test(path));
  const postFiles = [...files.posts, ...files.reels, ...files.igtv, ...files.legacyMedia];
  if (files.htmlPosts.length > 0 || (isHtml && postFiles.length === 0 && !hasJson(entries))) {
    return new ImportFailure('This is the HTML version. Request the download again and choose JSON.', {
      next,
    });
  }
  const [damaged] = postFiles.filter(({ path }) => bad.some(({ name }) => name === path));
  if (damaged !== undefined) {
    return new ImportFailure(
      `${baseName(damaged.path)} in this download is damaged. Download it again from Instagram, and choose JSON.`,
      { next },
    );
  }
  const [empty] = postFiles;
  if (empty !== undefined) {
    return new ImportFailure(
      `${baseName(empty.path)} in this download holds no posts. Choose all time when you request it.`,
      { next },
    );
  }
  if (mediaCount > 0) {
    return new ImportFailure(
      'This part of your download has pictures, but no posts_1.json. Upload all its parts together.',
      { next },
    );
  }
  const found = entries.find(({ path }) => path.toLowerCase().endsWith('.json')) ?? entries[0];
  const what = found === undefined ? 'nothing' : `only files like ${baseName(found.path).slice(0, 80)}`;
  return new ImportFailure(
    `This ZIP has no posts_1.json; we found ${what}. Choose Posts, and JSON as the format, when you request it.`,
    { next },
  );
}

function hasJson(entries: readonly ArchiveEntry[]): boolean {
  return entries.some(({ path }) => path.toLowerCase().endsWith('.json'));
}
