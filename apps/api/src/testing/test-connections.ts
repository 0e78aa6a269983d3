import { connectionStore, type ConnectionRow } from '../features/connections/connection-store.ts';
import { sealTokens } from '../features/connections/sealed-tokens.ts';
import { newId } from '../new-id.ts';
import type { TestApi } from './test-api.ts';

/** The token of the recorded Instagram account `saffron.and.slate`. */
export const RECORDED_TOKEN = 'IGAAFXgoodtoken0001';

/** A connected account as it lies in the database, without the way there. Answers its id. */
export async function insertConnection(
  { services }: Pick<TestApi, 'services'>,
  userId: string,
  {
    token = RECORDED_TOKEN,
    refreshToken = null as string | null,
    scopes = [] as readonly string[],
    ...row
  }: Partial<ConnectionRow> & {
    token?: string;
    refreshToken?: string | null;
    scopes?: readonly string[];
  } = {},
): Promise<string> {
  const holder = {
    user_id: userId,
    platform: row.platform ?? ('instagram' as const),
    subject: row.subject ?? '17841400000000101',
  };
  const now = services.clock.now();
  const saved = await connectionStore.save(services.database.db, {
    id: newId('con'),
    handle: 'saffron.and.slate',
    name: 'Saffron and Slate',
    status: 'active',
    sealed: sealTokens(services.keys, holder, { accessToken: token, refreshToken, scopes: [...scopes] }),
    obtained_at: now,
    expires_at: now + 60 * 86_400_000,
    warned_at: null,
    connected_at: now,
    updated_at: now,
    ...row,
    ...holder,
  });
  return saved.id;
}
