/** Builders of every address of the dashboard. `routes.tsx` is tested against them. */
type Query = Record<string, string | undefined>;

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, value);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** `/` is where one comes anyway, so it need not be written. */
const backTo = (returnTo: string | undefined) => (returnTo === '/' ? undefined : returnTo);

export const paths = {
  home: () => '/',
  /** `change` opens the form for another e-mail address. */
  account: ({ change }: { change?: 'email' } = {}) => withQuery('/account', { change }),
  /** `ended`: the session is over, and what was typed is kept. `left`: it was logged out of in another tab. */
  login: ({
    returnTo,
    ended = false,
    left = false,
  }: { returnTo?: string | undefined; ended?: boolean; left?: boolean } = {}) =>
    withQuery('/login', {
      returnTo: backTo(returnTo),
      ended: ended ? '1' : undefined,
      left: left ? '1' : undefined,
    }),
  signup: ({ returnTo }: { returnTo?: string | undefined } = {}) =>
    withQuery('/signup', { returnTo: backTo(returnTo) }),
  billing: () => '/billing',
  /** `session` is the payment's id, as the payment service names it in the address. */
  paymentSuccess: (session?: string) => withQuery('/payment/success', { session_id: session }),
  paymentFailed: (session?: string) => withQuery('/payment/failed', { session_id: session }),
  /** Who turned back comes with the website that it was about. */
  paymentCancelled: (website?: string) => withQuery('/payment/cancelled', { website }),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',
  website: () => '/website',
  /** `next` opens one of the ways to go on without the link, `profileOrUsername` is what was typed. */
  linkProfile: ({
    profile,
    next,
    profileOrUsername,
  }: {
    profile?: string | undefined;
    next?: 'import' | 'connect' | 'form';
    profileOrUsername?: string | undefined;
  } = {}) => withQuery('/website/link-profile', { profile, next, profileOrUsername }),
  preview: (id?: string) => withQuery('/website/preview', { id }),
  createWebsite: () => '/create-website',
  callback: () => '/callback',
  settings: () => '/settings',
  /** `own-domain` is the part about it. */
  generalSettings: ({ part }: { part?: 'own-domain' } = {}) =>
    `/settings/general${part === undefined ? '' : `#${part}`}`,
  changes: () => '/settings/changes',
  seoSettings: () => '/settings/seo',
  autoPost: () => '/settings/auto-post',
  /** `theme` puts it on, to be saved or undone; `section` opens it. */
  design: ({ theme, section }: { theme?: string; section?: string } = {}) =>
    withQuery('/design', { theme, section }),
  /** `post` opens one of them; `new` begins one. */
  posts: ({ post }: { post?: string } = {}) => withQuery('/posts', { post }),
  films: () => '/posts/films',
  analytics: () => '/analytics',
  /** `site` is the one that is looked at. */
  operator: ({ site }: { site?: string } = {}) => withQuery('/operator', { site }),
  operatorFind: ({ text }: { text?: string } = {}) => withQuery('/operator/find', { text }),
  operatorJobs: () => '/operator/jobs',
  operatorMails: () => '/operator/mails',
  operatorAudit: () => '/operator/audit',
  operatorSetup: () => '/operator/setup',
  /** The token of its link stands behind the `#`. */
  firstStart: () => '/first-start',
  edit: (id: string) => `/edit/${encodeURIComponent(id)}`,
} as const;
