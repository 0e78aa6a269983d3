/** A place as cameras write it into films. */
export const PLACE = '+52.5186+013.3763+034.000/';

/** One box of an MP4; `type` is four characters of one byte each. */
export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export function track(kind: string, more: readonly Buffer[]): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind, 'latin1'), Buffer.alloc(13));
  return box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', handler), ...more);
}

/** The boxes of a film, without anything to see in it. */
export function madeFilm(film: {
  brand?: string;
  kinds?: readonly string[];
  inMovie?: readonly Buffer[];
  inTrack?: readonly Buffer[];
  atEnd?: readonly Buffer[];
  samples?: string;
}): Buffer {
  const { brand = 'isom', kinds = ['vide', 'soun'], inMovie = [], inTrack = [], atEnd = [] } = film;
  const tracks = kinds.map((kind) => track(kind, inTrack));
  return Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), Buffer.alloc(4), Buffer.from('mp42')),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks, ...inMovie),
    box('mdat', Buffer.from(film.samples ?? 'the samples')),
    ...atEnd,
  ]);
}
