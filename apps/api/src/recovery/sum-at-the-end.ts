import { createHash } from 'node:crypto';

/** As many letters as a SHA-256 has. They are the comment of the ZIP, which stands at its very end. */
export const SUM_LENGTH = 64;
export const NO_SUM = '0'.repeat(SUM_LENGTH);

/** The bytes as they come; in the place of the last ones the sum of all before them. */
export async function* withSum(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let kept = Buffer.alloc(0);
  for await (const piece of bytes) {
    const all = kept.length === 0 ? piece : Buffer.concat([kept, piece]);
    const ready = all.subarray(0, Math.max(0, all.length - SUM_LENGTH));
    kept = Buffer.from(all.subarray(ready.length));
    if (ready.length === 0) continue;
    hash.update(ready);
    yield ready;
  }
  yield Buffer.from(hash.digest('hex'), 'latin1');
}

/** The sum that stands at the end of all these bytes, and the one that they have. */
export async function readSum(bytes: AsyncIterable<Buffer>): Promise<{ said: string; is: string }> {
  const hash = createHash('sha256');
  let kept = Buffer.alloc(0);
  for await (const piece of bytes) {
    const all = Buffer.concat([kept, piece]);
    const before = Math.max(0, all.length - SUM_LENGTH);
    hash.update(all.subarray(0, before));
    kept = Buffer.from(all.subarray(before));
  }
  return { said: kept.toString('latin1'), is: hash.digest('hex') };
}
