import { queryOptions, useQuery } from '@tanstack/react-query';
import { oauthProviders, oauthStart, type SignInProvider } from '@tosite/api-client/endpoints/oauth';
import { Button } from '@tosite/ui/button';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { words } from '../words/words.ts';
import { api } from './api.ts';

const providersQuery = queryOptions({
  queryKey: ['oauth-providers'],
  queryFn: ({ signal }) => api.call(oauthProviders, {}, { signal }),
  staleTime: Infinity,
});

/** A plain link: the answer is a redirect to the provider. */
function startAddress(provider: SignInProvider, returnTo: string): string {
  return `${oauthStart.path.replace('{provider}', provider)}?${new URLSearchParams({ returnTo }).toString()}`;
}

/** Signing in with an account that one has elsewhere; only with those set up here, and nothing without any. */
export function OAuthButtons({ returnTo }: { returnTo: string }) {
  const providers = useQuery(providersQuery).data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <div role="group" aria-label={words.auth.oauth.label} className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-rule before:content-[''] after:h-px after:flex-1 after:bg-rule after:content-['']">
        {words.auth.oauth.or}
      </p>
      {providers.map(({ provider }) => (
        <Button key={provider} asChild className="min-h-11">
          <a href={startAddress(provider, returnTo)}>
            <span className={provider === 'linkedin' ? 'text-[light-dark(#0a66c2,#78b7f5)]' : ''}>
              <PlatformMark of={provider} />
            </span>
            {words.auth.oauth.with(words.auth.oauth.names[provider])}
          </a>
        </Button>
      ))}
    </div>
  );
}
