import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import { subdomainOfHost } from '@tosite/validation/website/read-host';
import { create } from 'zustand';

export type MiddlewareState = {
  /** The first label of the host, when it is one of the six known ones. */
  subdomain: Subdomain | null;
  isValid: boolean;
  /** The landing that the visitor came from (`?from=linkedin`), for as long as the tab is open. */
  from: Subdomain | null;
};

export function readMiddlewareState(
  host: string,
  search: string,
  remembered: string | null,
): MiddlewareState {
  const subdomain = subdomainOfHost(host);
  const asked = new URLSearchParams(search).get('from') ?? remembered;
  return {
    subdomain,
    isValid: subdomain !== null,
    from: SUBDOMAINS.find((known) => known === asked) ?? null,
  };
}

export const useMiddlewareStore = create<MiddlewareState>()(() => ({
  subdomain: null,
  isValid: false,
  from: null,
}));

const FROM_KEY = 'from';

/** Section 4 of the specification: once, at the start. */
export function detectSubdomain(): void {
  const state = readMiddlewareState(
    window.location.host,
    window.location.search,
    sessionStorage.getItem(FROM_KEY),
  );
  if (state.from !== null) sessionStorage.setItem(FROM_KEY, state.from);
  useMiddlewareStore.setState(state);
}

/** Whose words, colour and platform the screens before signing in take on. */
export function variantSubdomain({ subdomain, from }: MiddlewareState): Subdomain | null {
  return from ?? subdomain;
}
