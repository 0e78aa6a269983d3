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
    return new ImportFailure(
      { id: 'import.htmlVersion' },
      {
        next,
      },
    );
  }
  const [damaged] = postFiles.filter(({ path }) => bad.some(({ name }) => name === path));
  if (damaged !== undefined) {
    return new ImportFailure({ id: 'import.postsDamaged', file: baseName(damaged.path) }, { next });
  }
  const [empty] = postFiles;
  if (empty !== undefined) {
    return new ImportFailure({ id: 'import.postsEmpty', file: baseName(empty.path) }, { next });
  }
  if (mediaCount > 0) {
    return new ImportFailure({ id: 'import.partWithoutPosts' }, { next });
  }
  const found = entries.find(({ path }) => path.toLowerCase().endsWith('.json')) ?? entries[0];
  const like = found === undefined ? null : baseName(found.path).slice(0, 80);
  return new ImportFailure({ id: 'import.noPostsFile', like }, { next });
}

function hasJson(entries: readonly ArchiveEntry[]): boolean {
  return entries.some(({ path }) => path.toLowerCase().endsWith('.json'));
}
