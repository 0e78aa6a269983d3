import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveEntry } from '../archive-entry.ts';
import { ImportFailure } from '../import-result.ts';
import { fixturePath } from '../testing/use-uploads.ts';
import { writeZip, type ZipFile } from '../testing/write-zip.ts';
import { readBudget, type ReadBudget } from './archive-limits.ts';
import { openArchive } from './open-archive.ts';

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tosite-archive-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const LIMIT = 1_000_000;
const PROFILE = { name: 'Profile.csv', data: 'First Name\nNova\n' };

async function open(
  data: Buffer,
  options: { budget?: ReadBudget; signal?: AbortSignal } = {},
): Promise<ArchiveEntry[]> {
  count += 1;
  const file = join(folder, `${count}.zip`);
  await writeFile(file, data);
  return openArchive({
    file,
    name: 'mine.zip',
    budget: options.budget ?? readBudget(),
    signal: options.signal ?? new AbortController().signal,
  });
}

async function failureOf(work: Promise<unknown>): Promise<ImportFailure> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ImportFailure) return error;
  throw new Error(`no ImportFailure but ${String(error)}`);
}

const readAll = async (entries: readonly ArchiveEntry[]) =>
  Promise.all(entries.map(async (entry) => (await entry.bytes(LIMIT)).toString()));

describe('archives as tools write them', () => {
  it.each<[string, ZipFile[], string[]]>([
    ['deflated', [PROFILE], ['Profile.csv']],
    ['stored', [{ ...PROFILE, stored: true }], ['Profile.csv']],
    ['streamed, with the sizes behind the data', [{ ...PROFILE, streamed: true }], ['Profile.csv']],
    ['with 64-bit sizes', [{ ...PROFILE, zip64: true }], ['Profile.csv']],
    ['with backslashes', [{ ...PROFILE, name: String.raw`My data\Profile.csv` }], ['My data/Profile.csv']],
    ['with ./ before every name', [{ ...PROFILE, name: './Profile.csv' }], ['Profile.csv']],
    ['by a Unix system', [{ ...PROFILE, mode: 0o100644 }], ['Profile.csv']],
    ['with a UTF-8 name that says so', [{ ...PROFILE, name: 'Über/Profil é.csv' }], ['Über/Profil é.csv']],
    [
      'with a UTF-8 name that does not say so',
      [{ ...PROFILE, name: 'プロフィール.csv', utf8Mark: false }],
      ['プロフィール.csv'],
    ],
    [
      'with a CP437 name',
      [{ ...PROFILE, name: Buffer.from([0x50, 0x72, 0x82, 0x2e, 0x63, 0x73, 0x76]), utf8Mark: false }],
      ['Pré.csv'],
    ],
    ['with a decomposed name', [{ ...PROFILE, name: 'E\u0301cole.csv' }], ['\u00c9cole.csv']],
  ])('%s', async (_name, files, paths) => {
    const entries = await open(writeZip(files));
    expect(entries.map(({ path }) => path)).toEqual(paths);
    expect(await readAll(entries)).toEqual(['First Name\nNova\n']);
  });

  it('a comment at the end', async () => {
    expect(await open(writeZip([PROFILE], { comment: 'made with care' }))).toHaveLength(1);
  });

  it('folders, and what systems leave beside the files, are no entries', async () => {
    const junk = [
      '__MACOSX/._Profile.csv',
      '.DS_Store',
      'a/.DS_Store',
      'Thumbs.db',
      'a/desktop.ini',
      '._x.csv',
    ];
    const entries = await open(
      writeZip([{ name: 'a/', data: '' }, ...junk.map((name) => ({ name, data: 'x' })), PROFILE]),
    );
    expect(entries.map(({ path }) => path)).toEqual(['Profile.csv']);
  });

  it('an entry can be read again, and read in part', async () => {
    const [entry] = await open(writeZip([{ name: 'a.txt', data: 'x'.repeat(500_000) }]));
    expect((await entry?.bytes(LIMIT))?.length).toBe(500_000);
    let length = 0;
    for await (const chunk of (await entry?.open()) ?? []) {
      length += (chunk as Buffer).length;
      break;
    }
    expect(length).toBeGreaterThan(0);
    expect((await entry?.bytes(LIMIT))?.length).toBe(500_000);
  });

  it('no file stays open', async () => {
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    const before = await openFiles();
    const entries = await open(writeZip([PROFILE, { name: 'a.txt', data: 'x'.repeat(500_000) }]));
    for (const entry of entries) {
      for await (const chunk of await entry.open()) {
        expect(chunk).toBeInstanceOf(Buffer);
        break;
      }
      await entry.bytes(LIMIT);
    }
    await failureOf(open(writeZip([{ ...PROFILE, encrypted: true }])));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await openFiles()).toBeLessThanOrEqual(before);
  });
});

