/** What a file is by its first bytes, whatever it is called. */
export type FileKind =
  | 'zip'
  | 'pdf'
  | 'json'
  | 'html'
  | 'text'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'office'
  | 'picture'
  | 'empty'
  | 'unknown';

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  // An archive in parts that turned out to need only one.
  ['zip', [0x50, 0x4b, 0x30, 0x30]],
  ['rar', [0x52, 0x61, 0x72, 0x21]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['gzip', [0x1f, 0x8b]],
  // Excel and Word before 2007.
  ['office', [0xd0, 0xcf, 0x11, 0xe0]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
];

// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROLS = /[\u0001-\u0008\u000e-\u001a]/u;

/** `beginning`: at least the first kilobyte, where there is one. */
export function sniffFile(beginning: Uint8Array): FileKind {
  if (beginning.length === 0) return 'empty';
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => beginning[index] === byte));
  if (known !== undefined) return known[0];
  const latin = Buffer.from(beginning.subarray(0, 1024)).toString('latin1');
  if (latin.includes('%PDF-')) return 'pdf';
  // A mark of UTF-16 or UTF-8, and the zeros of UTF-16, are no signs of anything else.
  const plain = latin
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/u, '')
    .replaceAll('\0', '')
    .trimStart();
  if (/^(?:<!doctype html|<html|<\?xml|<head|<body)/iu.test(plain)) return 'html';
  if (/^[{[]/u.test(plain)) return 'json';
  const zeros = latin.split('\0').length - 1;
  const isUtf16 = zeros > latin.length * 0.3;
  return (zeros === 0 || isUtf16) && !CONTROLS.test(plain) ? 'text' : 'unknown';
}
