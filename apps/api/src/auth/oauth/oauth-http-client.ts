import { startDeadline } from '@tosite/profile-sources/outbound/deadline';
import { bareHost } from '@tosite/profile-sources/outbound/host-rule';
import { createOutbound } from '@tosite/profile-sources/outbound/outbound';
import { OutboundFailure } from '@tosite/profile-sources/outbound/outbound-failure';
import { Credential } from '@tosite/profile-sources/outbound/credential';
import { loopbackOrigins } from '@tosite/profile-sources/source-settings';
import type { Env } from '../../env.ts';
import { ApiFailure } from '../../http/api-failure.ts';

export type ProviderAnswer = { status: number; json: unknown };

/** The server's own HTTP client for providers: only to the addresses that the settings name, never along a redirect. */
export type OAuthHttpClient = {
  post(call: ProviderCall & { form: Readonly<Record<string, string>> }): Promise<ProviderAnswer>;
  get(call: ProviderCall & { accessToken?: string }): Promise<ProviderAnswer>;
  close(): Promise<void>;
};
/** `name` as it is called in the sentence of a failure. */
type ProviderCall = { name: string; url: string; signal: AbortSignal };

const LONGEST_MS = 8000;
const LARGEST = 512 * 1024;

export function createOAuthHttpClient(env: Env): OAuthHttpClient {
  const allowedOrigins = loopbackOrigins({ ...env.upstream, google: env.googleOAuthBase });
  const outbound = createOutbound({
    allowedOrigins,
    timeouts: { connect: 3000, headers: 6000, chunk: 3000 },
  });

  async function ask(
    { name, url, signal }: ProviderCall,
    more: {
      method: 'GET' | 'POST';
      headers: Record<string, string>;
      body?: string;
      credential?: Credential;
    },
  ): Promise<ProviderAnswer> {
    const host = bareHost(new URL(url));
    const deadline = startDeadline(LONGEST_MS, signal);
    try {
      const answer = await outbound.request({
        url,
        hosts: (hostname) => hostname === host,
        signal: deadline.signal,
        redirects: 0,
        maxBytes: LARGEST,
        ...more,
      });
      if (answer.status >= 500 || answer.status === 429) throw away(name);
      return { status: answer.status, json: parse(answer.body) };
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      throw error.code === 'timeout' ? slow(name, error) : away(name, error);
    } finally {
      deadline.end();
    }
  }

  return {
    post: ({ form, ...call }) =>
      ask(call, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    get: ({ accessToken, ...call }) =>
      ask(call, {
        method: 'GET',
        headers: { accept: 'application/json' },
        ...(accessToken === undefined
          ? {}
          : { credential: new Credential(call.url, { authorization: `Bearer ${accessToken}` }) }),
      }),
    close: () => outbound.close(),
  };
}

function away(name: string, cause?: unknown): ApiFailure {
  return new ApiFailure(
    'platform_unavailable',
    { id: 'provider.unavailable', provider: name },
    { next: ['retry'], cause },
  );
}

function slow(name: string, cause: unknown): ApiFailure {
  return new ApiFailure(
    'platform_timeout',
    { id: 'provider.slow', provider: name },
    {
      next: ['retry'],
      cause,
    },
  );
}

/** undefined: no JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
