import type { Outbound } from '../outbound/outbound.ts';
import { createFetchMedia, type FetchPicture } from './fetch-picture.ts';
import type { PictureRule } from './picture-rule.ts';

/** Brings a film's bytes as pictures are brought: the same servers, the same failures. What they are is not looked at. */
export function createFetchFilm(outbound: Outbound, rule: PictureRule): FetchPicture {
  return createFetchMedia(outbound, rule, {
    accept: 'video/*',
    accepted: /^video\//iu,
    largest: 50_000_000,
    longestMs: 90_000,
    // Each may be in memory as a whole.
    atOnce: 2,
  });
}
