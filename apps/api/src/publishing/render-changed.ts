import type { SiteInput } from '@tosite/site-renderer/site-model';
import type { RenderOptions, SitePlan } from '@tosite/site-renderer/site-plan';
import type { RenderedWithUses, PlannedFile } from '@tosite/site-renderer/planned-file';
import type { RenderedFile } from '@tosite/site-renderer/rendered-site';
import { readPosts, type ReadWords } from './unread-posts.ts';

/** What is stored of an earlier drawing. */
export type Known = {
  /** By path: the key that the file was drawn under, and what it asks for. */
  drawings: ReadonlyMap<string, { key: string; uses: readonly string[] }>;
  /** Paths of fonts that are stored already. */
  assets: ReadonlySet<string>;
};

export type RenderedChanges = {
  /** Drawn anew, each with the key that it was drawn under. */
  files: (RenderedWithUses & { key: string })[];
  /** Paths of the files that would be drawn the same as before. */
  same: string[];
  /** Fonts that are not stored yet. */
  assets: RenderedFile[];
  /** Addresses that lead on, by path. */
  redirects: SitePlan['redirects'];
  /** Every path of a font or of media that some file asks for. */
  used: string[];
};

/** Whose words are read together. */
const READ_AT_ONCE = 50;

/**
 * Draws what changed of a site since an earlier drawing. Others have their turn between any two files. The words of posts
 * that came without them are written into them.
 */
export async function renderChanged(
  plan: (site: SiteInput, options: RenderOptions) => Promise<SitePlan>,
  { site, options, known }: { site: SiteInput; options: RenderOptions; known: Known },
  readWords: ReadWords,
): Promise<RenderedChanges> {
  const { files: planned, asset, redirects } = await plan(site, options);
  const files: RenderedChanges['files'] = [];
  const same: string[] = [];
  const used = new Set<string>();
  const changed: PlannedFile[] = [];
  for (const file of planned) {
    const before = known.drawings.get(file.path);
    if (before?.key === file.key) {
      same.push(file.path);
      for (const path of before.uses) used.add(path);
    } else changed.push(file);
  }
  for (let start = 0; start < changed.length; start += READ_AT_ONCE) {
    const part = changed.slice(start, start + READ_AT_ONCE);
    await readPosts([...new Set(part.flatMap(({ words }) => words))], readWords);
    for (const file of part) {
      const rendered = await renderInTurn(file);
      files.push({ ...rendered, key: file.key });
      for (const path of rendered.uses) used.add(path);
    }
  }
  const assets = [...used].filter((path) => !known.assets.has(path)).flatMap((path) => asset(path) ?? []);
  return { files, same, assets, redirects, used: [...used] };
}

async function renderInTurn(file: PlannedFile): Promise<RenderedWithUses> {
  const rendered = await file.render();
  await new Promise((resolve) => setImmediate(resolve));
  return rendered;
}

export const NOTHING_KNOWN: Known = { drawings: new Map(), assets: new Set() };
