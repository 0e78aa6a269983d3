import type { FixtureAnswer, FixtureRequest } from '@tosite/profile-sources/testing/fixture-server';
import type { Places } from '../people/facts.ts';
import type { Draw, Source } from '../people/source.ts';

/** What a person hands over, and what a platform answers about them. */
export type Written = {
  /** Dropped as they are. */
  files?: { name: string; data: Buffer }[];
  /** Pasted. */
  link?: string;
  /** Connected: the platform, and the code that its page sends back with. */
  connect?: { platform: 'instagram'; code: string };
  /** What the platforms say of this person; undefined: nothing that is theirs was asked for. */
  answer?: (request: FixtureRequest) => FixtureAnswer | undefined;
};

/** One way in: what can be said there, in what words, and how it is written. */
export type Way = {
  name: string;
  /** Whether the product has keys of the platforms, where that makes a difference. */
  keyed: boolean;
  /** It holds drawn glyphs: what joins letters without being drawn cannot be read out of it. */
  glyphs?: true;
  places: Places;
  draw: (draw: Draw) => Source;
  /** `handle` is this life's own name on every platform, and stays the same when the source changes. */
  write: (source: Source, handle: string, origin: string) => Written;
};

export const json = (value: unknown, status = 200): FixtureAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});
export const html = (body: string): FixtureAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
export const orNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
