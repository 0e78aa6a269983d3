import type { Message } from '@tosite/validation/messages/message';
import { inEnglish } from '@tosite/validation/messages/in-english';
/** Why bytes are not a film that a site may show. */
export class FilmFailure extends Error {
  override readonly name = 'FilmFailure';
  readonly reason: Message;

  constructor(reason: Message) {
    super(inEnglish(reason));
    this.reason = reason;
  }
}

const notMp4 = () => new FilmFailure({ id: 'upload.filmNotMp4' });
const broken = () => new FilmFailure({ id: 'upload.filmBroken' });
const hasMore = () => new FilmFailure({ id: 'upload.filmHasMore' });

type Box = { type: string; start: number; body: number; end: number };

/** What a player needs, by the box that it lies in. All else may say where or by whom a film was made. */
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'tref', 'edts', 'mdia', 'tapt', 'trgr']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs']),
};
const TRACKS = new Set(['vide', 'soun']);
/** In one box: a film in fragments has two a second at most. */
const MAX_BOXES = 20_000;
/** Of pictures in the same container, and of QuickTime, which few browsers play. */
const OTHER_BRANDS = /^(?:avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1|qt {2})$/u;

/**
 * Makes sure, from the bytes alone, that this is an MP4 with a picture, and empties every box in it that playing does
 * not need: titles, places, and whatever else a camera or an editor left there. An emptied box keeps its length, so
 * that nothing moves and nothing has to be decoded. Changes the buffer that it is given. Throws FilmFailure.
 */
export function cleanFilm(bytes: Buffer): void {
  const boxes = [...boxesIn(bytes, 0, bytes.length)];
  assertMp4(bytes, boxes[0]);
  const movies = boxes.filter(({ type }) => type === 'moov');
  if (movies.length !== 1 || boxes.every(({ type }) => type !== 'mdat')) throw broken();
  const tracks = movies.flatMap((movie) => childrenOf(bytes, movie, 'trak'));
  const handlers = tracks.map((track) => handlerOf(bytes, track));
  if (handlers.some((handler) => !TRACKS.has(handler))) throw hasMore();
  if (!handlers.includes('vide')) throw notMp4();
  emptyOthers(bytes, '', boxes);
}

function assertMp4(bytes: Buffer, first: Box | undefined): void {
  if (first === undefined || first.type !== 'ftyp' || first.end - first.body < 8) throw notMp4();
  // The main brand, its version, and then the others.
  for (let at = first.body; at + 4 <= first.end; at += at === first.body ? 8 : 4) {
    if (OTHER_BRANDS.test(bytes.toString('latin1', at, at + 4))) throw notMp4();
  }
}

/** Whether a track is of pictures, of sound, or of something else. */
function handlerOf(bytes: Buffer, track: Box): string {
  const handlers = childrenOf(bytes, track, 'mdia').flatMap((media) => childrenOf(bytes, media, 'hdlr'));
  const [handler] = handlers;
  // With two of them it would be the player's choice which to believe.
  if (handler === undefined || handlers.length !== 1 || handler.end - handler.body < 12) throw broken();
  return bytes.toString('latin1', handler.body + 8, handler.body + 12);
}

function emptyOthers(bytes: Buffer, parent: string, boxes: Iterable<Box>): void {
  for (const box of boxes) {
    if (NEEDED[parent]?.has(box.type) !== true) {
      bytes.write('free', box.start + 4, 'latin1');
      bytes.fill(0, box.body, box.end);
    } else if (Object.hasOwn(NEEDED, box.type)) {
      emptyOthers(bytes, box.type, boxesIn(bytes, box.body, box.end));
    }
  }
}

function childrenOf(bytes: Buffer, box: Box, type: string): Box[] {
  return [...boxesIn(bytes, box.body, box.end)].filter((child) => child.type === type);
}

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  let count = 0;
  for (let start = from; start < to;) {
    count += 1;
    if (to - start < 8 || count > MAX_BOXES) throw broken();
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1;
    if (isLong && to - start < 16) throw broken();
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : 8);
    const end = start + size;
    if (end < body || end > to) throw broken();
    yield { type: bytes.toString('latin1', start + 4, start + 8), start, body, end };
    start = end;
  }
}
