import { startDeadline } from '../outbound/deadline.ts';
import { createLimiter } from '../outbound/limiter.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { OutboundFailure } from '../outbound/outbound-failure.ts';
import type { HostRule } from '../outbound/host-rule.ts';
import { createBroughtPictureRule, pictureHosts, type PictureRule } from './picture-rule.ts';

/** Why a picture could not be brought. `permanent`: asking again will not help. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  readonly code: 'blocked' | 'gone' | 'not_a_picture' | 'too_large' | 'unreachable';
  readonly permanent: boolean;

  constructor(code: PictureFailure['code'], reason: string) {
    super(`${code}: ${reason}`);
    this.code = code;
    this.permanent = code !== 'unreachable';
  }
}

export type FetchPicture = (address: string, options: { signal: AbortSignal }) => Promise<Buffer>;

type MediaLimits = {
  /** What is asked for, and the types that are taken. */
  accept: string;
  accepted: RegExp;
  /** In bytes. */
  largest: number;
  longestMs: number;
  atOnce: number;
  /** Where redirects may lead; absent: the platforms' picture servers. */
  hosts?: HostRule;
};

/** Brings a picture's bytes through the one guarded client. Throws PictureFailure and nothing else. */
export function createFetchPicture(outbound: Outbound, rule: PictureRule): FetchPicture {
  return createFetchMedia(outbound, rule, {
    accept: 'image/*',
    accepted: /^image\//iu,
    largest: 10_000_000,
    longestMs: 8000,
    atOnce: 8,
  });
}

/**
 * The same for pictures of texts that their owner brings: they lie on whatever server the texts stood on. The client's
 * own guard keeps it to public addresses and their usual ports.
 */
export function createFetchBroughtPicture(
  outbound: Outbound,
  allowedOrigins: ReadonlySet<string>,
): FetchPicture {
  return createFetchMedia(outbound, createBroughtPictureRule(allowedOrigins), {
    accept: 'image/*',
    accepted: /^image\//iu,
    largest: 10_000_000,
    longestMs: 8000,
    atOnce: 4,
    hosts: () => true,
  });
}

export function createFetchMedia(outbound: Outbound, rule: PictureRule, limits: MediaLimits): FetchPicture {
  const limiter = createLimiter(limits.atOnce);

  async function fetchNow(address: string, signal: AbortSignal): Promise<Buffer> {
    const answer = await outbound.request({
      url: address,
      hosts: limits.hosts ?? pictureHosts,
      signal,
      maxBytes: limits.largest,
      accept: limits.accepted,
      headers: { accept: limits.accept },
    });
    if (answer.status === 200) return answer.body;
    const refused = answer.status >= 400 && answer.status < 500 && ![408, 425, 429].includes(answer.status);
    throw new PictureFailure(refused ? 'gone' : 'unreachable', `status ${answer.status}`);
  }

  return async (address, options) => {
    if (!rule(address)) throw new PictureFailure('blocked', 'not a picture server of a platform');
    const deadline = startDeadline(limits.longestMs, options.signal);
    try {
      return await limiter.run(() => fetchNow(address, deadline.signal), deadline.signal);
    } catch (error) {
      throw asPictureFailure(error, limits);
    } finally {
      deadline.end();
    }
  };
}

function asPictureFailure(error: unknown, { largest }: MediaLimits): PictureFailure {
  if (error instanceof PictureFailure) return error;
  if (!(error instanceof OutboundFailure)) return new PictureFailure('unreachable', 'no answer in time');
  if (error.code === 'blocked' || error.code === 'too_many_redirects')
    return new PictureFailure('blocked', error.host);
  if (error.code === 'too_large') return new PictureFailure('too_large', `over ${largest} bytes`);
  if (error.code === 'bad_type' || error.code === 'bad_encoding')
    return new PictureFailure('not_a_picture', error.host);
  return new PictureFailure('unreachable', error.code);
}
