import { Worker } from 'node:worker_threads';
import { PROFILE_LISTS } from '@tosite/validation/profile/profile';
import type { RenderedChanges } from './render-changed.ts';
import { postSender, type PostSender, type SentPosts } from './kept-posts.ts';
import { WordsChanged, type ReadWords } from './unread-posts.ts';
import { nothingRead, renderHere, siteRenderer, type Drawing, type SiteRenderer } from './site-renderer.ts';

type Asked = Parameters<ReadWords>[0];
/** What is drawn, its posts apart: they are sent once. */
export type SentDrawing = Omit<Drawing, 'site'> & {
  site: Omit<Drawing['site'], 'posts'>;
  /** null: the site has none. */
  posts: SentPosts | null;
};
export type RenderTask = { id: number } & (
  | { drawing: SentDrawing }
  /** What was asked for; null: it could not be read. */
  | { words: ReadonlyMap<string, string> | null }
);
export type RenderAnswer = { id: number } & (
  { rendered: RenderedChanges } | { error: unknown } | { asked: Asked }
);

type Waiting = {
  resolve: (rendered: RenderedChanges) => void;
  reject: (error: unknown) => void;
  readWords: ReadWords;
};

/** Smaller sites are drawn where they are: sooner than they could be sent to another thread. */
const ITEMS_OF_A_BIG_SITE = 40;
/** Without work for this long the thread ends and gives its memory back. */
const IDLE_MS = 20_000;

/**
 * Draws big sites in a thread of its own, so that nobody else waits meanwhile. `entry` is the built worker. When the
 * thread ends before its work is done, that work fails; the next one has a new thread.
 */
export function createRenderThread(entry: string, idleMs = IDLE_MS): SiteRenderer {
  let thread: { worker: Worker; send: PostSender } | null = null;
  let idle: NodeJS.Timeout | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const end = (): void => {
    if (idle !== null) clearTimeout(idle);
    idle = null;
    void thread?.worker.terminate();
    thread = null;
  };

  const running = (): { worker: Worker; send: PostSender } => {
    if (thread !== null) return thread;
    const started = new Worker(entry);
    // It must not keep a server alive that wants to end.
    started.unref();
    started.on('message', (answer: RenderAnswer) => {
      const task = waiting.get(answer.id);
      if ('asked' in answer) {
        if (task !== undefined) void give(started, answer, task);
        return;
      }
      waiting.delete(answer.id);
      if ('rendered' in answer) task?.resolve(withBuffers(answer.rendered));
      else task?.reject(answer.error);
      if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
    });
    const lost = (cause: unknown): void => {
      if (thread?.worker !== started) return;
      thread = null;
      const error = new Error('the thread that draws sites has ended', { cause });
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', lost);
    started.on('exit', lost);
    thread = { worker: started, send: postSender() };
    return thread;
  };

  const renderThere = (drawing: Drawing, readWords: ReadWords): Promise<RenderedChanges> => {
    if (idle !== null) clearTimeout(idle);
    idle = null;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, readWords });
      const { worker, send } = running();
      const { site, ...rest } = drawing;
      const { posts, ...others } = site;
      const sent = { ...rest, site: others, posts: posts === undefined ? null : send(posts) };
      // Nothing is handed over, all is copied: what is drawn from stays in use here.
      worker.postMessage({ id, drawing: sent } satisfies RenderTask, []);
    });
  };

  return siteRenderer(
    (drawing, readWords = nothingRead) =>
      isBig(drawing) ? renderThere(drawing, readWords) : renderHere(drawing, readWords),
    end,
  );
}

/** Reads for the thread what it asks for; what fails here fails the drawing, as it is. */
async function give(
  thread: Worker,
  { id, asked }: { id: number; asked: Asked },
  { readWords, reject }: Waiting,
): Promise<void> {
  let words: ReadonlyMap<string, string> | null = null;
  try {
    words = await readWords(asked);
    if (asked.some((post) => words?.has(post.id) === false)) {
      words = null;
      throw new WordsChanged('a post has changed while it was drawn');
    }
  } catch (error) {
    reject(error);
  }
  thread.postMessage({ id, words } satisfies RenderTask, []);
}

function isBig({ site: { profile, posts = [] } }: Drawing): boolean {
  const items = PROFILE_LISTS.reduce((sum, list) => sum + profile[list].length, posts.length);
  return items > ITEMS_OF_A_BIG_SITE;
}

/** What travels between threads arrives as plain bytes. */
function withBuffers(rendered: RenderedChanges): RenderedChanges {
  const asBuffer = (bytes: Uint8Array): Buffer =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    ...rendered,
    files: rendered.files.map((file) => ({ ...file, body: asBuffer(file.body) })),
    assets: rendered.assets.map((file) => ({ ...file, body: asBuffer(file.body) })),
  };
}
