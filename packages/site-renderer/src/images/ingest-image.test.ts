import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ImageFailure, type ImageFailureCode } from './image-failure.ts';
import { ingestImage } from './ingest-image.ts';
import { ALLOWED_LOADERS } from './locked-sharp.ts';
import { chunk, exifWithPosition, noise, pngHeader } from '../testing/image-samples.ts';

async function failureOf(work: Promise<unknown>): Promise<ImageFailureCode | 'accepted'> {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    if (error instanceof ImageFailure) return error.code;
    throw error;
  }
}

/** Milliseconds of work, and not of waiting for others on a busy machine: the least of up to three tries. */
async function costOf(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3 && least >= enough; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

describe('what passes the gate', () => {
  test('a photograph comes out in the widths that the sections use, narrowest first, never enlarged', async () => {
    const image = await ingestImage(await flat(3000, 2000).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 3000, height: 2000 });
    expect(image.variants.map(({ width, height }) => [width, height])).toEqual([
      [160, 107],
      [320, 213],
      [640, 427],
      [960, 640],
      [1440, 960],
      [2048, 1365],
    ]);
    for (const variant of image.variants) {
      expect(await sharp(variant.body).metadata()).toMatchObject({
        format: 'webp',
        width: variant.width,
        height: variant.height,
      });
    }
  });

  test('a picture between two steps is kept at its own width too', async () => {
    const image = await ingestImage(await flat(500, 250).png().toBuffer());
    expect(image.variants.map(({ width }) => width)).toEqual([160, 320, 500]);
  });

  test('a single pixel is a picture', async () => {
    const image = await ingestImage(await flat(1, 1).png().toBuffer());
    expect(image.variants.map(({ width, height }) => [width, height])).toEqual([[1, 1]]);
    expect(image.color).toBe('#c04020');
  });

  test('an endless strip is kept within what WebP can hold', async () => {
    const image = await ingestImage(await flat(20, 30_000).png().toBuffer());
    expect(image).toMatchObject({ width: 20, height: 30_000 });
    expect(image.variants.at(-1)).toMatchObject({ width: 5, height: 8192 });
  });

  test('names are made of the hash of the original and the width, nothing else', async () => {
    const bytes = await flat(200, 200).png().toBuffer();
    const image = await ingestImage(bytes);
    expect(image.id).toBe(createHash('sha256').update(bytes).digest('hex'));
    for (const { path, width } of image.variants) {
      expect(path).toBe(`/media/${image.id.slice(0, 20)}-${width}.webp`);
      expect(path).toMatch(/^\/media\/[0-9a-f]{20}-\d+\.webp$/u);
    }
  });

  test('the same bytes give the same answer', async () => {
    const bytes = await noise(700, 500).jpeg().toBuffer();
    expect(await ingestImage(bytes)).toEqual(await ingestImage(bytes));
  });

  test('the placeholder is a few bytes of WebP, at most 20 pixels wide', async () => {
    const { placeholder } = await ingestImage(await noise(900, 600).jpeg().toBuffer());
    expect(placeholder.length).toBeLessThan(700);
    const [head, body] = placeholder.split(',');
    expect(head).toBe('data:image/webp;base64');
    const { format, width } = await sharp(Buffer.from(body ?? '', 'base64')).metadata();
    expect(format).toBe('webp');
    expect(width).toBeLessThanOrEqual(20);
  });

  test('the colour leaves transparent parts out', async () => {
    const dot = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#1060c0' } })
      .png()
      .toBuffer();
    const logo = sharp({ create: { width: 100, height: 100, channels: 4, background: '#00000000' } });
    const { color } = await ingestImage(
      await logo
        .composite([{ input: dot }])
        .png()
        .toBuffer(),
    );
    expect(color).toMatch(/^#1[0-3]6[0-5]c[0-9]$/u);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is read', async (format) => {
    const image = await ingestImage(await flat(64, 48).toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 64, height: 48 });
  });

  test('a CMYK photograph becomes an ordinary one', async () => {
    const bytes = await noise(300, 200).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const image = await ingestImage(bytes);
    expect(await sharp(image.variants[0]?.body).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('sixteen bits a channel and grey pictures become ordinary ones', async () => {
    const deep = await flat(50, 50)
      .toColourspace('rgb16')
      .png({ bitdepth: 16 } as never)
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect((await ingestImage(deep)).color).toBe('#c04020');
    const grey = await flat(50, 50).grayscale().png().toBuffer();
    expect((await ingestImage(grey)).color).toMatch(/^#([0-9a-f]{2})\1\1$/u);
  });

  test('of a moving picture only the first frame is kept', async () => {
    const frames = await sharp(
      await Promise.all(
        ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
          sharp({ create: { width: 40, height: 30, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(frames, { pages: -1 }).metadata()).pages).toBe(3);
    const image = await ingestImage(frames);
    expect(image).toMatchObject({ width: 40, height: 30, color: '#ff0000' });
    expect((await sharp(image.variants[0]?.body, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
  });
});

describe('what is taken out of a picture', () => {
  test('a turned photograph is turned upright, and its size is the upright one', async () => {
    const left = await flat(40, 60).png().toBuffer();
    const right = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 40, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const image = await ingestImage(bytes);
    expect(image).toMatchObject({ width: 60, height: 80 });
    const { data, info } = await sharp(image.variants[0]?.body).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([60, 80]);
    const redAtTop = data[(10 * 60 + 30) * info.channels];
    const redAtBottom = data[(70 * 60 + 30) * info.channels];
    expect(redAtTop).toBeGreaterThan(150);
    expect(redAtBottom).toBeLessThan(60);
  });

  test('U7: place, camera and profiles do not survive', async () => {
    const bytes = await noise(400, 300).withExif(exifWithPosition).withIccProfile('p3').jpeg().toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.exif?.includes('Sesame Street')).toBe(true);
    expect(before.icc).toBeDefined();
    const image = await ingestImage(bytes);
    for (const { body } of image.variants) {
      const { exif, xmp, iptc, icc } = await sharp(body).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(body.includes('Sesame Street')).toBe(false);
    }
  });

  test('U2: a second file behind or inside a picture does not survive', async () => {
    const script = '<script>alert(1)</script>';
    const behind = Buffer.concat([await flat(300, 300).png().toBuffer(), Buffer.from(script)]);
    const inside = await noise(300, 300)
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    for (const bytes of [behind, inside]) {
      expect(bytes.includes('<script')).toBe(true);
      const { variants, placeholder } = await ingestImage(bytes);
      for (const { body } of variants) expect(body.includes('<script')).toBe(false);
      expect(placeholder).not.toContain('<');
    }
  });
});

describe('what does not pass', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script>
    <image href="file:///etc/passwd"/><foreignObject><body onload="alert(1)"/></foreignObject></svg>`;
  const asf = Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(39)]);

  test.each<[string, Buffer]>([
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML declaration', Buffer.from(`\ufeff<?xml version="1.0"?><!DOCTYPE svg>${svg}`)],
    ['compressed SVG', gzipSync(svg)],
    ['the polyglot GIF89a=1/*', Buffer.from('GIF89a=1/*<script>alert(1)</script>*/')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ["libvips' own format", Buffer.from('08f2a6b600000001', 'hex')],
    ['BMP', Buffer.from('424d3a000000', 'hex')],
    ['the 55 bytes that stalled file-type', asf],
    ['nothing', Buffer.alloc(0)],
    [
      'a HEIC photograph, which cannot be decoded here',
      Buffer.from('0000001c66747970686569630000000068656963', 'hex'),
    ],
  ])('%s is refused as unsupported', async (_name, bytes) => {
    const refuse = async () => expect(await failureOf(ingestImage(bytes))).toBe('unsupported');
    expect(await costOf(refuse, 20)).toBeLessThan(20);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a TIFF that sharp could read', () => flat(9, 9).tiff().toBuffer()],
    ['a GIF that sharp could read', () => flat(9, 9).gif().toBuffer()],
  ])('%s is refused as unsupported', async (_name, make) => {
    expect(await failureOf(ingestImage(await make()))).toBe('unsupported');
  });

  test('U1: an SVG under the first bytes of a PNG is refused as broken', async () => {
    const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]);
    expect(await failureOf(ingestImage(bytes))).toMatch(/unsupported|broken/u);
  });

  test('more than 10 MB is refused before anything is read', async () => {
    const bytes = Buffer.concat([await flat(9, 9).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await failureOf(ingestImage(bytes))).toBe('too_large');
  });

  describe('a small file that unfolds into a flood of pixels', () => {
    let bomb: Buffer;
    beforeAll(async () => {
      bomb = await flat(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    }, 60_000);

    test('U3: is refused within 50 ms', async () => {
      expect(bomb.length).toBeLessThan(2_000_000);
      await ingestImage(await flat(2, 2).png().toBuffer());
      const refuse = async () => expect(await failureOf(ingestImage(bomb))).toBe('too_many_pixels');
      expect(await costOf(refuse, 50)).toBeLessThan(50);
    });

    test('U3: is refused also when only its header says so', async () => {
      const start = chunk('IDAT', Buffer.from('789c63000100000500010d0a2db4', 'hex'));
      const claims = Buffer.concat([pngHeader(100_000, 100_000), start]);
      expect(await failureOf(ingestImage(claims))).toBe('too_many_pixels');
    });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends in the middle is broken', async (format) => {
    const whole = await noise(400, 400).toFormat(format).toBuffer();
    expect(await failureOf(ingestImage(whole))).toBe('accepted');
    expect(await failureOf(ingestImage(whole.subarray(0, whole.length / 2)))).toBe('broken');
  });

  test('a header without a picture is broken', async () => {
    const empty = Buffer.concat([pngHeader(20, 20), chunk('IEND', Buffer.alloc(0))]);
    expect(await failureOf(ingestImage(empty))).toBe('broken');
  });

  test('what takes longer than allowed ends with a time-out', async () => {
    const bytes = await noise(2000, 2000).jpeg().toBuffer();
    expect(await failureOf(ingestImage(bytes, { seconds: 0.01 }))).toBe('timeout');
  });

  test('U10: two thousand blocks of random bytes are each refused within 20 ms', async () => {
    const block = Buffer.alloc(64 * 1024);
    let seed = 7;
    let slowest = 0;
    const seen = new Set<string>();
    for (let round = 0; round < 2000; round++) {
      for (let at = 0; at < 64; at++) block[at] = (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
      // A part of them wears the first bytes of a real format, so that the decoders see garbage too.
      if (round % 20 === 0) block.set([0xff, 0xd8, 0xff]);
      if (round % 20 === 1) block.set(Buffer.from('RIFF....WEBPVP8 '));
      if (round % 20 === 2) block.set(Buffer.from('....ftypavif'));
      slowest = Math.max(
        slowest,
        await costOf(async () => seen.add(await failureOf(ingestImage(block))), 20),
      );
    }
    expect([...seen].sort()).not.toContain('accepted');
    expect(slowest).toBeLessThan(20);
  });
});

test('twenty pictures at once all pass, and memory stays bounded', async () => {
  const bytes = await flat(8000, 5000).jpeg().toBuffer();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const images = await Promise.all(Array.from({ length: 20 }, () => ingestImage(bytes)));
  clearInterval(watch);
  expect(images.every((image) => image.variants.length === 6)).toBe(true);
  expect(peak).toBeLessThan(1_000_000_000);
}, 60_000);

test('U4: only the four decoders run in this process, in a version without the known holes', async () => {
  expect(ALLOWED_LOADERS.map((name) => name.slice('VipsForeignLoad'.length))).toEqual([
    'JpegBuffer',
    'PngBuffer',
    'WebpBuffer',
    'HeifBuffer',
  ]);
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [gif, svg])
    await expect(sharp(bytes).metadata()).rejects.toThrow(/unsupported image format/u);
  const [major = 0, minor = 0, patch = 0] = sharp.versions.vips.split('.').map(Number);
  expect(major * 10_000 + minor * 100 + patch).toBeGreaterThanOrEqual(81_803);
});
