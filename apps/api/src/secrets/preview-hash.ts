import { createHash } from 'node:crypto';

/** What is kept of a preview's id: whoever reads the database cannot open it. */
export function previewHash(previewId: string): string {
  return createHash('sha256').update(previewId).digest('hex');
}
