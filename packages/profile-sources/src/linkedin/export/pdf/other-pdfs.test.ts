import { describe, expect, it } from 'vitest';
import { importFiles } from '../../../import/import-files.ts';
import { profilePdf } from '../../../import/testing/profile-pdf.ts';
import { useUploads } from '../../../import/testing/use-uploads.ts';
import { writePdf, type PdfText } from '../../../import/testing/write-pdf.ts';
import { fixture } from '../../../import/testing/linkedin-files.ts';
import { readPdf } from './read-pdf.ts';

/* PDF files that are no profile, or cannot be read. */

const uploads = useUploads();

const page = (lines: string[], size = 11): PdfText[] =>
  lines.map((text, index) => ({ text, x: 50, y: 740 - index * 16, size }));
const ARTICLE = [
  { text: 'How to print a web page', x: 50, y: 760, size: 24 },
  ...page([
    'Every browser can do it, and nobody knows where the button is.',
    'Experience shows that it moves with every version.',
    'Contact us if you find it. Page 1 of 1.',
    'April 2019 - Present (7 years 8 months)',
  ]),
];

describe('what is no profile', () => {
  it.each<[string, Buffer, RegExp]>([
    ['an article that was printed', writePdf([ARTICLE]), /is not a profile/u],
    [
      'an invoice',
      writePdf([page(['Invoice 2024-0001', 'Contact: office@example.com', 'Total: 120.00 EUR'])]),
      /is not a profile/u,
    ],
    [
      'one heading that a profile also has',
      writePdf([
        [
          { text: 'Nova', x: 50, y: 760, size: 24 },
          { text: 'Experience', x: 50, y: 700, size: 16 },
          ...page(['We have plenty.']),
        ],
      ]),
      /is not a profile/u,
    ],
    ['pictures of pages', writePdf([[]], { drawing: '0 0 200 200 re f' }), /pictures of pages and no text/u],
    ['a page number and nothing else', writePdf([page(['1 / 2'])]), /pictures of pages and no text/u],
    ['no pages that can be found', Buffer.from('%PDF-1.4\n%%EOF\n'), /damaged/u],
    ['half of a file', fixture('linkedin/export/Profile.pdf').subarray(0, 700), /damaged|no text/u],
    [
      'a password',
      writePdf([ARTICLE], {
        trailer: '/Encrypt 8 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
        extra: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`],
      }),
      /locked with a password/u,
    ],
  ])('%s', async (_name, data, sentence) => {
    const failure = await uploads.fail([{ name: 'print.pdf', data }]);
    expect(failure.message).toMatch(sentence);
    expect(failure.message).toContain('print.pdf');
  });

  it('a file that is too large', async () => {
    const data = Buffer.concat([fixture('linkedin/export/Profile.pdf'), Buffer.alloc(10_000_000)]);
    expect((await uploads.fail([{ name: 'Profile.pdf', data }])).message).toMatch(/larger than 10 MB/u);
  });

  it('a PDF made to take for ever is ended by the signal, and the server stays awake', async () => {
    const files = await uploads.put([{ name: 'slow.pdf', data: endlessPdf() }]);
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 20);
    const work = importFiles({ files, platform: null, signal: AbortSignal.timeout(1500) });
    await expect(work).rejects.toThrow(/timeout/u);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5);
  });

  it('13: without a signal it is given up on after a while, and trying again is offered', async () => {
    const reading = readPdf(endlessPdf(), {
      name: 'slow.pdf',
      signal: new AbortController().signal,
      maxSeconds: 1,
    });
    await expect(reading).rejects.toMatchObject({
      code: 'unusable_export',
      message: expect.stringMatching(/^Reading slow\.pdf took too long, so we stopped\./u) as string,
      next: ['retry', 'import', 'form'],
    });
  });
});

/** Each form draws the next ten times over: ten to the twelfth power of one letter. */
function endlessPdf(): Buffer {
  const form = (resources: string, body: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const forms = Array.from({ length: 12 }, (_, index) =>
    form(`/XObject << /X ${9 + index} 0 R >>`, '/X Do '.repeat(10)),
  );
  return writePdf([ARTICLE], {
    drawing: '/X Do',
    resources: '/XObject << /X 8 0 R >>',
    extra: [...forms, form('', 'BT /F1 9 Tf <0041> Tj ET')],
  });
}

describe('as an upload', () => {
  it('the address of the profile, its sites and its items come from the PDF', async () => {
    const { profile, report } = await uploads.drop([
      { name: 'download', data: fixture('linkedin/export/Profile.pdf') },
    ]);
    expect(profile).toMatchObject({
      name: 'Mireille Okonjo-Blanc',
      handle: 'mireille-okonjo-blanc-fx',
      url: 'https://www.linkedin.com/in/mireille-okonjo-blanc-fx',
    });
    expect(profile.links.map(({ label, url }) => [label, url])).toEqual([
      ['Portfolio', 'https://mireille.example.com/'],
    ]);
    expect(
      profile.experience.map(({ organisation, start, current }) => [organisation, start, current]),
    ).toEqual([
      ['École Imaginaire de Design', '2021-09', true],
      ['Atelier Cendre', '2019-04', true],
      ['Musée des Vents', '2013-09', false],
    ]);
    expect(profile.experience.every(({ origin }) => origin.source === 'linkedin:pdf')).toBe(true);
    expect(profile.spokenLanguages).toHaveLength(2);
    expect(report.method).toBe('linkedin:pdf');
    expect(JSON.stringify(profile)).not.toContain('@');
  });

  it('a job has the same id in the PDF and in the ZIP, so that one import after the other makes no doubles', async () => {
    const pdf = await uploads.drop([{ name: 'Profile.pdf', data: fixture('linkedin/export/Profile.pdf') }]);
    const zip = await uploads.drop([
      { name: 'a.zip', data: fixture('linkedin/export/Complete_LinkedInDataExport_11-20-2026.zip') },
    ]);
    const ids = new Set(zip.profile.experience.map(({ id }) => id));
    expect(pdf.profile.experience.filter(({ id }) => ids.has(id))).toHaveLength(3);
    const skills = new Set(zip.profile.skills.map(({ id }) => id));
    expect(pdf.profile.skills.every(({ id }) => skills.has(id))).toBe(true);
  });

  it('beside the ZIP, which says more, the PDF is not needed', async () => {
    const { report } = await uploads.drop([
      { name: 'Profile.pdf', data: fixture('linkedin/export/Profile.pdf') },
      { name: 'a.zip', data: fixture('linkedin/export/Basic_LinkedInDataExport_11-20-2026.zip') },
    ]);
    expect(report.method).toBe('linkedin:export');
  });

  it('a profile without a skill, a language or a place has none', async () => {
    const { profile } = await uploads.drop([
      {
        name: 'Profile.pdf',
        data: profilePdf({
          name: 'Nova',
          contact: ['www.linkedin.com/in/nova (LinkedIn)'],
          companies: [{ name: 'A', roles: [{ title: 'b', dates: 'May 2019 - Present (1 year)' }] }],
        }),
      },
    ]);
    expect(profile).toMatchObject({
      headline: null,
      location: null,
      about: null,
      skills: [],
      spokenLanguages: [],
    });
  });
});
