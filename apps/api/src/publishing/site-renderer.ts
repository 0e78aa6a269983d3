import { sitePlan, type RenderOptions } from '@tosite/site-renderer/site-plan';
import type { RenderedSite } from '@tosite/site-renderer/rendered-site';
import type { SiteInput } from '@tosite/site-renderer/site-model';
import { drawChanged, NOTHING_KNOWN, type DrawnSite, type Known } from './drawn-site.ts';

export type Drawing = { site: SiteInput; options: RenderOptions; known: Known };

/** Draws sites, wherever that happens. */
export type SiteRenderer = {
  drawChanged: (drawing: Drawing) => Promise<DrawnSite>;
  renderSite: (site: SiteInput, options?: RenderOptions) => Promise<RenderedSite>;
  close: () => void;
};

export function siteRenderer(draw: SiteRenderer['drawChanged'], close: () => void): SiteRenderer {
  return {
    drawChanged: draw,
    async renderSite(site, options = {}) {
      const { files, assets, used } = await draw({ site, options, known: NOTHING_KNOWN });
      const fonts = new Set(assets.map(({ path }) => path));
      return { files: [...files, ...assets], mediaPaths: used.filter((path) => !fonts.has(path)) };
    },
    close,
  };
}

export function drawHere(drawing: Drawing): Promise<DrawnSite> {
  return drawChanged(sitePlan, drawing);
}

/** The renderer without a thread of its own, for tests and tools. */
export function rendererInProcess(): SiteRenderer {
  return siteRenderer(drawHere, () => undefined);
}
