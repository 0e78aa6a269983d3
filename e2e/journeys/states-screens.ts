import type { People } from './states-people.ts';

/** What stands at an address of the dashboard, in each of its states. */
export type Screen = {
  path: string;
  /** Who is there to see it: somebody signed in who has a website, or anybody who is not signed in. */
  who: 'owner' | 'visitor';
  /** The heading when everything has arrived. */
  ready: string | RegExp;
  /** The call that its content comes with, where there is one, … */
  call?: RegExp;
  /** … and the name of what stands there until it has answered. */
  loading?: string;
  /** Who is sent elsewhere: those who have no website yet. */
  needsWebsite?: boolean;
};

const settings = { who: 'owner', needsWebsite: true } as const;

export const screensOf = ({ siteId, previewId }: Pick<People, 'siteId' | 'previewId'>): readonly Screen[] => [
  { path: '/login', who: 'visitor', ready: 'Login' },
  { path: '/signup', who: 'visitor', ready: 'Create your account' },
  { path: '/forgot-password', who: 'visitor', ready: 'Forgot your password?' },
  { path: `/reset-password#token=${'t'.repeat(43)}`, who: 'visitor', ready: 'Choose a new password' },
  { path: '/reset-password', who: 'visitor', ready: 'Choose a new password' },
  {
    path: `/verify-email#token=${'t'.repeat(43)}`,
    who: 'visitor',
    ready: 'This link no longer works.',
    call: /api\/auth\/verify-email$/u,
    loading: 'Confirming your address',
  },
  { path: '/verify-email', who: 'visitor', ready: 'This link no longer works.' },
  {
    path: `/verify-email?for=change#token=${'t'.repeat(43)}`,
    who: 'visitor',
    ready: 'This link no longer works.',
    call: /email\/confirm$/u,
    loading: 'Confirming',
  },
  { path: '/callback', who: 'visitor', ready: 'This address is not complete' },
  { path: '/website', who: 'visitor', ready: /^Create a website from your/u },
  { path: '/website/link-profile', who: 'visitor', ready: /^Create a website from your/u },
  { path: '/website/link-profile?next=import', who: 'visitor', ready: 'Bring a file instead of a link' },
  { path: '/website/link-profile?next=form', who: 'visitor', ready: 'Neither a link nor a file?' },
  {
    path: `/website/preview?id=${previewId}`,
    who: 'visitor',
    ready: /this is your site$/u,
    call: /onboard\/preview\//u,
    loading: 'Loading',
  },
  { path: `/website/preview?id=${'0'.repeat(32)}`, who: 'visitor', ready: 'This preview has ended' },
  { path: '/create-website', who: 'owner', ready: 'Create another website' },
  {
    ...settings,
    path: '/',
    ready: /^Good (?:morning|afternoon|evening), Una$/u,
    call: /current-website$/u,
    loading: 'Loading',
  },
  // Deletion, data and password are reached by an owner without a website, too.
  {
    who: 'owner',
    path: '/account',
    ready: 'Two-factor sign-in',
    call: /api\/account$/u,
    loading: 'Your account is being read',
  },
  {
    ...settings,
    path: '/settings/general',
    ready: 'Where your site comes from',
    call: /\/sync$/u,
    loading: 'Your sources are being read',
  },
  {
    ...settings,
    path: '/settings/seo',
    ready: 'In search results',
    call: /api\/design\//u,
    loading: 'Your settings are being read',
  },
  {
    ...settings,
    path: '/settings/changes',
    ready: 'Nothing has changed',
    call: /\/sync$/u,
    loading: 'The changes are being read',
  },
  {
    ...settings,
    path: '/billing',
    ready: 'Billing',
    call: /payment\/state$/u,
    loading: 'Your plan is being read',
  },
  {
    ...settings,
    path: '/analytics',
    ready: 'Analytics',
    call: /api\/website\/[^/]+\/analytics$/u,
    loading: 'Your figures are being read',
  },
  {
    ...settings,
    path: '/design',
    ready: 'Una Owner',
    call: /api\/design\//u,
    loading: 'Your site is being opened',
  },
  {
    path: `/edit/${siteId}`,
    who: 'owner',
    ready: 'Una Owner',
    call: /api\/design\//u,
    loading: 'Your site is being opened',
  },
  { path: '/edit/not-a-site', who: 'owner', ready: 'There is nothing here' },
  { path: '/no/such/page', who: 'visitor', ready: 'There is nothing here' },
];
