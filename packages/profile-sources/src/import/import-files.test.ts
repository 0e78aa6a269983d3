import { deflateRawSync, gzipSync } from 'node:zlib';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Platform } from '@tosite/validation/platforms';
import { importFiles } from './import-files.ts';
import type { ImportProgress } from './import-result.ts';
import { fixture, linkedInZip, MINIMAL_PROFILE, POSITIONS_HEADER } from './testing/linkedin-files.ts';
import { useUploads, zipOf, type Drop } from './testing/use-uploads.ts';

const uploads = useUploads();
const instagram = (name: string) => fixture(`instagram/export/${name}.zip`);
const zip = (files: Record<string, string>, name = 'export.zip'): Drop => ({ name, data: zipOf(files) });

describe('what was dropped is told by its content', () => {
  it.each<[string, Drop[], string, string]>([
    [
      "LinkedIn's ZIP under another name",
      [{ name: 'download', data: linkedInZip('renamed-files') }],
      'linkedin:export',
      'Mireille Okonjo-Blanc',
    ],
    [
      'a CSV that is called something else',
      [{ name: 'data.bin', data: MINIMAL_PROFILE }],
      'linkedin:export',
      'Nova Quist',
    ],
    [
      "Instagram's ZIP",
      [{ name: 'a.zip', data: instagram('harbour_light_films_20220110') }],
      'instagram:export',
      'Harbour Light Films',
    ],
    [
      "Instagram's ZIP in two parts",
      [1, 2].map((part) => ({
        name: `part_${part}.zip`,
        data: instagram(`instagram-multipart-part_${part}`),
      })),
      'instagram:export',
      'Saffron & Slate',
    ],
    [
      "YouTube's Takeout",
      [{ name: 'x.zip', data: fixture('youtube/takeout/takeout-20261120T091405Z-001.zip') }],
      'youtube:takeout',
      'Kettle & Compass',
    ],
    [
      'a JSON Resume',
      [{ name: 'cv.txt', data: JSON.stringify({ basics: { name: 'Nova' }, work: [] }) }],
      'json-resume',
      'Nova',
    ],
    [
      'a JSON Resume in a ZIP',
      [zip({ 'cv/resume.json': JSON.stringify({ basics: { name: 'Nova' }, work: [] }) })],
      'json-resume',
      'Nova',
    ],
  ])('%s', async (_name, drops, method, name) => {
    const { profile, report } = await uploads.drop(drops);
    expect([report.method, profile.name]).toEqual([method, name]);
  });

  it('a profile PDF that was packed into a ZIP', async () => {
    const { report } = await uploads.dropZip({ 'Profile.pdf': fixture('linkedin/export/Profile.pdf') });
    expect(report.method).toBe('linkedin:pdf');
  });

  it('where the person is does not change what a file is', async () => {
    const { profile } = await uploads.drop(
      [{ name: 'a.zip', data: instagram('harbour_light_films_20220110') }],
      { platform: 'linkedin' },
    );
    expect(profile.platform).toBe('instagram');
  });

  it('the pictures of an upload are named by the import, and can be read afterwards', async () => {
    const { pictures, profile } = await uploads.drop(
      [{ name: 'a.zip', data: instagram('harbour_light_films_20220110') }],
      { importId: 'i7' },
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.address).toMatch(/^import:i7\//u);
      expect((await picture.bytes()).length).toBeGreaterThan(100);
    }
    const named = JSON.stringify(profile.media);
    expect(pictures.some(({ address }) => named.includes(address))).toBe(true);
  });

  it('the same ZIP dropped twice is one', async () => {
    const data = instagram('instagram-saffron.and.slate-2026-11-20-FxAbCd12');
    const once = await uploads.drop([{ name: 'a.zip', data }]);
    const twice = await uploads.drop([
      { name: 'a.zip', data },
      { name: 'a (1).zip', data },
    ]);
    expect(twice.profile).toEqual(once.profile);
    expect(twice.unusable).toEqual(once.unusable);
    expect(twice.pictures.map(({ address }) => address)).toEqual(once.pictures.map(({ address }) => address));
  });

  it('two files of one name that differ are both read', async () => {
    const skills = (name: string) =>
      zipOf({ 'Skills.csv': `Name\n${name}\n`, 'Profile.csv': MINIMAL_PROFILE });
    const { profile } = await uploads.drop([
      { name: 'a.zip', data: skills('Maps') },
      { name: 'b.zip', data: skills('Rivers') },
    ]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Maps', 'Rivers']);
  });
});

describe('sentences', () => {
  it.each<[string, Drop, Platform | null, RegExp]>([
    ['nothing in the file', { name: 'a.zip', data: '' }, 'linkedin', /^a\.zip is empty.*Profile\.csv/u],
    [
      'a web page',
      { name: 'not-a-zip.zip', data: linkedInZip('not-a-zip') },
      'linkedin',
      /^not-a-zip\.zip is a web page, not a ZIP\..*Profile\.csv/u,
    ],
    [
      'text that is called a ZIP',
      { name: 'a.zip', data: 'hello' },
      'linkedin',
      /^a\.zip isn't a ZIP file\./u,
    ],
    [
      'a truncated ZIP',
      { name: 'truncated.zip', data: linkedInZip('truncated') },
      'linkedin',
      /^truncated\.zip is incomplete/u,
    ],
    [
      'a ZIP of other things',
      { name: 'not-linkedin.zip', data: linkedInZip('not-linkedin') },
      'linkedin',
      /^This ZIP has no Profile\.csv\. Choose Profile \(and Positions\) when you request it\. We found readme\.txt and data\.csv\.$/u,
    ],
    [
      'a ZIP of other things, on YouTube',
      zip({ 'a.txt': 'x' }),
      'youtube',
      /^This ZIP has no channel\.csv\..*a\.txt/u,
    ],
    [
      'a ZIP of other things, on Instagram',
      zip({ 'a.txt': 'x' }),
      'instagram',
      /none of the files we know\..*a\.txt.*posts_1\.json/u,
    ],
    [
      'a ZIP of other things, anywhere',
      zip({ 'a.txt': 'x', 'b.txt': 'x', 'c.txt': 'x', 'd.txt': 'x', 'e.txt': 'x' }),
      null,
      /We found a\.txt, b\.txt, c\.txt and 2 more\..*Profile\.csv.*posts_1\.json.*channel\.csv/u,
    ],
    [
      'an Excel workbook',
      zip({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }, 'Profile.xlsx'),
      'linkedin',
      /Excel or Word file/u,
    ],
    [
      'an old Excel workbook',
      { name: 'Profile.xls', data: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]) },
      'linkedin',
      /^Profile\.xls is an Excel or Word file/u,
    ],
    [
      'a ZIP in a ZIP',
      { name: 'a.zip', data: zipOf({ 'Basic_LinkedInDataExport.zip': linkedInZip('renamed-files') }) },
      'linkedin',
      /only another archive \(Basic_LinkedInDataExport\.zip\)/u,
    ],
    [
      'a RAR archive',
      { name: 'a.rar', data: Buffer.from('Rar!\x1a\x07') },
      null,
      /^a\.rar is a RAR archive, not a ZIP/u,
    ],
    [
      'a .tgz of Takeout',
      { name: 'takeout.tgz', data: gzipSync('x') },
      'youtube',
      /^takeout\.tgz is a \.tgz archive.*choose \.zip/u,
    ],
    [
      'a picture',
      { name: 'me.png', data: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]) },
      null,
      /^me\.png is a picture/u,
    ],
    [
      'JSON of something else',
      { name: 'package.json', data: '{"name":"x"}' },
      null,
      /^package\.json is a JSON file, but neither/u,
    ],
    ['JSON that is none', { name: 'a.json', data: '{"name":' }, null, /^a\.json is a JSON file/u],
    [
      'a text',
      { name: 'notes.txt', data: 'hello' },
      'linkedin',
      /^notes\.txt is not a file we know\..*Profile\.csv/u,
    ],
    [
      'bytes that are nothing',
      { name: 'a', data: deflateRawSync(Buffer.from('hello world, hello world')) },
      null,
      /^a isn't a ZIP file/u,
    ],
    [
      'the HTML version of Instagram',
      { name: 'a.zip', data: instagram('instagram-html-variant') },
      'instagram',
      /^This is the HTML version\. Request the download again and choose JSON\.$/u,
    ],
    [
      'the recorded bomb',
      { name: 'bomb.zip', data: linkedInZip('hostile-bomb-40mb') },
      'linkedin',
      /^Positions\.csv in bomb\.zip is far larger than it should be/u,
    ],
    [
      'the recorded traversal',
      { name: 'x.zip', data: linkedInZip('hostile-path-traversal') },
      'linkedin',
      /points outside the archive/u,
    ],
    [
      'a name made to mislead',
      { name: '../../\u202e<b>*x*</b>\n.zip', data: 'hello' },
      'linkedin',
      /^[^\n\u202e]*isn't a ZIP file/u,
    ],
  ])('%s', async (_name, drop, platform, sentence) => {
    const failure = await uploads.fail([{ ...drop, name: drop.name.replaceAll('*', '') }], { platform });
    expect(failure.message).toMatch(sentence);
    expect(failure.next).toContain('import');
  });

  it('no file, and too many', async () => {
    expect((await uploads.fail([])).message).toMatch(/^No file was uploaded\./u);
    const many = Array.from({ length: 101 }, (_, index) => ({ name: `${index}.csv`, data: 'x' }));
    expect((await uploads.fail(many)).message).toMatch(/^More than 100 files/u);
  });
});

