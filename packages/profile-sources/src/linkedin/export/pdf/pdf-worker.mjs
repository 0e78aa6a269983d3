/*
 * Reads the text of one PDF in a thread of its own, so that a PDF made to be slow can be ended from outside. Plain
 * JavaScript, because Node starts it from the package's own folder, also when the rest is bundled.
 */
// oxlint-disable unicorn/require-post-message-target-origin -- a thread of Node has no origin
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/** @typedef {{ text: string, x: number, y: number, width: number, size: number, rtl: boolean }} PdfItem */

/** No profile has as many pieces of text. */
const MAX_ITEMS = 100_000;

/** @returns {Promise<{ pages: { width: number, height: number, items: PdfItem[] }[] }>} */
async function readPages() {
  const pdf = await getDocumentProxy(workerData.data, { isEvalSupported: false, verbosity: 0 });
  const pages = [];
  let count = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, workerData.maxPages); number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ includeMarkedContent: false });
    const texts = items.filter((item) => 'str' in item && item.str.trim() !== '');
    count += texts.length;
    if (count > MAX_ITEMS) throw new Error('too much text');
    pages.push({ width, height, items: texts.map(toItem) });
    page.cleanup();
    parentPort?.postMessage({ page: number, of: pdf.numPages });
  }
  return { pages };
}

/** @returns {PdfItem} */
function toItem({ str, transform, width, dir }) {
  const [, , skew, scale, x, y] = transform;
  return { text: str, x, y, width, size: Math.hypot(skew, scale), rtl: dir === 'rtl' };
}

try {
  parentPort?.postMessage(await readPages());
} catch (error) {
  const locked = error instanceof Error && error.name === 'PasswordException';
  parentPort?.postMessage({ failure: locked ? 'locked' : 'unreadable' });
}
