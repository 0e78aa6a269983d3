/*
 * Two ways to the files of a site:
 *
 *   renderSite(site, options) → Promise<RenderedSite>     all of them at once;
 *   sitePlan(site, options)   → Promise<SitePlan>         (site-plan.ts) what they are, each with a `key` that is cheap
 *     SitePlan    = { files: PlannedFile[], asset(path) → RenderedFile | null }
 *     PlannedFile = { path, key, draw() → Promise<RenderedWithUses> }
 *     RenderedWithUses   = RenderedFile & { uses: string[] }     the paths of the fonts and media that it asks for
 *
 * Whoever keeps `key` and `uses` beside each stored file draws only the files whose key is another; the fonts among
 * `uses` come from `asset`. The keys are those of one build of this code. Nothing here needs the main thread, and a
 * plan is made where it is drawn.
 */
import type { SiteInput } from '@tosite/site-sections/site';
import type { RenderedFile, RenderedSite } from './rendered-site.ts';
import { sitePlan, type RenderOptions } from './site-plan.ts';

/**
 * Draws a whole site. The same input gives the same bytes; nothing is read but the fonts, once.
 * The paths of the files are those below the prefix: `/index.html`, whatever the prefix is.
 */
export async function renderSite(site: SiteInput, options: RenderOptions = {}): Promise<RenderedSite> {
  const plan = await sitePlan(site, options);
  const files: RenderedFile[] = [];
  const used = new Set<string>();
  for (const planned of plan.files) {
    const { uses, ...file } = await planned.render();
    files.push(file);
    for (const path of uses) used.add(path);
  }
  const assets = [...used].flatMap((path) => plan.asset(path) ?? []);
  const fonts = new Set(assets.map(({ path }) => path));
  return { files: [...files, ...assets], mediaPaths: [...used].filter((path) => !fonts.has(path)) };
}
