import { randomBytes, timingSafeEqual } from 'node:crypto';
import { addressKey } from '../http/client-address.ts';
import { LIMITS, type LimitName, type Limits } from '../http/limits.ts';
import type { Keys } from '../secrets/keys.ts';

/** Wrong passwords: a few for one account, more for one network; a device that is known has a count of its own. */
export type LoginLimits = {
  /** Counts a try before the password is looked at. Throws `too_many_requests`. */
  begin(attempt: LoginAttempt): Promise<void>;
  /** Every fifth wrong password in a row makes the account wait: 15 minutes, then 30, then an hour each time. */
  failed(attempt: LoginAttempt): Promise<void>;
  succeeded(attempt: LoginAttempt): Promise<void>;
  /** What tells a device apart that signed in to this account before; null: it did not. */
  knownDevice(asked: Pick<LoginAttempt, 'email' | 'device'>): string | null;
  /** The value of the device cookie for this account. */
  deviceMark(email: string): string;
};
type LoginAttempt = { email: string; clientAddress: string; device: string | null };

const FIRST_BLOCK_SECONDS = 15 * 60;
const LONGEST_BLOCK_SECONDS = 60 * 60;

export function createLoginLimits(limits: Limits, keys: Keys): LoginLimits {
  const sign = (email: string, nonce: string): string =>
    keys.mac('device', `${email}\n${nonce}`).subarray(0, 24).toString('base64url');

  const knownDevice: LoginLimits['knownDevice'] = ({ email, device }) => {
    const [nonce = '', signature = ''] = device?.split('.') ?? [];
    const expected = Buffer.from(sign(email, nonce));
    const given = Buffer.from(signature);
    const isKnown = nonce !== '' && given.length === expected.length && timingSafeEqual(given, expected);
    return isKnown ? nonce : null;
  };
  const bucketOf = (attempt: LoginAttempt): [LimitName, string] => {
    const device = knownDevice(attempt);
    return device === null
      ? ['loginByAccount', keys.mac('account', attempt.email).toString('hex')]
      : ['loginByDevice', device];
  };

  return {
    async begin(attempt) {
      await limits.take('loginByAddress', addressKey(attempt.clientAddress));
      const [name, key] = bucketOf(attempt);
      await limits.take(name, key);
    },
    async failed(attempt) {
      const [name, key] = bucketOf(attempt);
      const failures = await limits.count('loginFailures', key);
      if (failures % LIMITS[name].points !== 0) return;
      const doubled = FIRST_BLOCK_SECONDS * 2 ** (failures / LIMITS[name].points - 1);
      await limits.block(name, key, Math.min(doubled, LONGEST_BLOCK_SECONDS));
    },
    async succeeded(attempt) {
      const [name, key] = bucketOf(attempt);
      await limits.reset(name, key);
      await limits.reset('loginFailures', key);
      await limits.giveBack('loginByAddress', addressKey(attempt.clientAddress));
    },
    knownDevice,
    deviceMark(email) {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${sign(email, nonce)}`;
    },
  };
}
