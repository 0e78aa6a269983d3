import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { attributeOf, findAll, parsePage } from '../linkedin/link/page/html-page.ts';
import { startDeadline } from '../outbound/deadline.ts';
import { createLimiter } from '../outbound/limiter.ts';
import type { Outbound } from '../outbound/outbound.ts';

const LARGEST = 500_000;
const LONGEST_MS = 5000;
const AT_ONCE = 4;

export type FetchRelMe = (address: string, options: { signal: AbortSignal }) => Promise<string[] | null>;

/**
 * The addresses that a page links to with `rel=me`; null: it could not be read. It may be anybody's page: the client's own guard keeps it to public
 * addresses and their usual ports.
 */
export function createFetchRelMe(outbound: Outbound): FetchRelMe {
  const limiter = createLimiter(AT_ONCE);
  return async (address, { signal }) => {
    const deadline = startDeadline(LONGEST_MS, signal);
    try {
      const answer = await limiter.run(
        () =>
          outbound.request({
            url: address,
            hosts: () => true,
            signal: deadline.signal,
            maxBytes: LARGEST,
            accept: /^(?:text\/html|application\/xhtml\+xml)\b/iu,
            headers: { accept: 'text/html' },
          }),
        deadline.signal,
      );
      return answer.status === 200 ? relMeOf(answer.body.toString('utf8'), answer.url) : null;
    } catch {
      return null;
    } finally {
      deadline.end();
    }
  };
}

/** Pure and total. `base`: where the page stands. */
export function relMeOf(html: string, base: string): string[] {
  const page = parsePage(html);
  return ['a', 'link'].flatMap((tag) =>
    findAll(page, { tag }).flatMap((element) => {
      const isMe = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/u).includes('me');
      const href = attributeOf(element, 'href')?.trim() ?? '';
      return isMe && href !== '' && canParseUrl(href, base) ? [new URL(href, base).href] : [];
    }),
  );
}
