import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderTask } from './publishing/render-thread.ts';
import { renderHere, type Drawing } from './publishing/site-renderer.ts';
import { WordsChanged, type ReadWords } from './publishing/unread-posts.ts';

// A thread of its own for drawing big sites, so that the server answers meanwhile. Started and ended by
// `render-thread.ts`.
const reading = new Map<number, (words: ReadonlyMap<string, string> | null) => void>();

parentPort?.on('message', (task: RenderTask) => {
  if ('drawing' in task) void work(task.id, task.drawing).then(answer);
  else reading.get(task.id)?.(task.words);
});

async function work(id: number, drawing: Drawing): Promise<RenderAnswer> {
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
    return { id, rendered: await renderHere(drawing, readWords) };
  } catch (error) {
    return { id, error };
  }
}

function answer(said: RenderAnswer): void {
  parentPort?.postMessage(said, []);
}
