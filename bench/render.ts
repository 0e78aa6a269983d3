// Usage: pnpm --filter @tosite/bench rendering [sites]. How long pages take to be drawn. Draws from the sources, built as the server is: React's development build is slow.
import { build } from 'vite';
import type { CardFigures, RenderFigures } from './render-sites.ts';
import { line } from './statistics.ts';

const ROOT = new URL('.', import.meta.url).pathname;

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: true, external: ['lightningcss', 'sharp'], resolve: { conditions: ['@tosite/source'] } },
  build: { ssr: `${ROOT}render-sites.ts`, target: 'node20', outDir: 'dist' },
});
// Built just now: its types are those of its source.
const { renderSites, drawCards } = (await import(new URL('dist/render-sites.js', import.meta.url).href)) as {
  renderSites: (sites: number) => Promise<RenderFigures>;
  drawCards: () => Promise<CardFigures>;
};
const { sites, pages, files, seconds, cpuSeconds, median, p95, plan } = await renderSites(
  Number(process.argv[2] ?? 1000),
);
line('page drawn', `median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
line('plan of a site, its 404 page included', `median ${plan.toFixed(2)} ms`);
line(
  `${sites} sites drawn, ${pages} pages, ${files} files, one thread`,
  `${seconds.toFixed(1)} s, ${((1000 * seconds) / sites).toFixed(1)} ms a site`,
);
line('pages per second of processor time, icons and cards included', (pages / cpuSeconds).toFixed(0));
const cards = await drawCards();
line(
  `a social card (${cards.cards} of them)`,
  `${cards.cpuMs.toFixed(0)} ms of processor time, ${(cards.bytes / 1000).toFixed(0)} KB`,
);
