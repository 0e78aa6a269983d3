import { PLATFORM_RECORDS } from './platform-records.ts';
import { PLATFORMS, type Platform } from './platform.ts';

/** The platform whose host this is: decided on the whole name, never on a piece of it. */
export function platformOfHost(host: string): Platform | null {
  return PLATFORMS.find((platform) => PLATFORM_RECORDS[platform].link.isHost(host)) ?? null;
}
