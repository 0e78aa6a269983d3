import type { Outbound } from './outbound/outbound.ts';
import type { Clock, PlatformLimiter } from './outbound/platform-limiter.ts';
import type { PictureRule } from './pictures/picture-rule.ts';
import type { ProfileSource, SourceLog } from './profile-source.ts';
import type { SourceSettings } from './source-settings.ts';

/** What every reader is made of. */
export type ReaderParts = {
  outbound: Outbound;
  pictureOk: PictureRule;
  settings: SourceSettings;
  log: SourceLog;
  clock: Clock;
};

/** One platform: what reads its links, and the limiter that every request to it goes through. */
export type PlatformReader = { source: ProfileSource; limiter: PlatformLimiter };
