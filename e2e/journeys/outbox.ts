import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Waits for a mail to this address whose text has the pattern, and answers what its first group caught. */
export async function mailed(dataDir: string, to: string, pattern: RegExp): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (let waited = 0; waited < 15_000; waited += 100) {
    for (const name of await readdir(folder).catch(() => [])) {
      const mail = plain(await readFile(join(folder, name), 'utf8'));
      const found = mail.includes(`To: ${to}`) ? pattern.exec(mail)?.[1] : undefined;
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${to} with ${pattern.source}`);
}

/** Mails wrap their lines and write some signs by their numbers. */
function plain(eml: string): string {
  return eml
    .replace(/=\r?\n/gu, '')
    .replace(/=([0-9A-F]{2})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
