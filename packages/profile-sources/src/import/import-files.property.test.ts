import { inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ImportFailure } from './import-result.ts';
import { linkedInZip, MINIMAL_PROFILE } from './testing/linkedin-files.ts';
import { useUploads, zipOf } from './testing/use-uploads.ts';
import { turns } from '../testing/turns.ts';

/* Exports will change, and break on their way. Whatever they become: a valid profile, or a sentence. */

const uploads = useUploads();

/** What came of it: a profile's method, or the sentence of a failure. Anything else is thrown on. */
async function outcome(data: Buffer): Promise<string> {
  try {
    return (await uploads.drop([{ name: 'export.zip', data }])).report.method;
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    return error.message;
  }
}

const OUTCOME = /^(?:linkedin:export|youtube:takeout|instagram:export|json-resume|\S{2,} .*\.)$/u;

it('an archive may be damaged anywhere', async () => {
  const whole = linkedInZip('Basic_LinkedInDataExport_11-20-2026');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.option(fc.nat(whole.length), { nil: whole.length }),
      async (changes, length) => {
        const data = Buffer.from(whole);
        for (const [at, byte] of changes) data[at] = byte;
        expect(await outcome(data.subarray(0, length))).toMatch(OUTCOME);
      },
    ),
    turns(150),
  );
}, 60_000);

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    'Apr 2019',
    '2019',
    '"',
    '""',
    ',',
    '\n',
    '\u0000',
    '***',
    '=1+1',
    '[PORTFOLIO:javascript:alert(1)]',
    'x'.repeat(30_000),
  ),
);
const TABLES = {
  'Profile.csv': 'First Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites',
  'Positions.csv': 'Company Name,Title,Description,Location,Started On,Finished On',
  'Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities',
  'Skills.csv': 'Name',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number',
  'Recommendations_Received.csv': 'First Name,Last Name,Company,Job Title,Text,Creation Date,Status',
  'channel.csv': 'Channel ID,Channel Title (Original),Channel Visibility',
};

it('the cells of every table may hold anything', async () => {
  const row = fc.array(cell, { maxLength: 8 }).map((cells) => cells.join(','));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(TABLES)),
      fc.array(row, { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (name, rows, newline) => {
        const header = TABLES[name as keyof typeof TABLES];
        const files = { 'Profile.csv': MINIMAL_PROFILE, [name]: [header, ...rows].join(newline) };
        expect(await outcome(zipOf(files))).toMatch(OUTCOME);
      },
    ),
    turns(200),
  );
}, 60_000);

it('files of any bytes under any name', async () => {
  const name = fc.oneof(
    fc.constantFrom(
      'Profile.csv',
      'a/Positions.csv',
      'resume.json',
      'posts_1.json',
      'channel.csv',
      'Profile.pdf',
    ),
    fc.string({ minLength: 1, maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(name, fc.uint8Array({ maxLength: 200 }), { maxKeys: 4 }),
      async (files) => {
        const entries = Object.entries(files)
          .filter(([path]) => !path.endsWith('.pdf'))
          .map(([path, bytes]) => [path, Buffer.from(bytes)] as const);
        expect(await outcome(zipOf(Object.fromEntries(entries)))).toMatch(OUTCOME);
      },
    ),
    turns(150),
  );
}, 60_000);

it('the archives of these tests are ones that can be unpacked', () => {
  const data = zipOf({ 'a.txt': 'hello' });
  expect(inflateRawSync(data.subarray(30 + 5, 30 + 5 + data.readUInt32LE(18))).toString()).toBe('hello');
});
