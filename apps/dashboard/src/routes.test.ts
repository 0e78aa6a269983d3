import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

const leafOf = (address: string) => matchRoutes(routes, new URL(address, 'http://x').pathname)?.at(-1)?.route;

/** Every address that a builder can make, with a query where it takes one. */
const built = {
  home: paths.home(),
  account: paths.account(),
  login: paths.login({ returnTo: '/account' }),
  signup: paths.signup({ returnTo: '/website/preview?id=1' }),
  forgotPassword: paths.forgotPassword(),
  resetPassword: paths.resetPassword(),
  verifyEmail: paths.verifyEmail(),
  website: paths.website(),
  linkProfile: paths.linkProfile({ profile: 'https://github.com/ada' }),
  preview: paths.preview('1'),
  createWebsite: paths.createWebsite(),
  callback: paths.callback(),
  settings: paths.settings(),
  generalSettings: paths.generalSettings(),
  changes: paths.changes(),
  seoSettings: paths.seoSettings(),
  autoPost: paths.autoPost(),
  design: paths.design({ theme: 'swiss', section: 'about' }),
  posts: paths.posts({ post: 'new' }),
  films: paths.films(),
  analytics: paths.analytics(),
  billing: paths.billing(),
  paymentSuccess: paths.paymentSuccess('cs_1'),
  paymentFailed: paths.paymentFailed('cs_1'),
  paymentCancelled: paths.paymentCancelled(),
  operator: paths.operator({ site: 'web_1' }),
  operatorFind: paths.operatorFind({ text: 'ann@example.com' }),
  operatorJobs: paths.operatorJobs(),
  operatorMails: paths.operatorMails(),
  operatorAudit: paths.operatorAudit(),
  operatorSetup: paths.operatorSetup(),
  firstStart: paths.firstStart(),
  edit: paths.edit('site-1'),
} satisfies Record<keyof typeof paths, string>;

it.each(Object.entries(built))('the builder of %s leads to a route of its own', (_, address) => {
  const leaf = leafOf(address);
  expect(leaf).toBeDefined();
  expect(leaf?.path).not.toBe('*');
});

it('every route but the redirect and the not-found page has a builder', () => {
  const reached = new Set(Object.values(built).map(leafOf));
  const leaves = (list: typeof routes): typeof routes =>
    list.flatMap((route) => (route.children === undefined ? [route] : leaves(route.children)));
  const unreached = leaves(routes).filter((route) => !reached.has(route));
  expect(unreached.map((route) => route.path)).toEqual(['/dashboard', '*']);
});

it.each(['/analytics/pages', '/payment', '/payment/refunded', '/x'])(
  'what is not built yet answers not-found: %s',
  (address) => {
    expect(leafOf(address)?.path).toBe('*');
  },
);

it('a way back to the start is not written into the address', () => {
  expect(paths.login({ returnTo: '/' })).toBe('/login');
});
