import { PAGE, widthOf, writePdf, type PdfText } from './write-pdf.ts';

/* Sets a profile as LinkedIn's "Save to PDF" does: two columns, wrapped lines, pages with a number at their foot. */

export type Role = { title: string; dates: string; place?: string; text?: string };
export type Words = {
  contact: string;
  skills: string;
  languages: string;
  certifications: string;
  summary: string;
  experience: string;
  education: string;
  page: (page: number, of: number) => string;
};
export const ENGLISH: Words = {
  contact: 'Contact',
  skills: 'Top Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  page: (page, of) => `Page ${page} of ${of}`,
};
export type PdfContent = {
  name: string;
  headline?: string;
  place?: string;
  contact?: string[];
  skills?: string[];
  languages?: string[];
  certifications?: string[];
  summary?: string;
  companies?: { name: string; total?: string; roles: Role[] }[];
  schools?: { name: string; detail?: string }[];
};
export type PdfLook = { words?: Words; sideOnRight?: boolean; noSide?: boolean };

type Block = { lines: string[]; size: number; before: number };

const LEADING = 1.2;
const TOP = 740;
const BOTTOM = 80;

export function profilePdf(content: PdfContent, look: PdfLook = {}): Buffer {
  const words = look.words ?? ENGLISH;
  const right = look.sideOnRight === true;
  const mainColumn = { x: look.noSide === true ? 60 : right ? 30 : 224, width: 350 };
  const sideColumn = { x: right ? 420 : 22, width: 168 };
  const main = flow(mainBlocks(content, words, mainColumn.width), mainColumn.x);
  const side = look.noSide === true ? [] : flow(sideBlocks(content, words, sideColumn.width), sideColumn.x);
  const pages = Array.from({ length: Math.max(main.length, side.length) }, (_, index) => [
    ...(side[index] ?? []),
    ...(main[index] ?? []),
  ]);
  return writePdf(
    pages.map((page, index) => {
      const text = words.page(index + 1, pages.length);
      return [...page, { text, x: (PAGE.width - widthOf(text, 9)) / 2, y: 30, size: 9 }];
    }),
  );
}

function mainBlocks(content: PdfContent, words: Words, width: number): Block[] {
  const blocks: Block[] = [];
  const put = (text: string | undefined, size: number, before: number) => {
    if (text !== undefined && text !== '') blocks.push({ lines: wrap(text, size, width), size, before });
  };
  const paragraphs = (text: string | undefined, size: number, before: number) => {
    for (const [index, line] of (text ?? '').split('\n').entries()) {
      if (line === '') continue;
      const afterEmpty = index > 0 && (text ?? '').split('\n')[index - 1] === '';
      put(line, size, index === 0 ? before : afterEmpty ? size * LEADING : 0);
    }
  };
  put(content.name, 26, 0);
  put(content.headline, 12, 4);
  put(content.place, 12, 4);
  if (content.summary !== undefined) {
    put(words.summary, 15.75, 18);
    paragraphs(content.summary, 12, 8);
  }
  if (content.companies !== undefined) put(words.experience, 15.75, 18);
  for (const company of content.companies ?? []) {
    put(company.name, 12, 12);
    put(company.total, 10.5, 2);
    for (const [index, role] of company.roles.entries()) {
      put(role.title, 11.5, company.roles.length > 1 && index > 0 ? 10 : 3);
      put(role.dates, 10.5, 2);
      put(role.place, 10.5, 2);
      paragraphs(role.text, 10.5, 6);
    }
  }
  if (content.schools !== undefined) put(words.education, 15.75, 18);
  for (const school of content.schools ?? []) {
    put(school.name, 12, 12);
    put(school.detail, 10.5, 2);
  }
  return blocks;
}

function sideBlocks(content: PdfContent, words: Words, width: number): Block[] {
  const blocks: Block[] = [];
  const lists = [
    [words.contact, content.contact],
    [words.skills, content.skills],
    [words.languages, content.languages],
    [words.certifications, content.certifications],
  ] as const;
  for (const [heading, items] of lists) {
    if (items === undefined) continue;
    blocks.push({ lines: [heading], size: 13, before: 16 });
    for (const item of items) blocks.push({ lines: wrap(item, 10.5, width), size: 10.5, before: 5 });
  }
  return blocks;
}

/** Breaks at spaces, and behind hyphens where a word alone is too long. */
function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line, size) > width) {
      const most = Math.floor(width / (size * 0.5));
      const hyphen = line.lastIndexOf('-', most - 1);
      const cut = hyphen > 0 ? hyphen + 1 : most;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return [...lines, line];
}

function flow(blocks: readonly Block[], x: number): PdfText[][] {
  const pages: PdfText[][] = [[]];
  let y = TOP;
  for (const { lines, size, before } of blocks) {
    for (const [index, text] of lines.entries()) {
      y -= index === 0 ? before + size * LEADING : size * LEADING;
      if (y < BOTTOM) {
        pages.push([]);
        y = TOP;
      }
      pages.at(-1)?.push({ text, x, y: Math.round(y * 100) / 100, size });
    }
  }
  return pages;
}
