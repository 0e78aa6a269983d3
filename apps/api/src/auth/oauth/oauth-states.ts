import { STATE_PREFIX } from '@tosite/api-client/endpoints/oauth';
import { safeNext } from '@tosite/validation/account/account-fields';
import { generateCodeVerifier, generateState } from 'arctic';
import * as v from 'valibot';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { hashToken, type Keys } from '../../secrets/keys.ts';

const LIFE_MS = 10 * 60_000;
const SealedSchema = v.object({ verifier: v.string(), nonce: v.string() });

export type Errand = {
  purpose: 'signin' | 'connect' | 'link';
  provider: string;
  /**
   * What has to come back with the state: the browser's secret for a sign-in, the owner's id for a connection or a
   * link. */
  boundTo: string;
  userId: string | null;
  /** A path of ours; anything else becomes `/`. */
  returnTo: string | undefined;
};
/** `state` goes to the provider and comes back; the other two never leave this server but as digests. */
export type BegunErrand = { state: string; verifier: string; nonce: string };
export type ReturnedErrand = Omit<BegunErrand, 'state'> & { provider: string; returnTo: string };

const PREFIXES = {
  signin: STATE_PREFIX.signIn,
  connect: STATE_PREFIX.connection,
  link: STATE_PREFIX.link,
} as const;

// The table knows two purposes. A link is a sign-in that is bound to an account, which no browser's secret can equal.
const storedPurpose = (purpose: Errand['purpose']): 'signin' | 'connect' =>
  purpose === 'link' ? 'signin' : purpose;
const boundHash = ({ purpose, boundTo }: Pick<Errand, 'purpose' | 'boundTo'>): string =>
  hashToken(purpose === 'link' ? `link:${boundTo}` : boundTo);

/** Errands at providers, each good for one return within ten minutes, by whoever began it. */
export const oauthStates = {
  async begin(executor: Executor, keys: Keys, errand: Errand, now: number): Promise<BegunErrand> {
    const begun = {
      state: `${PREFIXES[errand.purpose]}${generateState()}`,
      verifier: generateCodeVerifier(),
      nonce: generateState(),
    };
    await executor
      .insertInto('oauth_states')
      .values({
        hash: hashToken(begun.state),
        purpose: storedPurpose(errand.purpose),
        provider: errand.provider,
        bound_to: boundHash(errand),
        user_id: errand.userId,
        sealed: keys.seal('oauth-state', JSON.stringify({ verifier: begun.verifier, nonce: begun.nonce })),
        return_to: safeNext(errand.returnTo),
        created_at: now,
        expires_at: now + LIFE_MS,
      })
      .execute();
    return begun;
  },

  /**
   * Uses the state up. One that is unknown, used, too old, or another's throws `invalid_token`: with all of them there
   * is nothing to do but begin anew.
   */
  async take(
    executor: Executor,
    keys: Keys,
    returned: { purpose: Errand['purpose']; state: string; boundTo: string },
    now: number,
  ): Promise<ReturnedErrand> {
    const row = await executor
      .deleteFrom('oauth_states')
      .where('hash', '=', hashToken(returned.state))
      .where('purpose', '=', storedPurpose(returned.purpose))
      .where('bound_to', '=', boundHash(returned))
      .where('expires_at', '>', now)
      .returning(['provider', 'sealed', 'return_to'])
      .executeTakeFirst();
    const opened = row === undefined ? null : keys.open('oauth-state', row.sealed);
    if (row === undefined || opened === null) throw staleErrand();
    return {
      ...v.parse(SealedSchema, JSON.parse(opened)),
      provider: row.provider,
      returnTo: safeNext(row.return_to),
    };
  },

  async sweep(executor: Executor, now: number): Promise<void> {
    await executor.deleteFrom('oauth_states').where('expires_at', '<=', now).execute();
  },
};

export function staleErrand(): ApiFailure {
  return new ApiFailure('invalid_token', { id: 'account.oauthOver' }, { next: ['retry'] });
}
