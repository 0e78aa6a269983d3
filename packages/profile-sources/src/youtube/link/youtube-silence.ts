import type { Message } from '@tosite/validation/messages/message';
import { SourceFailure, type SourceFailureCode } from '../../profile-source.ts';

/**
 * Why one way to YouTube gave nothing: it limits us, asks for consent, takes us for a robot, is down or answers what
 * nobody can read, or our own quota or key is at an end. Another way may still answer.
 */
export class YoutubeSilence extends Error {
  override readonly name = 'YoutubeSilence';
  readonly why: 'limit' | 'consent' | 'blocked' | 'down' | 'quota' | 'key';
  /** Milliseconds since 1970; null when unknown. */
  readonly until: number | null;

  constructor(why: YoutubeSilence['why'], until: number | null = null) {
    super(why);
    this.why = why;
    this.until = until;
  }
}

const SILENT: Message = { id: 'platform.youtubeSilent' };
const CODES: readonly (readonly [YoutubeSilence['why'], SourceFailureCode])[] = [
  ['limit', 'platform_rate_limited'],
  ['consent', 'platform_blocked'],
  ['blocked', 'platform_blocked'],
];

/** The one failure for a person when every way was silent. What is our own fault is not theirs to know. */
export function silentFailure(silences: readonly YoutubeSilence[]): SourceFailure {
  const [why, code] = CODES.find(([kind]) => silences.some((one) => one.why === kind)) ?? [
    'down',
    'platform_unavailable',
  ];
  const until = silences.find((one) => one.why === why && one.until !== null)?.until ?? null;
  return new SourceFailure(code, SILENT, {
    next: ['retry', 'import', 'sample'],
    retryAt: until === null ? null : new Date(until),
  });
}

export function channelNotFound(): SourceFailure {
  return new SourceFailure(
    'profile_not_found',
    { id: 'platform.youtubeNotFound' },
    {
      next: ['sample'],
    },
  );
}

export function channelRemoved(): SourceFailure {
  return new SourceFailure(
    'profile_not_found',
    { id: 'platform.youtubeRemoved' },
    {
      next: ['sample'],
    },
  );
}
