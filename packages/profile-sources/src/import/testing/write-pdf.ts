import { deflateSync } from 'node:zlib';

/* Writes PDF files with text of any script at given places; every character is half as wide as it is high. */

export type PdfText = { text: string; x: number; y: number; size: number };

export const PAGE = { width: 612, height: 792 };

export function widthOf(text: string, size: number): number {
  return text.length * size * 0.5;
}

export type WritePdfOptions = {
  /** Objects of the trailer, as in `/Encrypt 9 0 R`, with the objects they name. */
  trailer?: string;
  extra?: string[];
  /** A drawing in place of text, on every page. */
  drawing?: string;
  /** More that pages name: `/XObject << … >>`. */
  resources?: string;
};

export function writePdf(pages: readonly (readonly PdfText[])[], options: WritePdfOptions = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer) => objects.push(Buffer.from(body));
  const stream = (text: string) => {
    const packed = deflateSync(text);
    return Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]);
  };
  const firstPage = 6;
  const kids = pages.map((_page, index) => `${firstPage + index * 2} 0 R`);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`);
  add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>',
  );
  add(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor << /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>',
  );
  add(stream(toUnicode()));
  for (const [index, page] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> ${options.resources ?? ''} >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
    );
    add(stream(`${options.drawing ?? ''}\n${page.map((item) => show(item)).join('\n')}`));
  }
  for (const body of options.extra ?? []) add(body);

  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let offset = 9;
  for (const [index, body] of objects.entries()) {
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(offset);
    offset += object.length;
    parts.push(object);
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${options.trailer ?? ''} >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function show({ text, x, y, size }: PdfText): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> Tj ET`;
}

/** Codes are UTF-16 units. */
function toUnicode(): string {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  const ranges = Array.from(
    { length: 256 },
    (_, high) => `<${hex(high)}00> <${hex(high)}ff> <${hex(high)}00>`,
  );
  const blocks = [0, 100, 200].map((from) => {
    const block = ranges.slice(from, from + 100);
    return `${block.length} beginbfrange\n${block.join('\n')}\nendbfrange`;
  });
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Any def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nend\nend`;
}
