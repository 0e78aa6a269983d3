import type { Message } from '@tosite/validation/messages/message';
import { renderSVG } from 'uqr';
import type { SecondStepCode } from '@tosite/validation/account/second-step';
import { ApiFailure } from '../../http/api-failure.ts';
import type { AuthenticatedUser, RequestFacts } from '../../http/request-context.ts';
import type { AuthParts } from '../auth-parts.ts';
import { assertOwner } from '../assert-owner.ts';
import { recoveryCodesMail, twoFactorOffMail, twoFactorOnMail } from '../security-mails.ts';
import { sealedFor, tryCode, useCode } from './check-code.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { newSetupKey, setupUri, stepOfCode } from './totp.ts';
import { twoFactorStore } from './two-factor-store.ts';

type Caller = { user: AuthenticatedUser; facts: RequestFacts };
type Proof = { password?: string | undefined; code: SecondStepCode };

/** Makes a key for the app. Nothing changes before a first code confirms it. */
export async function startTwoFactor(
  parts: AuthParts,
  user: AuthenticatedUser,
  password: string | undefined,
): Promise<{ setupKey: string; uri: string; qr: string }> {
  const { database, keys, clock, env } = parts.core;
  const row = await assertOwner(parts, user, password);
  const setupKey = newSetupKey();
  const sealed = keys.seal(sealedFor(user.id), setupKey);
  if (!(await twoFactorStore.prepare(database.db, { userId: user.id, sealed }, clock.now()))) throw isOn();
  const uri = setupUri(setupKey, { issuer: env.companyName, email: row.email });
  return { setupKey, uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) };
}

/** There are no recovery codes yet. */
const WRONG_FIRST_CODE: Message = { id: 'account.appCodeWrong' };

/** Turns it on with a first code of the app, and answers the recovery codes: the only time that they are shown. */
export async function confirmTwoFactor(
  parts: AuthParts,
  { user, facts }: Caller,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { database, keys, clock, env, mails } = parts.core;
  return tryCode(
    parts,
    user.id,
    facts,
    () =>
      database.transaction(async (trx) => {
        const row = await twoFactorStore.byUser(trx, user.id);
        if (row === undefined) throw notBegun();
        if (row.enabled_at !== null) throw isOn();
        const setupKey = keys.open(sealedFor(user.id), row.sealed);
        if (setupKey === null) throw notBegun();
        const now = clock.now();
        const step = stepOfCode(setupKey, code, now);
        if (step === null) return null;
        if (!(await twoFactorStore.enable(trx, { userId: user.id, sealed: row.sealed, step }, now)))
          throw isOn();
        const recoveryCodes = await issueRecoveryCodes(trx, user.id, now);
        await mails.send(trx, user.id, twoFactorOnMail(env, user));
        return { recoveryCodes };
      }),
    WRONG_FIRST_CODE,
  );
}

/** Turns it off, for whoever has the password and a code. */
export async function disableTwoFactor(
  parts: AuthParts,
  { user, facts }: Caller,
  { password, code }: Proof,
): Promise<void> {
  const { core } = parts;
  await assertOwner(parts, user, password);
  await assertOn(parts, user);
  await tryCode(parts, user.id, facts, () =>
    core.database.transaction(async (trx) => {
      if (!(await useCode(core, trx, user.id, code))) return null;
      await twoFactorStore.remove(trx, user.id);
      await core.mails.send(trx, user.id, twoFactorOffMail(core.env, user));
      return true;
    }),
  );
}

/** Ten new recovery codes; the older ones are dead. */
export async function renewRecoveryCodes(
  parts: AuthParts,
  { user, facts }: Caller,
  { password, code }: Proof,
): Promise<{ recoveryCodes: string[] }> {
  const { core } = parts;
  await assertOwner(parts, user, password);
  await assertOn(parts, user);
  return tryCode(parts, user.id, facts, () =>
    core.database.transaction(async (trx) => {
      if (!(await useCode(core, trx, user.id, code))) return null;
      const recoveryCodes = await issueRecoveryCodes(trx, user.id, core.clock.now());
      await core.mails.send(trx, user.id, recoveryCodesMail(core.env, user));
      return { recoveryCodes };
    }),
  );
}

async function assertOn({ core }: AuthParts, user: AuthenticatedUser): Promise<void> {
  if (await twoFactorStore.isEnabled(core.database.db, user.id)) return;
  throw new ApiFailure('conflict', { id: 'account.twoFactorOff' });
}

function isOn(): ApiFailure {
  return new ApiFailure('conflict', { id: 'account.twoFactorOn' });
}

function notBegun(): ApiFailure {
  return new ApiFailure('conflict', { id: 'account.twoFactorNotBegun' });
}
