import { ApiError } from '@tosite/api-client/api-error';
import type { Account } from '@tosite/api-client/endpoints/account';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '../session/navigation.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { queryClient } from '../query-client.ts';
import { ada } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './account.tsx';

const account: Account = {
  user: ada,
  hasPassword: true,
  emailChange: null,
  twoFactor: { enabledAt: null, recoveryCodesLeft: 0 },
  providers: [
    { provider: 'google', linkedAt: null, lastUsedAt: null, offered: true },
    {
      provider: 'github',
      linkedAt: '2026-01-02T09:00:00.000Z',
      lastUsedAt: '2026-01-03T09:00:00.000Z',
      offered: true,
    },
  ],
};
const session = {
  _id: 's1',
  current: true,
  device: 'computer',
  browser: 'Firefox',
  system: 'Linux',
  address: '198.51.100.7',
  startedAt: '2026-01-02T09:00:00.000Z',
  lastUsedAt: '2026-01-02T09:00:00.000Z',
} as const;
const sessions = [
  session,
  { ...session, _id: 's2', current: false, device: 'phone', browser: 'Safari', system: 'iPhone' },
];

const open = (answers: Record<string, unknown> = {}, address = '/account') => {
  const asked = answerApi({ 'GET /api/account': account, 'GET /api/sessions': { sessions }, ...answers });
  const page = renderAt(address, '/account', <Page />);
  return { asked, ...page };
};
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const bodies = (asked: { path: string; input: unknown }[], path: string) =>
  asked.filter((call) => call.path === path).map(({ input }) => input);

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'token', isLoading: false });
});
afterEach(cleanup);

