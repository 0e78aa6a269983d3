import type { Account, EmailChange } from '@tosite/api-client/endpoints/account';
import { SignInProviderSchema } from '@tosite/api-client/endpoints/oauth';
import type { Selectable } from 'kysely';
import type { IdentitiesTable, TwoFactorTable } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import type { EmailChangeRow } from '../../auth/email-change-store.ts';
import type { Provider } from '../../auth/oauth/providers.ts';
import { presentUser } from '../../auth/present-user.ts';
import type { UserRow } from '../../auth/user-store.ts';

type Rows = {
  user: UserRow;
  emailChange: EmailChangeRow | undefined;
  twoFactor: Selectable<TwoFactorTable> | undefined;
  recoveryCodesLeft: number;
  identities: readonly Selectable<IdentitiesTable>[];
  offered: readonly Provider[];
};

const instant = (at: number): string => new Date(at).toISOString();

/** What owners are told of their account: named one by one, never a digest or a key. */
export function presentAccount(env: Env, rows: Rows, now: number): Account {
  const { user, emailChange, twoFactor, identities, offered } = rows;
  const enabledAt = twoFactor?.enabled_at ?? null;
  return {
    user: presentUser(env, user),
    hasPassword: user.password_hash !== null,
    emailChange:
      emailChange === undefined || emailChange.expires_at <= now ? null : presentEmailChange(emailChange),
    twoFactor: {
      enabledAt: enabledAt === null ? null : instant(enabledAt),
      recoveryCodesLeft: rows.recoveryCodesLeft,
    },
    providers: SignInProviderSchema.options.flatMap((provider) => {
      const identity = identities.find((row) => row.provider === provider);
      const isOffered = offered.some(({ id }) => id === provider);
      if (identity === undefined && !isOffered) return [];
      return [
        {
          provider,
          linkedAt: identity === undefined ? null : instant(identity.created_at),
          lastUsedAt: identity === undefined ? null : instant(identity.last_used_at),
          offered: isOffered,
        },
      ];
    }),
  };
}

export function presentEmailChange(row: EmailChangeRow): EmailChange {
  return {
    email: row.email,
    oldConfirmed: row.old_confirmed_at !== null,
    newConfirmed: row.new_confirmed_at !== null,
    expiresAt: instant(row.expires_at),
  };
}
