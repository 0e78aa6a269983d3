import {
  INSTAGRAM_EXPORT_LEFT_OUT,
  INSTAGRAM_LEFT_OUT,
} from '@tosite/validation/left-out/instagram-left-out';
import { countLeftOut } from '@tosite/validation/left-out/known-left-out';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { PostsOfExport } from './export-to-posts.ts';
import type { RawPost } from './raw-post.ts';

/** What a download held and the profile does not, counted. */
export function exportLeftOut(read: {
  raw: readonly RawPost[];
  shown: PostsOfExport;
  /** Lines of the personal information that were not taken. */
  privateLines: number;
  unopened: number;
  beyond: number;
}): LeftOut[] {
  const { raw, shown } = read;
  const counts: Record<string, number> = {
    'personal information': read.privateLines,
    'other files': read.unopened,
  };
  for (const name of shown.unused) counts[name] = (counts[name] ?? 0) + 1;
  for (const { unused } of raw)
    for (const [name, count] of Object.entries(unused)) counts[name] = (counts[name] ?? 0) + count;
  const known = [...INSTAGRAM_LEFT_OUT, ...INSTAGRAM_EXPORT_LEFT_OUT];
  const posts = (count: number, why: LeftOut['why']): LeftOut[] =>
    count === 0 ? [] : [{ table: 'posts', column: null, count, why }];
  return [
    ...countLeftOut(known, (table, column) => counts[column ?? table] ?? 0),
    ...posts(shown.repeated, 'repeated'),
    ...posts(shown.bad.length, 'unreadable'),
    ...posts(read.beyond, 'limit'),
  ];
}
