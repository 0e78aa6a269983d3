import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import { SourceFailure } from '@tosite/profile-sources/profile-source';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { newId } from '../../new-id.ts';
import { oauthStates, staleErrand } from '../../auth/oauth/oauth-states.ts';
import { answerSourceFailure } from '../../previews/source-failure-answer.ts';
import type { ConnectionServices } from './connection-services.ts';
import { connectionStore, type ConnectionRow } from './connection-store.ts';
import type { ConnectedAccount, Connector } from './connector.ts';
import { sealTokens } from './sealed-tokens.ts';

const LONGEST_NAME = 300;

/** Where to send the browser so that its owner can let us read an account. */
export async function startConnecting(
  services: ConnectionServices,
  userId: string,
  input: { platform: ConnectablePlatform; returnTo: string },
): Promise<{ url: string }> {
  const { database, keys, clock, limits, connectors } = services;
  const connector = connectors[input.platform];
  if (connector === undefined) throw notSetUp();
  await limits.take('connectByOwner', userId);
  const begun = await oauthStates.begin(
    database.db,
    keys,
    {
      purpose: 'connect',
      provider: input.platform,
      boundTo: userId,
      userId,
      returnTo: input.returnTo,
    },
    clock.now(),
  );
  return { url: connector.authorizationUrl(begun) };
}

/** Keeps the account that the owner has just let us read; one that was connected before is renewed. */
export async function finishConnecting(
  services: ConnectionServices,
  userId: string,
  returned: { code: string; state: string; signal: AbortSignal },
  beforeCommit: (trx: Executor, connection: ConnectionRow, returnTo: string) => Promise<void>,
): Promise<{ connection: ConnectionRow; returnTo: string }> {
  const { database, keys, clock, limits, connectors } = services;
  await limits.take('connectByOwner', userId);
  const errand = await oauthStates.take(
    database.db,
    keys,
    { purpose: 'connect', state: returned.state, boundTo: userId },
    clock.now(),
  );
  const connector = Object.values(connectors).find(({ platform }) => platform === errand.provider);
  if (connector === undefined) throw staleErrand();
  const account = await connectOrFail(services, connector, {
    code: returned.code,
    verifier: errand.verifier,
    nonce: errand.nonce,
    signal: returned.signal,
  });
  const holder = { user_id: userId, platform: connector.platform, subject: account.subject };
  const now = clock.now();
  const { returnTo } = errand;
  const connection = await database.transaction(async (trx) => {
    const saved = await connectionStore.save(trx, {
      ...holder,
      id: newId('con'),
      handle: account.handle.slice(0, LONGEST_NAME),
      name: account.name.slice(0, LONGEST_NAME),
      status: 'active',
      sealed: sealTokens(keys, holder, account.tokens),
      obtained_at: now,
      expires_at: account.expiresAt,
      warned_at: null,
      connected_at: now,
      updated_at: now,
    });
    await beforeCommit(trx, saved, returnTo);
    return saved;
  });
  return { connection, returnTo };
}

async function connectOrFail(
  { clock }: ConnectionServices,
  connector: Connector,
  returned: Parameters<Connector['connect']>[0],
): Promise<ConnectedAccount> {
  try {
    return await connector.connect(returned);
  } catch (error) {
    throw error instanceof SourceFailure ? answerSourceFailure(error, clock.now()) : error;
  }
}

function notSetUp(): ApiFailure {
  return new ApiFailure('source_not_configured', { id: 'account.connectNotSetUp' }, { next: ['import'] });
}
