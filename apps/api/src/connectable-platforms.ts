import type { ConnectablePlatform } from '@tosite/api-client/endpoints/connections';
import type { Env } from './env.ts';

const CONNECTABLE = ['instagram', 'linkedin'] as const;

/** The platforms whose accounts can be connected: those that the operator has registered an app with. */
export const connectablePlatforms = ({ oauth }: Pick<Env, 'oauth'>): ConnectablePlatform[] =>
  CONNECTABLE.filter((platform) => oauth[platform] !== undefined);
