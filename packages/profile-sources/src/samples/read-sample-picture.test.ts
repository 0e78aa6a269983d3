import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picturesOf } from './pictures-of.ts';
import { readSamplePicture, samplesFolder } from './read-sample-picture.ts';
import { SAMPLE_PROFILES } from './sample-profiles.ts';

const pictures = SAMPLE_PROFILES.flatMap((profile) => picturesOf(profile));

it('Every picture that a sample names is there, can be decoded and has the size that is said', async () => {
  expect(pictures.length).toBeGreaterThan(90);
  for (const { url, width, height } of pictures) {
    const bytes = await readSamplePicture(url);
    expect([url, bytes?.length ?? 0]).not.toEqual([url, 0]);
    const { info } = await sharp(bytes ?? undefined, { failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([url, info.width, info.height]).toEqual([url, width, height]);
    // The image gate takes these formats and no SVG.
    expect(['png', 'webp']).toContain((await sharp(bytes ?? undefined).metadata()).format);
  }
}, 60_000);

it('A sample names only pictures of its own folder, each with words in its place', () => {
  for (const profile of SAMPLE_PROFILES) {
    for (const { url, alt } of picturesOf(profile)) {
      expect(url).toMatch(new RegExp(`^sample:${profile.handle}/[a-z0-9-]+\\.(png|webp)$`, 'u'));
      expect(alt.length).toBeGreaterThan(8);
    }
  }
});

it('No file is there that no sample names, and together they stay small', async () => {
  const named = new Set(pictures.map(({ url }) => url.slice('sample:'.length)));
  const files: string[] = [];
  let bytes = 0;
  for (const { handle } of SAMPLE_PROFILES) {
    for (const file of await readdir(join(samplesFolder(), handle))) {
      // The captions have a test of their own.
      if (file === 'captions') continue;
      files.push(`${handle}/${file}`);
      bytes += (await stat(join(samplesFolder(), handle, file))).size;
    }
  }
  expect(files.sort()).toEqual([...named].sort());
  expect(bytes).toBeLessThan(6_000_000);
});

it('No two films and no two posts show the same picture', () => {
  const covers = SAMPLE_PROFILES.flatMap(({ videos, media }) => [
    ...videos.map(({ thumbnail }) => thumbnail?.url),
    ...media.flatMap((post) => post.pictures.map(({ url }) => url)),
  ]);
  expect(new Set(covers).size).toBe(covers.length);
});

it('Any other address reads nothing', async () => {
  const others = [
    '',
    'sample:',
    'sample:tosite-sample-noor',
    'sample:tosite-sample-noor/../../package.json',
    'sample:tosite-sample-noor/%2e%2e/avatar.png',
    'sample:/etc/passwd',
    'SAMPLE:tosite-sample-noor/avatar.png',
    'https://www.linkedin.com/in/tosite-sample-noor',
    'file:///etc/passwd',
    '__proto__',
  ];
  for (const address of others) expect([address, await readSamplePicture(address)]).toEqual([address, null]);
});