describe('I3: archives that are made to harm, or broken', () => {
  it.each<[string, Buffer, RegExp]>([
    [
      'a path that goes up',
      writeZip([PROFILE, { name: '../../evil.csv', data: 'x' }]),
      /\.\.\/\.\.\/evil\.csv.*outside/u,
    ],
    ['one that goes up in the middle', writeZip([{ name: 'a/../../b.csv', data: 'x' }]), /outside/u],
    [
      'one that goes up with backslashes',
      writeZip([{ name: String.raw`..\evil.csv`, data: 'x' }]),
      /outside/u,
    ],
    ['an absolute path', writeZip([{ name: '/etc/passwd', data: 'x' }]), /outside/u],
    ['a drive', writeZip([{ name: String.raw`C:\evil.csv`, data: 'x' }]), /outside/u],
    ['a NUL in a name', writeZip([{ name: 'a.csv\0.png', data: 'x' }]), /outside/u],
    [
      'a symbolic link',
      writeZip([{ name: 'Profile.csv', data: '/etc/passwd', mode: 0o120777 }]),
      /a link and not a file/u,
    ],
    ['a device', writeZip([{ name: 'Profile.csv', data: '', mode: 0o020666 }]), /a link and not a file/u],
    ['a password', writeZip([{ ...PROFILE, encrypted: true }]), /locked with a password/u],
    ['two files of one name', writeZip([PROFILE, PROFILE]), /two files named Profile\.csv/u],
    [
      'two names that are one after all',
      writeZip([PROFILE, { ...PROFILE, name: './Profile.csv' }]),
      /two files/u,
    ],
    ['nothing in it', writeZip([]), /empty ZIP/u],
    ['only a folder in it', writeZip([{ name: 'a/', data: '' }]), /empty ZIP/u],
    ['no archive at all', Buffer.from('<html>Not found</html>'), /incomplete/u],
    ['the second half missing', writeZip([PROFILE, PROFILE]).subarray(0, 60), /incomplete/u],
    [
      'more entries than it says there may be',
      writeZip([PROFILE], { entryCount: 60_000 }),
      /more than 50,000 files/u,
    ],
    ['fewer entries than it says', writeZip([PROFILE], { entryCount: 3 }), /incomplete/u],
    [
      'a 64-bit size that is a lie',
      writeZip([{ ...PROFILE, zip64: true, declaredSize: 2 ** 40 }]),
      /Profile\.csv in mine\.zip is far larger than it should be/u,
    ],
    [
      'a text that declares to be a bomb',
      writeZip([{ name: 'Positions.csv', data: Buffer.alloc(20_000_000) }]),
      /Positions\.csv in mine\.zip is far larger than it should be/u,
    ],
  ])('%s', async (_name, data, sentence) => {
    const failure = await failureOf(open(data));
    expect(failure.message).toMatch(sentence);
    expect(failure.code).toBe('unusable_export');
  });

  it.each<[string, ZipFile, RegExp]>([
    ['larger than it declares', { ...PROFILE, declaredSize: 5 }, /damaged at Profile\.csv/u],
    ['smaller than it declares', { ...PROFILE, declaredSize: 500 }, /damaged at Profile\.csv/u],
    ['with a wrong checksum', { ...PROFILE, declaredSum: 1 }, /damaged at Profile\.csv/u],
    ['larger than may be read', { name: 'a.csv', data: 'x'.repeat(LIMIT + 1) }, /far larger/u],
    [
      'larger than may be read, which it hides',
      { name: 'a.csv', data: 'x'.repeat(LIMIT + 1), declaredSize: 10 },
      /damaged/u,
    ],
    ['packed in a way that is not known', { ...PROFILE, method: 93 }, /packed in a way we can't read/u],
    ['whose data is no packed data', { ...PROFILE, stored: true, method: 8 }, /damaged/u],
  ])('an entry %s', async (_name, file, sentence) => {
    const [entry] = await open(writeZip([file]));
    const failure = await failureOf(entry?.bytes(LIMIT) ?? Promise.resolve());
    expect(failure.message).toMatch(sentence);
  });

  it('a stream that unpacks to a bomb is stopped on the way', async () => {
    // A picture, so that what it declares is not looked at before it is read.
    const [entry] = await open(writeZip([{ name: 'a.jpg', data: Buffer.alloc(50_000_000) }]));
    let length = 0;
    const failure = await failureOf(
      (async () => {
        for await (const chunk of (await entry?.open()) ?? []) length += (chunk as Buffer).length;
      })(),
    );
    expect(failure.message).toMatch(/far larger than it should be/u);
    expect(length).toBeLessThan(11_000_000);
  });

  it('what all entries unpack to together is bounded', async () => {
    const random = Buffer.from(Array.from({ length: 60_000 }, (_, index) => (index * index) % 251));
    const entries = await open(writeZip([1, 2, 3].map((nth) => ({ name: `${nth}.bin`, data: random }))), {
      budget: readBudget(150_000),
    });
    expect((await entries[0]?.bytes(LIMIT))?.length).toBe(60_000);
    expect((await entries[1]?.bytes(LIMIT))?.length).toBe(60_000);
    expect((await failureOf(entries[2]?.bytes(LIMIT) ?? Promise.resolve())).message).toMatch(/far larger/u);
  });

  it('an archive in an archive is a file like any other', async () => {
    const inner = writeZip([PROFILE]);
    const [entry] = await open(writeZip([{ name: 'inner.zip', data: inner }]));
    expect(await entry?.bytes(LIMIT)).toEqual(inner);
  });

  it('a name with marks that turn the direction of writing is shown without them', async () => {
    const failure = await failureOf(open(writeZip([{ name: '../\u202egnp.exe', data: 'x' }])));
    expect(failure.message).not.toContain('\u202e');
  });

  it('the signal ends a listing and a reading', async () => {
    const ended = AbortSignal.abort(new Error('enough'));
    await expect(open(writeZip([PROFILE]), { signal: ended })).rejects.toThrow('enough');
    const controller = new AbortController();
    const [entry] = await open(writeZip([{ name: 'a.bin', data: 'x'.repeat(900_000) }]), {
      signal: controller.signal,
    });
    const reading = (async () => {
      for await (const chunk of (await entry?.open()) ?? []) {
        expect(chunk).toBeInstanceOf(Buffer);
        controller.abort(new Error('enough'));
      }
    })();
    await expect(reading).rejects.toThrow('enough');
  });

  it('the recorded bomb and the recorded traversal', async () => {
    const bomb = await readFile(fixturePath('linkedin/export/hostile-bomb-40mb.zip'));
    expect((await failureOf(open(bomb))).message).toMatch(/Positions\.csv in mine\.zip is far larger/u);
    const traversal = await readFile(fixturePath('linkedin/export/hostile-path-traversal.zip'));
    expect((await failureOf(open(traversal))).message).toMatch(/evil\.csv.*outside the archive/u);
  });
});
