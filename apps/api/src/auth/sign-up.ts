import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { signup } from '@tosite/api-client/endpoints/auth';
import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Message } from '@tosite/validation/messages/message';
import type { Language } from '@tosite/validation/account/language';
import { isUniqueViolation } from '../database/database-errors.ts';
import type { Executor } from '../database/database.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { addressKey } from '../http/client-address.ts';
import type { RequestFacts } from '../http/request-context.ts';
import { randomId } from '../secrets/keys.ts';
import { verifyMail } from './account-mails.ts';
import type { AuthParts } from './auth-parts.ts';
import { assertMaySignUp } from './may-sign-up.ts';
import { passwordWeakness } from './common-passwords.ts';
import { emailTokenStore } from './email-token-store.ts';
import { presentUser } from './present-user.ts';
import { userStore, type UserRow } from './user-store.ts';

type SignedIn = EndpointAnswer<typeof signup>;

/** Opens an account, signs in on this device and mails the link that confirms the address: all of it or nothing. */
export async function signUp(
  parts: AuthParts,
  input: { email: string; password: string; name: string; language?: Language | undefined },
  facts: RequestFacts,
  /** Runs in the same transaction, before it commits. */
  beforeCommit: (trx: Executor, answer: SignedIn) => Promise<void>,
): Promise<SignedIn> {
  const { env, limits } = parts.core;
  const network = addressKey(facts.clientAddress);
  assertMaySignUp(env, input.email);
  await limits.take('signupTries', network);
  await limits.take('signupByAddress', network);
  try {
    return await openAccount(parts, input, facts, beforeCommit);
  } catch (error) {
    // No account was made: a typing mistake is no new account.
    await limits.giveBack('signupByAddress', network);
    throw error;
  }
}

async function openAccount(
  parts: AuthParts,
  input: { email: string; password: string; name: string; language?: Language | undefined },
  facts: RequestFacts,
  beforeCommit: (trx: Executor, answer: SignedIn) => Promise<void>,
): Promise<SignedIn> {
  const { core, sessions, hashing } = parts;
  const { env, clock, database, mails } = core;
  assertStrong(input.password, input, 'password');
  const emailNormalized = normalizeEmail(input.email);
  if ((await userStore.byEmail(database.db, emailNormalized)) !== undefined) throw emailTaken();
  const passwordHash = await hashing.hash(input.password);
  // An account whose mail is held back can ask for it again.
  const mayMail = await mails.admit(emailNormalized, facts.clientAddress);

  try {
    return await database.transaction(async (trx) => {
      const now = clock.now();
      const user: UserRow = {
        id: randomId(),
        email: input.email,
        email_normalized: emailNormalized,
        name: input.name,
        password_hash: passwordHash,
        profile_picture: null,
        language: input.language ?? null,
        email_verified_at: null,
        current_website_id: null,
        created_at: now,
        updated_at: now,
      };
      await userStore.insert(trx, user);
      const pair = await sessions.begin(trx, user.id, facts);
      if (mayMail) {
        const token = await emailTokenStore.issue(trx, {
          userId: user.id,
          purpose: 'verify',
          emailNormalized,
          now,
        });
        await mails.send(trx, user.id, verifyMail(env, user, token));
      }
      const answer = { ...pair, user: presentUser(env, user) };
      await beforeCommit(trx, answer);
      return answer;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'email_normalized')) throw emailTaken();
    throw error;
  }
}

function emailTaken(): ApiFailure {
  const message: Message = { id: 'account.emailTaken' };
  return new ApiFailure('email_taken', message, { fields: { email: message } });
}

/** Throws `invalid_input` for the field when the password is too easy to guess. */
export function assertStrong(password: string, own: { email: string; name: string }, field: string): void {
  const weakness = passwordWeakness(password.normalize('NFC'), own);
  if (weakness !== null) throw new ApiFailure('invalid_input', weakness, { fields: { [field]: weakness } });
}
