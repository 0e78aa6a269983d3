import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, madeFilm, PLACE, track } from '../testing/films.ts';
import { cleanFilm, FilmFailure } from './clean-film.ts';

const FIXTURES = join(import.meta.dirname, '../../../../packages/profile-sources/fixtures/media');
const films = readdirSync(FIXTURES).filter((name) => name.endsWith('.mp4'));

function refusal(bytes: Buffer): string | null {
  try {
    cleanFilm(bytes);
    return null;
  } catch (error) {
    if (error instanceof FilmFailure) return error.message;
    throw error;
  }
}

describe('cleaning a film', () => {
  it('leaves what is played of real films as it is, at its place, and empties what a program wrote of itself', () => {
    expect(films.length).toBeGreaterThan(2);
    for (const name of films) {
      const original = readFileSync(join(FIXTURES, name));
      const bytes = Buffer.from(original);
      expect(refusal(bytes)).toBeNull();
      expect(bytes.length).toBe(original.length);
      const told = original.indexOf('udta') - 4;
      const end = told + original.readUInt32BE(told);
      expect(bytes.subarray(0, told + 4).equals(original.subarray(0, told + 4))).toBe(true);
      expect(bytes.toString('latin1', told + 4, told + 8)).toBe('free');
      expect(bytes.subarray(told + 8, end).every((byte) => byte === 0)).toBe(true);
      expect(bytes.subarray(end).equals(original.subarray(end))).toBe(true);
      expect(bytes.includes('Lavf')).toBe(false);
    }
  });

  it.each([
    ['©xyz of a camera', { inMovie: [box('udta', box('\u00a9xyz', Buffer.from(PLACE)))] }],
    ['loci of a phone', { inMovie: [box('udta', box('loci', Buffer.from(PLACE)))] }],
    ['the metadata of the movie', { inMovie: [box('meta', Buffer.from(PLACE))] }],
    ['the user data of a track', { inTrack: [box('udta', box('\u00a9xyz', Buffer.from(PLACE)))] }],
    ['the metadata of a track', { inTrack: [box('meta', Buffer.from(PLACE))] }],
    ['metadata of the file', { atEnd: [box('meta', Buffer.from(PLACE))] }],
    ['an XMP packet', { atEnd: [box('uuid', Buffer.from(PLACE))] }],
    ['what an editor left free', { atEnd: [box('skip', Buffer.from(PLACE))] }],
    ['an own user data after the samples', { atEnd: [box('udta', Buffer.from(PLACE))] }],
    ['a part of a fragment', { atEnd: [box('moof', box('traf', box('uuid', Buffer.from(PLACE))))] }],
  ])('empties the place in %s', (_, more) => {
    const bytes = madeFilm(more);
    const { length } = bytes;
    expect(bytes.includes(PLACE)).toBe(true);
    expect(refusal(bytes)).toBeNull();
    expect(bytes.includes(PLACE)).toBe(false);
    expect(bytes.length).toBe(length);
    expect(bytes.includes('the samples')).toBe(true);
  });

  it('refuses what is no film, whatever it is called, with a sentence', () => {
    const mp4 = 'not an MP4 that browsers play';
    const rows: [bytes: Buffer, reason: string][] = [
      [Buffer.alloc(0), mp4],
      [Buffer.from('<html><script>alert(1)</script>'), 'damaged'],
      [Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0]), 'damaged'],
      [readFileSync(join(FIXTURES, 'jpg-150x150-0cc046.jpg')), 'damaged'],
      [madeFilm({ brand: 'avif' }), mp4],
      [madeFilm({ brand: 'qt  ' }), mp4],
      [madeFilm({ kinds: ['soun'] }), mp4],
      [madeFilm({ kinds: ['vide', 'meta'] }), 'carries data besides'],
      [madeFilm({ kinds: ['vide', 'soun', 'gpmd'] }), 'carries data besides'],
      [madeFilm({ inMovie: [box('trak', Buffer.alloc(0))] }), 'damaged'],
      [madeFilm({ atEnd: [box('moov', track('vide', []))] }), 'damaged'],
      [madeFilm({}).subarray(0, -5), 'damaged'],
      [Buffer.concat([madeFilm({}), Buffer.from('more')]), 'damaged'],
      [madeFilm({ atEnd: Array.from({ length: 20_001 }, () => box('free')) }), 'damaged'],
    ];
    for (const [bytes, reason] of rows) expect(refusal(bytes)).toContain(reason);
  });

  it('ends with a film or a sentence, whatever bytes it is given', () => {
    const real = readFileSync(join(FIXTURES, films[0] ?? ''));
    assert(
      property(array(tuple(nat(3000), nat(255)), { maxLength: 20 }), nat(real.length), (changes, length) => {
        const bytes = Buffer.from(real.subarray(0, length));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const result = refusal(bytes);
        expect(result === null || result.endsWith('.')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
