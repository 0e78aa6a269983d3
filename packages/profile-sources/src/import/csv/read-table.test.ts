import { describe, expect, it } from 'vitest';
import { decodeBeginning, decodeText } from './decode-text.ts';
import { findHeader, readRecords, readTable } from './read-table.ts';

const isHeader = (cells: readonly string[]) => cells[0] === 'Company Name' || cells.join() === 'Name';
const read = (text: string) => readTable(text, isHeader)?.records;
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('text in whatever encoding', () => {
  const TEXT = 'Company Name;Ort\r\nMüller & Søn;Łódź\r\n';
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from(TEXT), TEXT],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`), TEXT],
    ['UTF-16, little end first', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), TEXT],
    ['UTF-16, big end first', utf16be(`\ufeff${TEXT}`), TEXT],
    ['UTF-16 without its mark', Buffer.from(TEXT, 'utf16le'), TEXT],
    ['UTF-16 of the other order without its mark', utf16be(TEXT), TEXT],
    [
      'Windows, western',
      Buffer.from(
        'Zoë – “Café” 5 €'
          .replace('–', '\x96')
          .replace('“', '\x93')
          .replace('”', '\x94')
          .replace('€', '\x80'),
        'latin1',
      ),
      'Zoë – “Café” 5 €',
    ],
    [
      'Windows, Cyrillic',
      Uint8Array.from([0xd0, 0xe0, 0xe7, 0xf0, 0xe0, 0xe1, 0xee, 0xf2, 0xf7, 0xe8, 0xea, 10]),
      'Разработчик\n',
    ],
    ['Macintosh', Uint8Array.from([0x5a, 0x6f, 0x91, 0x0d, 0x43, 0x61, 0x66, 0x8e]), 'Zoë\rCafé'],
    ['nothing', Buffer.alloc(0), ''],
  ])('%s', (_name, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('the beginning of a file may end in the middle of a character', () => {
    const bytes = Buffer.from('Zoë 🎉');
    for (let cut = 4; cut <= bytes.length; cut += 1) {
      const text = decodeBeginning(bytes.subarray(0, cut));
      expect('Zoë 🎉'.startsWith(text)).toBe(true);
    }
  });
});

describe('tables', () => {
  it.each<[string, string, string[][]]>([
    ['commas', 'Company Name,Title\nA,B\n', [['A', 'B']]],
    ['semicolons', 'Company Name;Title\r\nA, Inc.;B\r\n', [['A, Inc.', 'B']]],
    ['tabs', 'Company Name\tTitle\nA\tB, C\n', [['A', 'B, C']]],
    ['bars', 'Company Name|Title\nA|B\n', [['A', 'B']]],
    ["Excel's own line", 'sep=;\r\nCompany Name;Title\r\nA;B\r\n', [['A', 'B']]],
    [
      'carriage returns alone',
      'Company Name,Title\rA,B\rC,D\r',
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    ],
    ['a byte order mark', '\ufeffCompany Name,Title\nA,B\n', [['A', 'B']]],
    [
      'quoted commas, quotes and newlines',
      'Company Name,Title\n"A, B","say ""hi""\nthere\r\nagain"\n',
      [['A, B', 'say "hi"\nthere\r\nagain']],
    ],
    [
      'a quote inside an unquoted cell',
      'Company Name,Title\n27" screens,B\nC,D\n',
      [
        ['27" screens', 'B'],
        ['C', 'D'],
      ],
    ],
    ['quoted headers with spaces', '" Company  Name ","Title"\nA,B\n', [['A', 'B']]],
    [
      'short and long rows',
      'Company Name,Title,Location\nA\nB,C,D,E,F\n',
      [
        ['A', '', ''],
        ['B', 'C', 'D'],
      ],
    ],
    ['empty columns at the end of the header', 'Company Name,Title,,,\nA,B,,,\n', [['A', 'B']]],
    ['empty rows', 'Company Name,Title\n\n,\n ,\nA,B\n\n', [['A', 'B']]],
    ['no rows', 'Company Name,Title\n', []],
    ['no newline at the end', 'Company Name,Title\nA,B', [['A', 'B']]],
    ['one column whose text has commas', 'Name\nC, C++ and D\nRust;Go\n', [['C, C++ and D'], ['Rust;Go']]],
    [
      'a preamble',
      'Notes:\n"When exporting, you may\nnotice; things, and so on"\n\nCompany Name,Title\nA,B\n',
      [['A', 'B']],
    ],
    [
      'a preamble that a spreadsheet padded',
      'Notes:;;\r\n"When exporting; you, may";;\r\n;;\r\nCompany Name;Title;\r\nA;B;\r\n',
      [['A', 'B']],
    ],
  ])('%s', (_name, text, records) => {
    expect(read(text)).toEqual(records);
  });

  it('no known header is no table', () => {
    for (const text of ['', '\n\n', 'a,b\n1,2\n', '<html></html>', '"', '\0\0\0\0']) {
      expect(findHeader(text, isHeader)).toBeNull();
      expect(readTable(text, isHeader)).toBeNull();
    }
  });

  it('a single word further down is no header', () => {
    expect(read('some,thing\nName\n1,2\n')).toBeUndefined();
  });

  it('what breaks off inside a quoted cell keeps its whole rows, and says so', () => {
    const table = readTable('Company Name,Title\nA,B\nC,"D and then\nnothing more', isHeader);
    expect(table).toMatchObject({ records: [['A', 'B']], complete: false });
  });

  it('I4: rows, columns and cells are bounded', () => {
    const many = readTable(`Company Name,Title\n${'A,B\n'.repeat(20_000)}`, isHeader);
    expect(many?.records).toHaveLength(5000);
    expect(many?.complete).toBe(false);
    const exact = readTable(`Company Name,Title\n${'A,B\n'.repeat(5000)}`, isHeader);
    expect(exact).toMatchObject({ complete: true });
    expect(exact?.records).toHaveLength(5000);
    expect(findHeader(`Company Name${',x'.repeat(300)}`, isHeader)).toBeNull();
  });

  it('I4: a row of 50 MB is given up on quickly', () => {
    const text = `Company Name,Title\nA,B\n${'x'.repeat(50_000_000)}`;
    const before = process.cpuUsage();
    const table = readTable(text, isHeader);
    const { user, system } = process.cpuUsage(before);
    expect(table?.records[0]).toEqual(['A', 'B']);
    expect(table?.complete).toBe(false);
    // Of the processor's time: on a busy machine others have theirs meanwhile.
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  it('records of a file that is read as it stands', () => {
    expect(readRecords('a,b\n1,2\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(readRecords('a;b;c\n1;2;3\n')).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ]);
    expect(readRecords('')).toEqual([]);
  });
});
