// Usage: pnpm --filter @tosite/bench drawing-posts [posts]. What publishing one more post costs on a site of so many: the plan of the site and the files that it draws. Draws from the sources, built as the server is.
import { build } from 'vite';
import type { PostFigures } from './draw-posts.ts';
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
  build: { ssr: `${ROOT}draw-posts.ts`, target: 'node20', outDir: 'dist' },
});
// Built just now: its types are those of its source.
const { drawPosts } = (await import(new URL('dist/draw-posts.js', import.meta.url).href)) as {
  drawPosts: (posts: number, isKept: boolean) => Promise<PostFigures>;
};
const posts = Number(process.argv[2] ?? 5000);
for (const isKept of [false, true, false, true]) {
  const { files, changed, plan, drawing, processor } = await drawPosts(posts, isKept);
  const name = isKept ? 'posts kept' : 'posts anew';
  line(`${name}: one more on a site of ${posts}, ${files} files`, `${changed} files drawn`);
  line(`${name}: plan, drawing`, `median ${plan.toFixed(0)} ms, ${drawing.toFixed(0)} ms`);
  line(
    `${name}: both, of the processor`,
    `median ${processor.toFixed(0)} ms, the collector’s threads included`,
  );
}
