import type { Page } from '@playwright/test';
import type { Screen } from './states-screens.ts';

/** A form of the dashboard: what is typed into it, and the button that sends it. */
export type TypedForm = {
  path: string;
  who: Screen['who'];
  /** Where the form is not open from the start. */
  open?: (page: Page) => Promise<void>;
  /** By label. */
  typed: Record<string, string>;
  /** Passwords: they stay in their field, and are never kept. */
  secret?: Record<string, string>;
  submit: string;
  /** The button's name while it is being sent. */
  busy: string;
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
/** A form that stays open over a reload. */
const pressUnlessOpen = (name: string, label: string) => async (page: Page) => {
  const field = page.getByLabel(label, { exact: true }).first();
  await page.getByRole('button', { name }).first().or(field).first().waitFor();
  if (!(await field.isVisible())) await press(name)(page);
};

export const typedForms: readonly TypedForm[] = [
  {
    path: '/login',
    who: 'visitor',
    typed: { 'E-mail': 'typed@example.com' },
    secret: { Password: 'typed and kept here' },
    submit: 'Login',
    busy: 'Logging in',
  },
  {
    path: '/signup',
    who: 'visitor',
    typed: { 'Your name': 'Typed Name', 'E-mail': 'typed.too@example.com' },
    secret: { Password: 'typed and kept here' },
    submit: 'Create account',
    busy: 'Creating your account',
  },
  {
    path: '/forgot-password',
    who: 'visitor',
    typed: { 'E-mail': 'typed@example.com' },
    submit: 'Send the link',
    busy: 'Sending',
  },
  {
    path: `/reset-password#token=${'t'.repeat(43)}`,
    who: 'visitor',
    typed: {},
    secret: { 'New password': 'typed and kept here' },
    submit: 'Save the password',
    busy: 'Saving',
  },
  {
    path: '/website/link-profile',
    who: 'visitor',
    typed: { 'Enter your profile url': 'https://github.com/tosite-sample-tove' },
    submit: 'Create your website',
    busy: 'Fetching profile',
  },
  {
    path: '/create-website',
    who: 'owner',
    typed: { 'Website name': 'A typed name', 'Website address': 'typedaddress' },
    submit: 'Create the website',
    busy: 'Creating',
  },
  {
    path: '/',
    who: 'owner',
    open: async (page) => {
      await press('More for this site')(page);
      await press('Change name or address')(page);
    },
    typed: { 'Website name': 'A typed name' },
    submit: 'Save',
    busy: 'Saving',
  },
  {
    path: '/account',
    who: 'owner',
    typed: { 'Your name': 'Una Typed' },
    submit: 'Save the name',
    busy: 'Saving',
  },
  {
    path: '/account?change=email',
    who: 'owner',
    typed: { 'New e-mail address': 'typed@example.com' },
    secret: { 'Your password': 'typed and kept here' },
    submit: 'Send the e-mail',
    busy: 'Sending',
  },
  {
    path: '/settings/seo',
    who: 'owner',
    typed: { Title: 'A typed title', Description: 'A typed description.' },
    submit: 'Save',
    busy: 'Saving',
  },
  {
    path: '/settings/general',
    who: 'owner',
    open: pressUnlessOpen('Add another profile', 'Profile link'),
    typed: { 'Profile link': 'https://github.com/tosite-sample-tove' },
    submit: 'Read the profile',
    busy: 'Fetching profile',
  },
];