describe('the account page', () => {
  it('says that it is being read, and what to do when it cannot be', async () => {
    let fails = true;
    open({
      'GET /api/account': () =>
        fails ? new ApiError({ status: 'FETCH_ERROR', code: 'internal', message: '' }) : account,
    });
    expect(screen.getByRole('status', { name: 'Your account is being read' })).toBeDefined();
    expect(await screen.findByText('Your account could not be read.')).toBeDefined();
    fails = false;
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeDefined();
  });

  it('keeps a name that is typed over a reload, and saves it', async () => {
    const first = open({ 'PUT /api/account': { user: { ...ada, name: 'Ada Lovelace' } } });
    await screen.findByLabelText('Your name');
    type('Your name', 'Ada Lovelace');
    cleanup();
    renderAt('/account', '/account', <Page />);
    expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('Ada Lovelace');
    press('Save the name');
    await waitFor(() => expect(useAuthStore.getState().user?.name).toBe('Ada Lovelace'));
    expect(bodies(first.asked, 'PUT /api/account')).toEqual([{ body: { name: 'Ada Lovelace' } }]);
    expect(await screen.findByText('Your name is saved.')).toBeDefined();
  });

  it('says under the picture why it was not taken', async () => {
    open({
      'POST /api/account/picture': new ApiError({
        status: 415,
        code: 'unsupported_media_type',
        message: 'This file is not a picture that we can read.',
      }),
    });
    const input = await screen.findByLabelText('Picture', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], 'me.svg')] } });
    const dialog = await screen.findByRole('dialog', { name: 'Choose the part that is shown' });
    // No browser can draw it: the server is asked.
    const picture = await waitFor(() => {
      const drawn = dialog.querySelector('img');
      if (drawn === null) throw new Error('no picture yet');
      return drawn;
    });
    fireEvent.error(picture);
    expect(await screen.findByText('This file is not a picture that we can read.')).toBeDefined();
  });

  it('asks for another address with the password, and shows which box has agreed', async () => {
    const emailChange = {
      email: 'new@example.com',
      oldConfirmed: true,
      newConfirmed: false,
      expiresAt: '2027-01-02T09:00:00.000Z',
    };
    let waits = false;
    const { asked } = open({
      'GET /api/account': () => ({
        ...account,
        user: { ...ada, emailVerified: true },
        emailChange: waits ? emailChange : null,
      }),
      'POST /api/account/email': () => {
        waits = true;
        return { emailChange, message: '' };
      },
    });
    await screen.findByRole('heading', { name: 'E-mail' });
    press('Change the address');
    type('New e-mail address', 'new@example.com');
    press('Send the two e-mails');
    expect(await screen.findByText('Enter your password.')).toBeDefined();
    type('Your password', 'my own password');
    press('Send the two e-mails');
    expect(await screen.findByText('Waiting to change to new@example.com')).toBeDefined();
    expect(bodies(asked, 'POST /api/account/email')).toEqual([
      { body: { email: 'new@example.com', password: 'my own password' } },
    ]);
    expect(screen.getByText('Has agreed.').parentElement?.textContent).toContain(ada.email);
    expect(localStorage.getItem('draft:account-email')).toBeNull();
  });

  it('asks only the new box while the present address was never confirmed', async () => {
    const emailChange = {
      email: 'mended@example.com',
      oldConfirmed: true,
      newConfirmed: false,
      expiresAt: '2027-01-02T09:00:00.000Z',
    };
    let waits = false;
    open(
      {
        'GET /api/account': () => ({ ...account, emailChange: waits ? emailChange : null }),
        'POST /api/account/email': () => {
          waits = true;
          return { emailChange, message: '' };
        },
      },
      '/account?change=email',
    );
    expect(await screen.findByText(/it is told, and need not agree/u)).toBeDefined();
    type('New e-mail address', 'mended@example.com');
    type('Your password', 'my own password');
    press('Send the e-mail');
    expect(await screen.findByText('Waiting to change to mended@example.com')).toBeDefined();
    expect(screen.queryByText('Has agreed.')).toBeNull();
    expect(screen.getByText(/^The link works until/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'I have opened it' })).toBeDefined();
  });

  it('changes the password, says how strong it is, and shows what is wrong at its field', async () => {
    const { asked } = open({
      'PUT /api/account/password': new ApiError({
        status: 400,
        code: 'invalid_input',
        message: '',
        fields: { currentPassword: 'This is not your current password.' },
      }),
    });
    await screen.findByRole('heading', { name: 'Password' });
    press('Change the password');
    type('Current password', 'guessed');
    type('New password', 'harbour lantern quiet nine');
    expect(screen.getByText('Strong.')).toBeDefined();
    press('Save the password');
    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
    expect(bodies(asked, 'PUT /api/account/password')).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('never asks whoever has no password for one', async () => {
    const { asked } = open({
      'GET /api/account': { ...account, hasPassword: false },
      'PUT /api/account/password': { message: 'Your password was changed.' },
    });
    await screen.findByRole('heading', { name: 'Password' });
    press('Choose a password');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    type('New password', 'harbour lantern quiet nine');
    press('Save the password');
    await waitFor(() =>
      expect(bodies(asked, 'PUT /api/account/password')).toEqual([
        { body: { newPassword: 'harbour lantern quiet nine' } },
      ]),
    );
  });

  it('links a way of signing in at its provider, and takes one away', async () => {
    const gone: string[] = [];
    vi.spyOn(navigation, 'visit').mockImplementation((address) => void gone.push(address));
    const { asked } = open({
      'POST /api/account/providers/{provider}/link': { url: 'https://accounts.google.com/o' },
      'DELETE /api/account/providers/{provider}': undefined,
    });
    await screen.findByRole('heading', { name: 'Sign-in accounts' });
    press('Link Google');
    const dialog = screen.getByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: 'mine' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go to Google' }));
    await waitFor(() => expect(gone).toEqual(['https://accounts.google.com/o']));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    press('Remove GitHub');
    expect(await screen.findByText('You can no longer sign in with GitHub.')).toBeDefined();
    expect(bodies(asked, 'DELETE /api/account/providers/{provider}')).toEqual([
      { params: { provider: 'github' } },
    ]);
  });

  it('sets two-factor sign-in up: the password, the square code, a first code, the recovery codes', async () => {
    const codes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n}`);
    const { asked } = open({
      'POST /api/account/two-factor/start': {
        setupKey: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
        uri: 'otpauth://totp/x',
        qr: '<svg/>',
      },
      'POST /api/account/two-factor/confirm': { recoveryCodes: codes },
    });
    await screen.findByRole('heading', { name: 'Two-factor sign-in' });
    press('Set it up');
    fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'mine' } });
    press('Continue');
    expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeDefined();
    expect(screen.getByRole('img', { name: /square code/u }).getAttribute('src')).toContain('data:image/svg');
    type('Code from the app', '12 34');
    press('Turn it on');
    expect(await screen.findByText('Enter the six digits that your app shows.')).toBeDefined();
    type('Code from the app', '123 456');
    press('Turn it on');
    const list = await screen.findByRole('list', { name: 'Your recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(bodies(asked, 'POST /api/account/two-factor/confirm')).toEqual([{ body: { code: '123456' } }]);
    press('I have kept them');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('turns two-factor sign-in off with the password and a code, and warns when recovery codes run out', async () => {
    const { asked } = open({
      'GET /api/account': {
        ...account,
        twoFactor: { enabledAt: '2026-01-02T09:00:00.000Z', recoveryCodesLeft: 1 },
      },
      'POST /api/account/two-factor/disable': undefined,
    });
    expect(await screen.findByText('One recovery code is left. Make new ones.')).toBeDefined();
    press('Turn it off');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: 'mine' } });
    fireEvent.change(within(dialog).getByLabelText(/^Code from the app/u), { target: { value: 'nonsense' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Turn it off' }));
    expect(await within(dialog).findByText(/Enter the six digits of your app/u)).toBeDefined();
    fireEvent.change(within(dialog).getByLabelText(/^Code from the app/u), { target: { value: '654321' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Turn it off' }));
    await waitFor(() =>
      expect(bodies(asked, 'POST /api/account/two-factor/disable')).toEqual([
        { body: { code: '654321', password: 'mine' } },
      ]),
    );
  });

  it('signs one device out, or every one and goes to the login', async () => {
    const { asked, at } = open({ 'DELETE /api/sessions/{id}': undefined, 'DELETE /api/sessions': undefined });
    expect(await screen.findByText('This device')).toBeDefined();
    press('Sign out Safari on iPhone');
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeDefined();
    expect(bodies(asked, 'DELETE /api/sessions/{id}')).toEqual([{ params: { id: 's2' } }]);
    press('Sign out everywhere');
    await waitFor(() => expect(at()).toBe('/login'));
    expect(useAuthStore.getState().user).toBeNull();
  });

  it('deletes the account only when its address is typed', async () => {
    const { asked, at } = open({ 'DELETE /api/auth/delete-account': undefined });
    await screen.findByText('What stays');
    press('Delete the account');
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText(`Type ${ada.email} to continue`);
    fireEvent.change(field, { target: { value: 'somebody@example.com' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
    expect(await within(dialog).findByText(`This is not ${ada.email}.`)).toBeDefined();
    expect(bodies(asked, 'DELETE /api/auth/delete-account')).toEqual([]);
    fireEvent.change(field, { target: { value: ada.email } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(at()).toBe('/login'));
  });
});
