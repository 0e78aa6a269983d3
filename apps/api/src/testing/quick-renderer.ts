import { sitePlan } from '@tosite/site-renderer/site-plan';
import { renderChanged } from '../publishing/render-changed.ts';
import { nothingRead, siteRenderer } from '../publishing/site-renderer.ts';

/** A picture of one point. */
const CARD = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Draws sites as they are, but for the picture of their card, which takes longer than all pages: the renderer's tests
 * draw it, and those of the whole process.
 */
export const quickRenderer = siteRenderer(
  (drawing, readWords = nothingRead) =>
    renderChanged(
      async (site, options) => {
        const { files, asset, redirects } = await sitePlan(site, options);
        return {
          asset,
          redirects,
          files: files.map((file) =>
            isCard(file.path) ? { ...file, render: () => cardAt(file.path) } : file,
          ),
        };
      },
      drawing,
      readWords,
    ),
  () => undefined,
);

const isCard = (path: string): boolean => /^\/assets\/card-[^/]+\.png$/u.test(path);

const cardAt = (path: string) =>
  Promise.resolve({ path, body: CARD, contentType: 'image/png', styleHashes: [], uses: [] });
