import { boundedCache } from '../bounded-cache.ts';
import type { Encoding } from '../http/accepted-encoding.ts';
import type { ReadyHead } from '../http/send-ready.ts';
import type { SiteBody } from './site-bodies.ts';

/** How a file of a version is answered to everybody: what remains is the request's number, and the time. */
export type ReadyAnswer = {
  status: 200 | 404;
  body: SiteBody;
  etag: string;
  headers: Readonly<Record<string, string>>;
  notModified: Readonly<Record<string, string>>;
  /** What a visit of it counts as; null: it is none. */
  seenAs: 'page' | 'missing' | null;
  /** Its heads as they are sent, by what they differ in; made when they are first sent. */
  readonly heads: Map<string, ReadyHead>;
};

export type ReadyAnswers = {
  find(
    publishId: string,
    path: string,
    accepted: Encoding | null,
    isIndexed: boolean,
    status: 200 | 404,
  ): ReadyAnswer | undefined;
  keep(
    of: { publishId: string; path: string; accepted: Encoding | null; isIndexed: boolean },
    answer: Omit<ReadyAnswer, 'heads'>,
  ): void;
};

/** About what the headers of an answer take, as an object and as bytes; the body is counted where it is kept. */
const BYTES = 6 * 1024;

export function createReadyAnswers(maxBytes: number): ReadyAnswers {
  const known = boundedCache<string, ReadyAnswer>(Math.ceil(maxBytes / BYTES));
  const keyOf = (
    publishId: string,
    path: string,
    accepted: Encoding | null,
    isIndexed: boolean,
    status: 200 | 404,
  ): string => `${publishId} ${status}${isIndexed ? 'i' : '-'}${accepted ?? ''} ${path}`;
  return {
    find(...of) {
      const answer = known.get(keyOf(...of));
      return answer === undefined || answer.body.bytes === null ? undefined : answer;
    },
    keep({ publishId, path, accepted, isIndexed }, answer) {
      known.set(keyOf(publishId, path, accepted, isIndexed, answer.status), { ...answer, heads: new Map() });
    },
  };
}
