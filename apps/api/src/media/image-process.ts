import { fork, type ChildProcess } from 'node:child_process';
import { ImageFailure, type ImageFailureCode } from '@tosite/site-renderer/images/image-failure';
import type { IngestedImage } from '@tosite/site-renderer/rendered-site';

export type ImageTask = { id: number; bytes: Uint8Array };
export type ImageAnswer = { id: number } & ({ image: IngestedImage } | { failure: ImageFailureCode });

export type ImageProcess = {
  ingestImage: (bytes: Buffer) => Promise<IngestedImage>;
  /** Starts the process ahead of the first picture, so that nobody waits for it. */
  warm: () => void;
  close: () => void;
};

type Waiting = { resolve: (image: IngestedImage) => void; reject: (error: Error) => void };

/** Without work for this long the process ends and gives its memory back. */
const IDLE_MS = 20_000;
/** A picture is decoded within ten seconds or refused; this is for a process that does not answer at all. */
const LOST_MS = 60_000;

/**
 * The sanitizer for pictures in a process of its own (control U3): a decoder that crashes or swells takes nothing of the
 * server with it. `entry` is the built worker. A picture under work when the process dies is refused as broken.
 */
export function createImageProcess(entry: string, idleMs = IDLE_MS): ImageProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const rest = (): void => {
    if (idle !== null) clearTimeout(idle);
    idle = null;
    if (waiting.size > 0 || child === null) return;
    idle = setTimeout(() => {
      child?.kill();
      child = null;
    }, idleMs);
    idle.unref();
  };

  const running = (): ChildProcess => {
    if (child !== null) return child;
    const started = fork(entry, [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // It must not keep a server alive that wants to end.
    started.unref();
    started.channel?.unref();
    started.on('message', (answer: ImageAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('image' in answer) asked?.resolve(withBuffers(answer.image));
      else asked?.reject(new ImageFailure(answer.failure));
      rest();
    });
    const lost = (): void => {
      if (child === started) child = null;
      for (const { reject } of waiting.values()) reject(new ImageFailure('broken'));
      waiting.clear();
    };
    started.on('exit', lost);
    started.on('error', lost);
    child = started;
    return started;
  };

  return {
    ingestImage(bytes) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          child?.kill('SIGKILL');
          reject(new ImageFailure('timeout'));
        }, LOST_MS);
        const done = (): void => clearTimeout(timer);
        waiting.set(id, {
          resolve: (image) => {
            done();
            resolve(image);
          },
          reject: (error) => {
            done();
            reject(error);
          },
        });
        running().send({ id, bytes } satisfies ImageTask);
      });
    },
    warm() {
      running();
      rest();
    },
    close() {
      if (idle !== null) clearTimeout(idle);
      child?.kill();
      child = null;
    },
  };
}

/** The same sanitizer without a process of its own, for tests and tools; its decoders are loaded only here. */
export async function imagesInProcess(): Promise<ImageProcess> {
  const { ingestImage } = await import('@tosite/site-renderer/images/ingest-image');
  return { ingestImage: (bytes) => ingestImage(bytes), warm: () => undefined, close: () => undefined };
}

/** What travels between processes arrives as plain bytes. */
function withBuffers(image: IngestedImage): IngestedImage {
  return {
    ...image,
    variants: image.variants.map((variant) => ({
      ...variant,
      body: Buffer.from(variant.body.buffer, variant.body.byteOffset, variant.body.length),
    })),
  };
}
