import type { Logger } from 'pino';
import { formsKey, hasForms, type Storage } from '../storage/storage.ts';
import { isCompressible, ONCE, type Effort } from './compress.ts';
import type { PublishedFile } from './published-file.ts';
import { makeForms, storeForms } from './stored-forms.ts';

type FileToForm = Pick<PublishedFile, 'key' | 'contentType' | 'size'>;

/** Makes the compressed forms of published files, one at a time, when nobody waits for them. */
export type FormMaker = {
  /** A website shows these files now: what it does not show any more needs no forms. */
  published(version: { websiteId: string; publishId: string; files: readonly FileToForm[] }): void;
  /** A visitor met a file without forms. */
  missing(file: FileToForm): void;
  /** Resolves when nothing waits. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** Beyond it a file waits until a visitor meets it again. */
const MOST = 20_000;

export type FormSettings = {
  effort: Effort;
  /** Whoever saves once often saves again. */
  afterMs: number;
};

export function createFormMaker(
  { storage, log }: { storage: Storage; log: Pick<Logger, 'warn'> },
  given: Partial<FormSettings> = {},
): FormMaker {
  const { effort, afterMs }: FormSettings = { effort: ONCE, afterMs: 1000, ...given };
  const waiting = new Map<string, FileToForm>();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const make = async ({ key, contentType }: FileToForm): Promise<void> => {
    if (await storage.has(formsKey(key))) return;
    const body = await storage.get(key);
    if (body === null) return;
    await storeForms(storage, key, await makeForms(body, contentType, effort));
    // It was deleted meanwhile, and its forms stay nobody's.
    if (!(await storage.has(key))) await storage.delete(key);
  };
  const run = async (): Promise<void> => {
    for (const [key, file] of waiting) {
      if (isClosed) return;
      waiting.delete(key);
      await make(file).catch((error: unknown) =>
        log.warn({ err: error, key }, 'a file could not be compressed'),
      );
    }
  };
  const start = (): void => {
    timer = null;
    running = run().finally(() => {
      running = null;
      later();
    });
  };
  const later = (): void => {
    if (isClosed || timer !== null || running !== null || waiting.size === 0) return;
    timer = setTimeout(start, afterMs);
    timer.unref();
  };
  const add = (file: FileToForm): void => {
    if (isClosed || waiting.size >= MOST || !hasForms(file.key) || !isCompressible(file)) return;
    waiting.set(file.key, file);
  };

  return {
    published({ websiteId, publishId, files }) {
      const shown = new Set(files.map(({ key }) => key));
      for (const key of waiting.keys())
        if (key.startsWith(`sites/${websiteId}/`) && !shown.has(key)) waiting.delete(key);
      for (const file of files) if (file.key.startsWith(`sites/${websiteId}/${publishId}/`)) add(file);
      later();
    },
    missing(file) {
      add(file);
      later();
    },
    async idle() {
      if (timer !== null) clearTimeout(timer);
      if (running === null && waiting.size > 0) start();
      await running;
      if (waiting.size > 0) await this.idle();
    },
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
