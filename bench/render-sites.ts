import { findSample, SAMPLES } from '@tosite/profile-sources/samples/samples';
import { initialDesign, siteLanguage, type SiteInput } from '@tosite/site-renderer/site-model';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { summary } from './statistics.ts';

export type RenderFigures = {
  sites: number;
  pages: number;
  files: number;
  seconds: number;
  /** Milliseconds of one page. */
  median: number;
  p95: number;
  /** Milliseconds of one plan. */
  plan: number;
};

/** Draws the samples in every theme, one after the other, until there are so many sites. */
export async function renderSites(sites: number): Promise<RenderFigures> {
  const times: number[] = [];
  const plans: number[] = [];
  let files = 0;
  const began = performance.now();
  for (let index = 0; index < sites; index += 1) {
    const planned = performance.now();
    const plan = await sitePlan(await siteOf(index));
    plans.push(performance.now() - planned);
    for (const file of plan.files) {
      const rendered = performance.now();
      await file.render();
      if (file.path.endsWith('.html')) times.push(performance.now() - rendered);
      files += 1;
    }
  }
  return {
    sites,
    pages: times.length,
    files,
    seconds: (performance.now() - began) / 1000,
    ...summary(times),
    plan: summary(plans).median,
  };
}

async function siteOf(index: number): Promise<SiteInput> {
  const handle = SAMPLES[index % SAMPLES.length]?.handle ?? '';
  const sample = findSample(handle);
  if (sample === null) throw new Error(`there is no sample ${handle}`);
  const { profile } = sample;
  const { design, sectionOrder } = initialDesign(profile);
  const theme = THEME_NAMES[Math.floor(index / SAMPLES.length) % THEME_NAMES.length] ?? 'swiss';
  return {
    name: profile.name,
    type: profile.type,
    origin: `https://site${index}.example`,
    language: await siteLanguage(profile),
    timezone: 'UTC',
    profile,
    design: { ...design, theme_name: theme },
    sectionOrder,
    seo: initialSeoSettings(),
    media: {},
    branding: true,
    productUrl: 'https://to.site',
    indexable: true,
    now: '2026-11-20T09:00:00.000Z',
  };
}
