import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { BegunErrand } from '../../auth/oauth/oauth-states.ts';

/** What a platform lets us act with; stored only sealed. */
export type Tokens = { accessToken: string; refreshToken: string | null; scopes: string[] };
export type ObtainedTokens = {
  tokens: Tokens;
  /** null: the platform did not say. */ expiresAt: number | null;
};

/** The account that was connected, as the platform itself knows it. */
export type ConnectedAccount = ObtainedTokens & { subject: string; handle: string; name: string };

/** A platform whose owners can let us read their account. Fails with SourceFailure or ApiFailure. */
export type Connector = {
  platform: ConnectablePlatform;
  /** As it is called in sentences. */
  name: string;
  authorizationUrl(errand: BegunErrand): string;
  connect(returned: {
    code: string;
    verifier: string;
    nonce: string;
    signal: AbortSignal;
  }): Promise<ConnectedAccount>;
  /** null: this account's tokens cannot be renewed, or not yet. */
  refresh(held: { tokens: Tokens; obtainedAt: number; signal: AbortSignal }): Promise<ObtainedTokens | null>;
  readProfile(tokens: Tokens, signal: AbortSignal): Promise<ProfileResult>;
  /** Under which name the account stands in public now, without the rest; null: the platform tells no app. */
  readHandle: ((tokens: Tokens, signal: AbortSignal) => Promise<string>) | null;
};

export type Connectors = Partial<Record<ConnectablePlatform, Connector>>;
