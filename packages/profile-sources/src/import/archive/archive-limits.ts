/* What an upload may be. A person's own export is far below every one of these. */

export const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3;
/** Over all archives of one upload. */
export const MAX_ENTRIES = 50_000;
/** Read over all entries of one upload, unpacked; pictures and videos included. */
export const MAX_UNPACKED_BYTES = 8 * 1024 ** 3;
/** Text packs to a fifth; a bomb to a thousandth. What is read may not unpack further than this, from here on. */
export const MAX_RATIO = 200;
export const RATIO_FROM = 1024 ** 2;
/** A text file that declares this much is refused before anything is read of it. */
export const BOMB_RATIO = 500;
export const BOMB_FROM = 16 * 1024 ** 2;

/** The bytes that an upload may still unpack to: one for all of its archives. */
export type ReadBudget = { left: number };

export function readBudget(bytes = MAX_UNPACKED_BYTES): ReadBudget {
  return { left: bytes };
}
