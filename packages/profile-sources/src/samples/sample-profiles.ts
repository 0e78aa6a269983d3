import type { Profile } from '@tosite/validation/profile/profile';
import { corran } from './corran.ts';
import { noor } from './noor.ts';
import { plainObjects } from './plain-objects.ts';
import { rima } from './rima.ts';
import { tove } from './tove.ts';

/** One of each kind of website, in the order in which they are offered. */
export const SAMPLE_PROFILES: readonly Profile[] = [noor, corran, tove, plainObjects, rima];
