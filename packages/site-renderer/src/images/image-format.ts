export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** More compatible brands than this no encoder writes. */
const BRANDS_READ = 32;

/** What the first bytes say that this is; null for everything that the sanitizer refuses, SVG and GIF included. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (PNG.every((byte, index) => bytes[index] === byte)) return 'png';
  if (ascii(bytes, 0) === 'RIFF' && ascii(bytes, 8) === 'WEBP') return 'webp';
  if (ascii(bytes, 4) === 'ftyp' && isAvif(bytes)) return 'avif';
  return null;
}

/** The `ftyp` box: its size, its name, the major brand, a version, then compatible brands of four letters each. */
function isAvif(bytes: Uint8Array): boolean {
  if (AVIF_BRANDS.has(ascii(bytes, 8))) return true;
  const size = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(size, bytes.length, 16 + BRANDS_READ * 4);
  for (let at = 16; at + 4 <= end; at += 4) {
    if (AVIF_BRANDS.has(ascii(bytes, at))) return true;
  }
  return false;
}

/** Whether the picture moves, as its header says: of such a one only the first frame would be kept. */
export function isAnimated(bytes: Uint8Array): boolean {
  switch (imageFormat(bytes)) {
    case 'webp':
      // The flags of the extended header.
      return ascii(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0;
    case 'png':
      return movesPng(bytes);
    case 'avif':
      return ascii(bytes, 8) === 'avis';
    case 'jpeg':
    case null:
      return false;
  }
}

/** The chunk that makes a PNG move stands before its first pixels. */
function movesPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = ascii(bytes, at + 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT' || chunk === 'IEND') return false;
  }
  return false;
}

function ascii(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + 4));
}
