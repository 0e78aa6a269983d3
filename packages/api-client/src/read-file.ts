import type { Exchange } from './exchange.ts';

/** How much of a file is here, in bytes; `total` null: nobody said how large it is. */
export type FileProgress = (received: number, total: number | null) => void;

/** Reads a file piece by piece and tells how far it is. Each piece has the whole time anew. */
export async function readFile(
  response: Response,
  exchange: Exchange,
  onProgress: FileProgress,
): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null) return exchange.wait(response.blob(), null);
  const length = Number(response.headers.get('content-length') ?? '');
  const total = Number.isSafeInteger(length) && length > 0 ? length : null;
  const reader = response.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const piece = await exchange.wait(reader.read());
    if (piece.done) return new Blob(pieces, { type });
    pieces.push(piece.value);
    received += piece.value.length;
    onProgress(received, total);
  }
}
