import { CONNECTABLE_PLATFORMS, type ConnectablePlatform } from '@tosite/validation/platforms/platform';
import type { Env } from './env.ts';

/** The platforms whose accounts can be connected: those that the operator has registered an app with. */
export const connectablePlatforms = ({ oauth }: Pick<Env, 'oauth'>): ConnectablePlatform[] =>
  CONNECTABLE_PLATFORMS.filter((platform) => oauth[platform] !== undefined);
