import { PLATFORM_RECORDS } from '@tosite/validation/platforms/platform-records';
import type { PlatformRecord } from '@tosite/validation/platforms/platform-record';
import type { Variant } from './copy/landing-copy.ts';

/** The main host's, which no platform has; as in `packages/ui/src/tokens.css`. */
const VIOLET = { field: ['#4c34b4', '#2f2170'], thread: ['#d9ceff', '#b9a9ff'] } as const;

/** A picture cannot read the page's tokens. */
export function coloursOf(variant: Variant): Pick<PlatformRecord['colours'], 'field' | 'thread'> {
  return variant === 'violet' ? VIOLET : PLATFORM_RECORDS[variant].colours;
}
