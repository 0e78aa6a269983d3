import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

const FIXTURES = join(
  dirname(createRequire(import.meta.url).resolve('@tosite/profile-sources/package.json')),
  'fixtures',
);

/** A recording of the sources, as it lies in their folder. */
export function recordedFile(path: string): Buffer {
  return readFileSync(join(FIXTURES, path));
}

/** Drops a recorded export on the page, beside every zone, as a hand with a mouse would. */
export async function dropOnPage(page: Page, path: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, base64 }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'application/zip' }));
      return transfer;
    },
    { name: basename(path), base64: recordedFile(path).toString('base64') },
  );
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('body', event, { dataTransfer });
  }
}
