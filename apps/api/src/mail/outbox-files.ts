import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mails.ts';

const FILE = /^([0-9a-f]{32})\.eml$/u;

/** Where the mail of this id lies below the outbox. */
export function outboxFile(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}

/** What an outbox holds; also of one that mails are no longer written to. */
export function outboxFiles(folder: string): Pick<MailTransport, 'kept' | 'forget'> {
  return {
    async kept() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names.flatMap((name) => FILE.exec(name)?.[1] ?? []);
    },
    async forget(ids) {
      for (const id of ids) await rm(outboxFile(folder, id), { force: true });
    },
  };
}