describe('progress and its end', () => {
  it('every stage is told as it happens, and never goes back', async () => {
    const seen: ImportProgress[] = [];
    await uploads.drop(
      [
        { name: 'a.zip', data: zipOf({ 'Profile.csv': MINIMAL_PROFILE }) },
        { name: 'b.zip', data: zipOf({ 'Positions.csv': `${POSITIONS_HEADER}\nA,a,,,Jan 2020,\n` }) },
      ],
      { onProgress: (progress) => seen.push(progress) },
    );
    expect(seen).toEqual([
      { stage: 'opening', done: 0, total: 2 },
      { stage: 'opening', done: 1, total: 2 },
      { stage: 'opening', done: 2, total: 2 },
      { stage: 'reading', done: 1, total: 2 },
      { stage: 'reading', done: 2, total: 2 },
      { stage: 'mapping', done: 0, total: 1 },
      { stage: 'mapping', done: 1, total: 1 },
    ]);
  });

  it('a signal ends an import before it begins and on its way', async () => {
    const files = await uploads.put([
      { name: 'a.zip', data: linkedInZip('Complete_LinkedInDataExport_11-20-2026') },
    ]);
    await expect(
      importFiles({ files, platform: null, signal: AbortSignal.abort(new Error('enough')) }),
    ).rejects.toThrow('enough');
    const controller = new AbortController();
    const work = importFiles({
      files,
      platform: null,
      signal: controller.signal,
      onProgress: ({ stage, done }) => {
        if (stage === 'reading' && done === 3) controller.abort(new Error('enough'));
      },
    });
    await expect(work).rejects.toThrow('enough');
  });

  it('no file stays open, whatever happens', async () => {
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    const before = await openFiles();
    await uploads.drop([{ name: 'a.zip', data: linkedInZip('Complete_LinkedInDataExport_11-20-2026') }]);
    await uploads.fail([{ name: 'a.zip', data: linkedInZip('hostile-bomb-40mb') }]);
    await uploads.fail([{ name: 'a.zip', data: linkedInZip('truncated') }]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await openFiles()).toBeLessThanOrEqual(before);
  });
});

it("Instagram's ZIP that does not say whose it is belongs to the link that was pasted, if that is Instagram's", async () => {
  const posts = [{ media: [{ uri: 'media/1.jpg', creation_timestamp: 1_700_000_000, title: 'One' }] }];
  const drop = zip({ 'content/posts_1.json': JSON.stringify(posts), 'media/1.jpg': 'x' });
  const known = { handle: 'nova.quist', url: 'https://www.instagram.com/nova.quist/' };
  const read = async (platform: Platform) =>
    (await uploads.drop([drop], { known: { platform, ...known } })).profile;
  expect(await read('instagram')).toMatchObject({ ...known, platform: 'instagram' });
  expect((await read('github')).handle).toBe('');
});
