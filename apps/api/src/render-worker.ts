import { parentPort } from 'node:worker_threads';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import { keptPosts } from './publishing/kept-posts.ts';
import { renderChanged } from './publishing/render-changed.ts';
import type { RenderAnswer, RenderTask, SentDrawing } from './publishing/render-thread.ts';
import { WordsChanged, type ReadWords } from './publishing/unread-posts.ts';

// A thread of its own for drawing big sites, so that the server answers meanwhile. Started and ended by
// `render-thread.ts`.
const kept = keptPosts();
const reading = new Map<number, (words: ReadonlyMap<string, string> | null) => void>();

parentPort?.on('message', (task: RenderTask) => {
  if ('drawing' in task) void work(task.id, task.drawing).then(answer);
  else reading.get(task.id)?.(task.words);
});

async function work(id: number, { posts: sent, site, ...rest }: SentDrawing): Promise<RenderAnswer> {
  const posts = sent === null ? undefined : kept.take(sent);
  const readWords: ReadWords = async (asked) => {
    const words = await new Promise<ReadonlyMap<string, string> | null>((resolve) => {
      reading.set(id, resolve);
      answer({ id, asked });
    });
    reading.delete(id);
    if (words === null) throw new WordsChanged('the words could not be read');
    return words;
  };
  try {
    const drawing = { ...rest, site: posts === undefined ? site : { ...site, posts } };
    return { id, rendered: await renderChanged(sitePlan, drawing, readWords) };
  } catch (error) {
    return { id, error };
  } finally {
    kept.withoutWords(posts ?? []);
  }
}

function answer(said: RenderAnswer): void {
  parentPort?.postMessage(said, []);
}
