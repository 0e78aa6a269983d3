// What a publish costs, and whether anybody else waits for it. Build first: `pnpm build`.
import { startStack, type Stack } from '@tosite/e2e/stack';
import { ask, json } from './api.ts';
import { channelData } from './channel-data.ts';
import { makeSite, signUp } from './make-site.ts';
import { line, summary } from './statistics.ts';

const CHANGES = 30;
const SIZES = [8, 300];

const stack = await startStack({
  NODE_OPTIONS: `--import ${new URL('event-loop.mjs', import.meta.url).href}`,
});
try {
  const headers = await signUp(stack);
  for (const videos of SIZES) await measure(stack, headers, videos);
} finally {
  await stack.stop();
}

async function measure(target: Stack, headers: Record<string, string>, videos: number): Promise<void> {
  const label = `videos${videos}`;
  const { made, id } = await makeSite(target, headers, label, channelData(videos));
  await quiet();
  const before = target.output().length;
  const times: number[] = [];
  for (let index = 0; index < CHANGES; index += 1) {
    const began = performance.now();
    const saved = await ask(target, 'dashboard', `/api/website/${id}/seo-settings`, {
      method: 'PUT',
      headers,
      body: { title: `Title ${index}` },
    });
    times.push(performance.now() - began);
    if (saved.status !== 200) throw new Error(`save: ${saved.status} ${saved.body.toString()}`);
  }
  const settings = summary(times);
  const words: number[] = [];
  for (let index = 0; index < CHANGES; index += 1) {
    const began = performance.now();
    await ask(target, 'dashboard', '/api/design', {
      headers,
      body: {
        domainName: label,
        designData: { theme_name: 'cinema', theme_mode: 'auto', sections: { about: { title: `T${index}` } } },
      },
    });
    words.push(performance.now() - began);
  }
  const design = summary(words);
  const { history } = json(await ask(target, 'dashboard', `/api/website/${id}/history`, { headers }));
  const [{ pages }] = history as [{ pages: number }];
  const of = `${videos} videos, ${pages} pages`;
  line(`first publish (${of})`, `${made.toFixed(0)} ms`);
  line(
    `publish of a changed title in search results (${of})`,
    `median ${settings.median.toFixed(0)} ms, p95 ${settings.p95.toFixed(0)} ms`,
  );
  line(
    `publish of a changed section title (${of})`,
    `median ${design.median.toFixed(0)} ms, p95 ${design.p95.toFixed(0)} ms`,
  );
  const held = [
    ...target
      .output()
      .slice(before)
      .matchAll(/held up (\d+) ms/gu),
  ].map(([, ms]) => Number(ms));
  line(`event loop held up meanwhile (${of})`, `at most ${Math.max(...held)} ms`);
}

/** Until the pictures are copied and the samples of the first start are drawn. */
async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20_000));
}
