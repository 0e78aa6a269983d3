export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** More compatible brands than this no encoder writes. */
const BRANDS_READ = 32;

/** What the first bytes say that this is; null for everything that the gate refuses, SVG and GIF included. */
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

function ascii(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + 4));
}
