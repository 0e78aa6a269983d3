import type { SignInProvider } from '@tosite/api-client/endpoints/oauth';
import type { Env } from '../../env.ts';
import { GOOGLE_OAUTH } from '../../env-declaration.ts';

/** A provider as the operator configured it: where it is, and what is special about it. */
export type Provider = {
  id: SignInProvider;
  /** As it is called in sentences. */
  name: string;
  clientId: string;
  clientSecret: string;
  /** Where the browser goes. */
  authorizationEndpoint: string;
  /** Where this server itself asks; nowhere else is asked. */
  tokenEndpoint: string;
  scopes: readonly string[];
  openId: {
    issuers: readonly string[];
    jwksUri: string;
    userinfoEndpoint: string;
    /** Whether an identity token without our nonce is refused. */
    nonce: 'needed' | 'checked-if-there';
  } | null;
  /** Whether the secret behind the code challenge is always sent, or only where the code is refused without it. */
  verifier: 'always' | 'if-refused';
};

type Configured = { clientId: string; clientSecret: string };

/** Those that are configured, in the order in which they are offered. */
export function configuredProviders(env: Env): Provider[] {
  const { google, github, linkedin } = env.oauth;
  return [
    ...(google === undefined ? [] : [googleProvider(google, env)]),
    ...(github === undefined ? [] : [githubProvider(github, env)]),
    ...(linkedin === undefined ? [] : [linkedinProvider(linkedin, env)]),
  ];
}

function googleProvider(app: Configured, { googleOAuthBase: base }: Env): Provider {
  const isGoogle = base === GOOGLE_OAUTH;
  return {
    ...app,
    id: 'google',
    name: 'Google',
    authorizationEndpoint: `${base}/o/oauth2/v2/auth`,
    tokenEndpoint: isGoogle ? 'https://oauth2.googleapis.com/token' : `${base}/token`,
    scopes: ['openid', 'email', 'profile'],
    openId: {
      // Google writes its own name in both ways.
      issuers: isGoogle ? [GOOGLE_OAUTH, 'accounts.google.com'] : [base],
      jwksUri: isGoogle ? 'https://www.googleapis.com/oauth2/v3/certs' : `${base}/oauth2/v3/certs`,
      userinfoEndpoint: isGoogle ? 'https://openidconnect.googleapis.com/v1/userinfo' : `${base}/v1/userinfo`,
      nonce: 'needed',
    },
    verifier: 'always',
  };
}

/** GitHub speaks OAuth only: who somebody is, its API says. */
function githubProvider(app: Configured, { upstream }: Env): Provider {
  return {
    ...app,
    id: 'github',
    name: 'GitHub',
    authorizationEndpoint: `${upstream.github}/login/oauth/authorize`,
    tokenEndpoint: `${upstream.github}/login/oauth/access_token`,
    scopes: ['read:user', 'user:email'],
    openId: null,
    verifier: 'always',
  };
}

/**
 * LinkedIn's way for apps with a secret leaves out two things of the standard. It puts no nonce into its identity
 * tokens (https://github.com/linkedin-developers/linkedin-api-js-client/issues/34), and it refuses an app that sends
 * a code verifier (https://github.com/teamhanko/hanko/pull/2405). The challenge is sent all the same; should LinkedIn
 * begin to ask for what is behind it, it gets that.
 */
function linkedinProvider(app: Configured, { upstream }: Env): Provider {
  const base = upstream.linkedin;
  return {
    ...app,
    id: 'linkedin',
    name: 'LinkedIn',
    authorizationEndpoint: `${base}/oauth/v2/authorization`,
    tokenEndpoint: `${base}/oauth/v2/accessToken`,
    scopes: ['openid', 'profile', 'email'],
    openId: {
      // Its name changed in 2024 (https://github.com/keycloak/keycloak/issues/28686); both are still met.
      issuers: [`${base}/oauth`, base],
      jwksUri: `${base}/oauth/openid/jwks`,
      userinfoEndpoint: `${upstream.linkedinApi}/v2/userinfo`,
      nonce: 'checked-if-there',
    },
    verifier: 'if-refused',
  };
}
