import { sitePlan } from '@tosite/site-renderer/site-plan';
import { drawCards, type CardFigures } from './draw-cards.ts';
import { siteOfSample } from './sites-of-samples.ts';
import { summary } from './statistics.ts';

export { drawCards, type CardFigures };

export type RenderFigures = {
  sites: number;
  pages: number;
  files: number;
  seconds: number;
  /** Seconds of processor time of all of it. */
  cpuSeconds: number;
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
  const begun = process.cpuUsage();
  for (let index = 0; index < sites; index += 1) {
    const planned = performance.now();
    const plan = await sitePlan(await siteOfSample(index));
    plans.push(performance.now() - planned);
    for (const file of plan.files) {
      const rendered = performance.now();
      await file.render();
      if (file.path.endsWith('.html')) times.push(performance.now() - rendered);
      files += 1;
    }
  }
  const { user, system } = process.cpuUsage(begun);
  return {
    sites,
    pages: times.length,
    files,
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: (user + system) / 1_000_000,
    ...summary(times),
    plan: summary(plans).median,
  };
}
