import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { ada, preview, website } from '../testing/fixtures.ts';
import { openDrafts, writeDraft } from '../memory/drafts.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { useAuthStore } from './auth-store.ts';
import { sessionReady } from './start-session.ts';
import { followOtherTabs } from './two-tabs.ts';

const changed = vi.fn<() => void>();
let stop = () => {};

/** What the browser tells this tab after another one wrote. */
function otherTab(key: string | null, value: string | null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

beforeEach(() => {
  localStorage.clear();
  openDrafts();
  changed.mockClear();
  useAuthStore.getState().setCredentials({ accessToken: 'a', refreshToken: 'r' });
  useAuthStore.getState().setUser(ada);
  queryClient.setQueryData(['websites', 'current'], { website });
  stop = followOtherTabs(changed);
});
afterEach(() => stop());

it('takes over the token that another tab was given', () => {
  otherTab('accessToken', 'b');
  expect(useAuthStore.getState().accessToken).toBe('b');
  expect(changed).not.toHaveBeenCalled();
});
it('is nobody when another tab logs out, and has the guards look again', () => {
  otherTab('accessToken', null);
  otherTab('user', null);
  expect(useAuthStore.getState()).toMatchObject({ accessToken: null, refreshToken: null, user: null });
  expect(queryClient.getQueryData(['websites', 'current'])).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(1);
});
it('goes to the login with the way back when the session ended in another tab, until somebody signs in there', async () => {
  otherTab('user', null);
  expect(await sessionReady()).toEqual({ kind: 'ended' });
  otherTab('user', JSON.stringify(ada));
  expect(await sessionReady()).toEqual({ kind: 'known' });
});
it('says that it was logged out, and writes no draft any more, when another tab logged out', async () => {
  localStorage.setItem('draft:design:site-1', '{}');
  otherTab('loggingOut', '1');
  otherTab('user', null);
  expect(await sessionReady()).toEqual({ kind: 'left' });
  writeDraft('draft:design:site-1', '{"mine":1}');
  expect(localStorage.getItem('draft:design:site-1')).toBeNull();
  otherTab('user', JSON.stringify(ada));
  writeDraft('draft:design:site-1', '{"mine":2}');
  expect(localStorage.getItem('draft:design:site-1')).toBe('{"mine":2}');
});
it('forgets one person’s websites when another signs in elsewhere', () => {
  otherTab('user', JSON.stringify({ ...ada, _id: 'user-grace' }));
  expect(queryClient.getQueryData(['websites', 'current'])).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(1);
});
it('goes on with the preview that another tab made, and drops what it dropped', () => {
  otherTab('previewData', JSON.stringify(preview));
  expect(useOnboardingStore.getState().previewData).toEqual(preview);
  otherTab(null, null);
  expect(useOnboardingStore.getState().previewData).toBeNull();
  expect(useAuthStore.getState().user).toBeNull();
});
