import { expect, it } from 'vitest';
import { readMiddlewareState, variantSubdomain } from './middleware-store.ts';

it.each(['linkedin', 'github', 'youtube', 'instagram', 'dashboard', 'dashboardstaging'] as const)(
  'stores %s, the first label of the host, as valid',
  (subdomain) => {
    expect(readMiddlewareState(`${subdomain}.to.site`, '', null)).toMatchObject({ subdomain, isValid: true });
    expect(readMiddlewareState(`${subdomain}.localhost:3000`, '', null).subdomain).toBe(subdomain);
  },
);
it.each([
  'to.site',
  'www.to.site',
  'jane.to.site',
  'localhost:3000',
  '127.0.0.1:3000',
  'notlinkedin.to.site',
])('finds no subdomain in %s', (host) => {
  expect(readMiddlewareState(host, '', null)).toMatchObject({ subdomain: null, isValid: false });
});
it('takes the variant of the landing that the visitor came from, while the tab is open', () => {
  const arrived = readMiddlewareState('dashboard.to.site', '?from=linkedin', null);
  expect(variantSubdomain(arrived)).toBe('linkedin');
  expect(variantSubdomain(readMiddlewareState('dashboard.to.site', '', 'linkedin'))).toBe('linkedin');
});
it('does not take an unknown name for a landing', () => {
  expect(variantSubdomain(readMiddlewareState('dashboard.to.site', '?from=evil', null))).toBe('dashboard');
});
