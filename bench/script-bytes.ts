import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

type Bytes = { files: number; gzip: number; brotli: number };

/** The scripts that a browser loads for a screen until nothing more comes: those of the page, and of the frames in it. */
export async function scriptsOf(page: Page, address: string): Promise<{ page: Bytes; frame: Bytes }> {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const main = page.mainFrame();
  return {
    page: await bytesOf(answers.filter((answer) => answer.frame() === main)),
    frame: await bytesOf(answers.filter((answer) => answer.frame() !== main)),
  };
}

async function bytesOf(answers: readonly Response[]): Promise<Bytes> {
  const sum = { files: 0, gzip: 0, brotli: 0 };
  for (const answer of answers) {
    const body = await answer.body();
    sum.files += 1;
    sum.gzip += gzipSync(body, { level: 9 }).length;
    sum.brotli += brotliCompressSync(body).length;
  }
  return sum;
}
