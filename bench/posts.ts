// What a site of many posts costs, and how fast posts are made out of films without a key. Build first: `pnpm build`.
import { startStack, type Stack } from '@tosite/e2e/stack';
import { ask, json } from './api.ts';
import { channelData } from './channel-data.ts';
import { makeSite, signUp } from './make-site.ts';
import { paragraphs, withPosts } from './many-posts.ts';
import { line, summary } from './statistics.ts';

const POSTS = Number(process.argv[2] ?? 5000);
const PUBLISHES = 15;
const READS = 20;
const SAMPLE = 'https://www.youtube.com/@tosite-sample-plainobjects';

const stack = await startStack();
try {
  const headers = await signUp(stack);
  await many(stack, headers);
  if (!process.env['NOFILMS']) await films(stack, headers);
} finally {
  await stack.stop();
}

async function many(target: Stack, headers: Record<string, string>): Promise<void> {
  const { id, made } = await makeSite(target, headers, 'manyposts', withPosts(channelData(8), POSTS));
  line(`first publish (${POSTS} posts)`, `${made.toFixed(0)} ms`);
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  const call = async (path: string, body?: object) => {
    const began = performance.now();
    const answer = await ask(target, 'dashboard', path, body === undefined ? { headers } : { headers, body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`);
    return { ms: performance.now() - began, bytes: answer.body.length, body: json(answer) };
  };
  const told = (name: string, times: number[]) => {
    const { median, p95 } = summary(times);
    line(name, `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
  };
  const reads: number[] = [];
  for (let index = 0; index < READS; index += 1) reads.push((await call(`/api/post/all/${id}`)).ms);
  told(`first 100 of ${POSTS} posts`, reads);
  line('bytes of that answer', String((await call(`/api/post/all/${id}`)).bytes));
  const searches: number[] = [];
  for (let index = 0; index < READS; index += 1)
    searches.push((await call(`/api/post/all/${id}?q=number%20${index}77`)).ms);
  told(`search among ${POSTS} posts`, searches);
  const publishes: number[] = [];
  const changes: number[] = [];
  for (let index = 0; index < PUBLISHES; index += 1) {
    const post = { website_id: id, title: `New ${index}`, content: paragraphs(12), status: 'published' };
    const written = await call('/api/post/save-post', { post, post_id: null });
    publishes.push(written.ms);
    const { _id: postId } = written.body['post'] as { _id: string };
    changes.push(
      (await call('/api/post/save-post', { post: { excerpt: `Said ${index}` }, post_id: postId })).ms,
    );
  }
  told(`a new post goes up on a site of ${POSTS}`, publishes);
  told(`a post that is up is changed on a site of ${POSTS}`, changes);
}

async function films(target: Stack, headers: Record<string, string>): Promise<void> {
  const preview = await ask(target, 'dashboard', '/api/onboard/previewData', {
    body: { profileUrl: SAMPLE },
  });
  const { previewId, suggestedName } = json(preview);
  const created = await ask(target, 'dashboard', '/api/website/create', {
    headers,
    body: {
      websiteName: suggestedName,
      websiteDomain: 'filmposts',
      theme: 'broadsheet',
      type: 'youtube',
      previewId,
    },
  });
  const { _id: websiteId } = json(created)['website'] as { _id: string };
  const listed = await ask(target, 'dashboard', '/api/youtube/videos', { headers, body: { websiteId } });
  const videos = json(listed)['videos'] as { url: string }[];
  const began = performance.now();
  let made = 0;
  await Promise.all(
    videos.map(async ({ url }) => {
      const wish = await ask(target, 'dashboard', '/api/ai/generate-blog', {
        headers,
        body: { url, websiteId, withoutCaptions: true },
      });
      for (;;) {
        const status = json(
          await ask(
            target,
            'dashboard',
            `/api/ai/generate-blog/status?jobId=${String(json(wish)['jobId'])}`,
            { headers },
          ),
        );
        if (status['status'] === 'completed') made += 1;
        if (status['status'] === 'completed' || status['status'] === 'failed') return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
  const minutes = (performance.now() - began) / 60_000;
  line(
    'films to posts without a key',
    `${(made / minutes).toFixed(0)} a minute (${made} of ${videos.length} films)`,
  );
}
