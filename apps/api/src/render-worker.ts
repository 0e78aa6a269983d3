import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderTask } from './publishing/render-thread.ts';
import { renderHere } from './publishing/site-renderer.ts';

// A thread of its own for drawing big sites, so that the server answers meanwhile. Started and ended by
// `render-thread.ts`.
parentPort?.on('message', (task: RenderTask) => {
  void work(task).then((answer) => parentPort?.postMessage(answer, []));
});

async function work({ id, drawing }: RenderTask): Promise<RenderAnswer> {
  try {
    return { id, rendered: await renderHere(drawing) };
  } catch (error) {
    return { id, error };
  }
}
