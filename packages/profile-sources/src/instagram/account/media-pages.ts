import type { GraphMedia, MediaPage } from './graph-responses.ts';

export type ReadMedia = {
  media: GraphMedia[];
  /** False when there is more than was read: the bound was met, or a later page failed. */
  complete: boolean;
};

/**
 * Follows the cursors of a list of media. A page that fails after the first ends the list early; the first one's
 * failure is thrown. Stops at a cursor that was seen before, or at an empty page.
 */
export async function readMediaPages(options: {
  first: MediaPage;
  readPage: (after: string) => Promise<MediaPage>;
  max: number;
  /** Whether a page says that another one follows it. */
  goesOn: (page: MediaPage, read: number) => boolean;
  signal: AbortSignal;
}): Promise<ReadMedia> {
  const { readPage, max, goesOn, signal } = options;
  const media: GraphMedia[] = [];
  const cursors = new Set<string>();
  for (let page = options.first; ;) {
    media.push(...page.data);
    const after = page.paging?.cursors?.after ?? null;
    if (page.data.length === 0 || !goesOn(page, media.length)) return { media, complete: true };
    if (after === null || cursors.has(after)) return { media, complete: true };
    if (media.length >= max) return { media: media.slice(0, max), complete: false };
    cursors.add(after);
    try {
      page = await readPage(after);
    } catch (error) {
      if (signal.aborted) throw error;
      return { media, complete: false };
    }
  }
}
