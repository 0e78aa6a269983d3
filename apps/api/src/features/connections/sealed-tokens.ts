import * as v from 'valibot';
import type { Keys } from '../../secrets/keys.ts';
import type { ConnectionRow } from './connection-store.ts';
import type { Tokens } from './connector.ts';

type Holder = Pick<ConnectionRow, 'user_id' | 'platform' | 'subject'>;

const TokensSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.nullable(v.string()),
  scopes: v.array(v.string()),
});

/** Each account has a key of its own: tokens that are moved to another row cannot be opened there. */
function purposeOf({ user_id: userId, platform, subject }: Holder): string {
  return `connection:${userId}:${platform}:${subject}`;
}

export function sealTokens(keys: Keys, holder: Holder, tokens: Tokens): string {
  return keys.seal(purposeOf(holder), JSON.stringify(tokens));
}

/** null: there are none, or they were sealed with a secret that is gone. */
export function openTokens(keys: Keys, row: Holder & { sealed: string }): Tokens | null {
  const text = keys.open(purposeOf(row), row.sealed);
  return text === null ? null : v.parse(TokensSchema, JSON.parse(text));
}

/** The same tokens under the newest secret; null: they are already. */
export function resealTokens(keys: Keys, row: Holder & { sealed: string }): string | null {
  return keys.reseal(purposeOf(row), row.sealed);
}
