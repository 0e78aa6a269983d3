import { sitePlan, type RenderOptions } from '@tosite/site-renderer/site-plan';
import type { RenderedSite } from '@tosite/site-renderer/rendered-site';
import type { SiteInput } from '@tosite/site-renderer/site-model';
import type { ReadWords } from './unread-posts.ts';
import { renderChanged, NOTHING_KNOWN, type RenderedChanges, type Known } from './render-changed.ts';

export type Drawing = { site: SiteInput; options: RenderOptions; known: Known };

/** Draws sites, wherever that happens. */
export type SiteRenderer = {
  /** `readWords`: of posts that came without their words. */
  renderChanged: (drawing: Drawing, readWords?: ReadWords) => Promise<RenderedChanges>;
  renderSite: (site: SiteInput, options?: RenderOptions) => Promise<RenderedSite>;
  close: () => void;
};

export function siteRenderer(render: SiteRenderer['renderChanged'], close: () => void): SiteRenderer {
  return {
    renderChanged: render,
    async renderSite(site, options = {}) {
      const { files, assets, used } = await render({ site, options, known: NOTHING_KNOWN });
      const fonts = new Set(assets.map(({ path }) => path));
      return { files: [...files, ...assets], mediaPaths: used.filter((path) => !fonts.has(path)) };
    },
    close,
  };
}

export function renderHere(drawing: Drawing, readWords: ReadWords = nothingRead): Promise<RenderedChanges> {
  return renderChanged(sitePlan, { ...drawing, site: withOwnPosts(drawing.site) }, readWords);
}

/** With posts that nobody else has: their words are written into them. */
function withOwnPosts(site: SiteInput): SiteInput {
  return site.posts === undefined ? site : { ...site, posts: site.posts.map((post) => ({ ...post })) };
}

/** Of a site whose posts are there with their words. */
export const nothingRead: ReadWords = () => Promise.resolve(new Map());

/** The renderer without a thread of its own, for tests and tools. */
export function rendererInProcess(): SiteRenderer {
  return siteRenderer(renderHere, () => undefined);
}
