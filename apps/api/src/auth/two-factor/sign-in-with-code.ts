import type { signInWithCode as endpoint } from '@tosite/api-client/endpoints/auth';
import type { EndpointAnswer, EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { addressKey } from '../../http/client-address.ts';
import type { RequestFacts } from '../../http/request-context.ts';
import type { AuthParts } from '../auth-parts.ts';
import { presentUser } from '../present-user.ts';
import { recoveryCodeUsedMail } from '../security-mails.ts';
import { userStore, type UserRow } from '../user-store.ts';
import { challengeStore } from './challenge-store.ts';
import { tryCode, useCode } from './check-code.ts';
import { twoFactorStore } from './two-factor-store.ts';

/** Finishes a sign-in that was answered with a challenge. */
export async function signInWithCode(
  parts: AuthParts,
  { challenge, code }: EndpointRequest<typeof endpoint>['body'],
  facts: RequestFacts,
  /** Runs in the same transaction, before it commits. */
  beforeCommit: (trx: Executor, answer: EndpointAnswer<typeof endpoint>, user: UserRow) => Promise<void>,
): Promise<EndpointAnswer<typeof endpoint>> {
  const { core, sessions } = parts;
  const { clock, database, env, limits, mails } = core;
  await limits.take('tokenByAddress', addressKey(facts.clientAddress));
  const waiting = await challengeStore.countTry(database.db, challenge, clock.now());
  if (waiting === null) throw staleSignIn();
  const { userId, returnTo } = waiting;
  return tryCode(parts, userId, facts, () =>
    database.transaction(async (trx) => {
      const user = await userStore.byId(trx, userId);
      if (user === undefined || !(await useCode(core, trx, userId, code))) return null;
      if (!(await challengeStore.use(trx, challenge))) throw staleSignIn();
      if (code.kind === 'recovery') {
        const left = await twoFactorStore.recoveryCodesLeft(trx, userId);
        await mails.send(trx, userId, recoveryCodeUsedMail(env, user, left));
      }
      const pair = await sessions.begin(trx, userId, facts);
      const answer = {
        ...pair,
        user: presentUser(env, user),
        ...(returnTo === null ? {} : { returnTo }),
      };
      await beforeCommit(trx, answer, user);
      return answer;
    }),
  );
}

function staleSignIn(): ApiFailure {
  return new ApiFailure('invalid_token', { id: 'account.secondStepOver' });
}
