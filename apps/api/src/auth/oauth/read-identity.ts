import type { OAuth2Tokens } from 'arctic';
import * as v from 'valibot';
import { refusedSignIn } from './exchange-code.ts';
import type { VerifyIdToken } from './id-token.ts';
import type { OAuthHttpClient } from './oauth-http-client.ts';
import type { Provider } from './providers.ts';

/** Who a provider says somebody is. */
export type Identity = {
  /** The provider's own number of the person. */
  subject: string;
  /** Only an address that the provider has verified itself; null: it said none. */
  verifiedEmail: string | null;
  name: string | null;
};

type Reading = {
  provider: Provider;
  tokens: OAuth2Tokens;
  nonce: string;
  githubApi: string;
  signal: AbortSignal;
};

const text = v.fallback(v.nullable(v.string()), null);
/** Some write the word. */
const yes = v.pipe(
  v.unknown(),
  v.transform((value) => value === true || value === 'true'),
);
const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(text, null),
  email_verified: v.optional(yes, false),
  name: v.optional(text, null),
});

/** Asks the provider who signed in. The tokens are used here and kept nowhere. */
export async function readIdentity(
  client: OAuthHttpClient,
  verifyIdToken: VerifyIdToken,
  reading: Reading,
): Promise<Identity> {
  const { provider, tokens, nonce, signal } = reading;
  if (provider.openId === null) return readGithubUser(client, reading);
  if (!('id_token' in tokens.data)) throw refusedSignIn(provider);
  const payload = await verifyIdToken(provider, tokens.idToken(), nonce);
  const claims = v.parse(ClaimsSchema, payload);
  if (claims.email !== null) return identityOf(claims);
  const answer = await client.get({
    name: provider.name,
    url: provider.openId.userinfoEndpoint,
    accessToken: tokens.accessToken(),
    signal,
  });
  const userinfo = v.safeParse(ClaimsSchema, answer.json);
  // Of somebody else, it would give this person's account that one's address.
  if (!userinfo.success || userinfo.output.sub !== claims.sub) throw refusedSignIn(provider);
  return identityOf({ ...userinfo.output, name: userinfo.output.name ?? claims.name });
}

function identityOf({ sub, email, email_verified, name }: v.InferOutput<typeof ClaimsSchema>): Identity {
  return { subject: sub, verifiedEmail: email_verified ? email : null, name };
}

const GithubUserSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  login: v.string(),
  name: v.optional(text, null),
});
const GithubEmailsSchema = v.array(
  v.object({
    email: v.string(),
    primary: v.fallback(v.boolean(), false),
    verified: v.fallback(v.boolean(), false),
  }),
);

async function readGithubUser(
  client: OAuthHttpClient,
  { provider, tokens, githubApi, signal }: Reading,
): Promise<Identity> {
  const accessToken = tokens.accessToken();
  const ask = (path: string) =>
    client.get({ name: provider.name, url: `${githubApi}${path}`, accessToken, signal });
  const user = v.safeParse(GithubUserSchema, (await ask('/user')).json);
  if (!user.success) throw refusedSignIn(provider);
  const emails = v.safeParse(GithubEmailsSchema, (await ask('/user/emails')).json);
  const primary = emails.success ? emails.output.find((known) => known.primary && known.verified) : undefined;
  const { id, login, name } = user.output;
  return { subject: String(id), verifiedEmail: primary?.email ?? null, name: name ?? login };
}
