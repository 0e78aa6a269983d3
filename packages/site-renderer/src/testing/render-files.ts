import type { SiteInput } from '@tosite/site-sections/site';
import type { RenderedWithUses } from '../planned-file.ts';
import type { RenderedFile } from '../rendered-site.ts';
import { sitePlan, type RenderOptions } from '../site-plan.ts';

/** For tests: a page of a site, without the other files that `renderSite` draws; the card alone takes longer than most. */
export async function renderPage(
  site: SiteInput,
  path = '/index.html',
  options: RenderOptions = {},
): Promise<string> {
  const [page] = await renderFiles(site, (each) => each === path, options);
  if (page === undefined) throw new Error(`The site has no ${path}.`);
  return page.body.toString('utf8');
}

/** For tests: the files that are looked at, in the order of the site's plan. */
export async function renderFiles(
  site: SiteInput,
  isLookedAt: (path: string) => boolean,
  options: RenderOptions = {},
): Promise<RenderedWithUses[]> {
  const { files } = await sitePlan(site, options);
  return Promise.all(files.filter(({ path }) => isLookedAt(path)).map((file) => file.render()));
}

/** For tests: every page with all that it uses, as `renderSite` gives them; no other file of the site. */
export async function renderPages(
  site: SiteInput,
  options: RenderOptions = {},
): Promise<{ pages: RenderedFile[]; assets: RenderedFile[] }> {
  const { files, asset } = await sitePlan(site, options);
  const pages = await Promise.all(
    files.filter(({ path }) => path.endsWith('.html')).map((file) => file.render()),
  );
  const used = new Set(pages.flatMap(({ uses }) => uses));
  return { pages, assets: [...used].flatMap((path) => asset(path) ?? []) };
}
