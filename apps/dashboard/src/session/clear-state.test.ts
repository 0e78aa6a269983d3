import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { ada, preview, seeCookies, website } from '../testing/fixtures.ts';
import { removeAccount } from '../features/account/account-calls.ts';
import { openDrafts, unsavedWork, writeDraft } from '../memory/drafts.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { api, sessionEnded } from './api.ts';
import { useAuthStore } from './auth-store.ts';
import { navigation } from './navigation.ts';
import { signOut } from './sign-in.ts';
import { lookAtSession } from './start-session.ts';
import { ApiError } from '@tosite/api-client/api-error';

let cookies: string[] = [];
const goTo = vi.spyOn(navigation, 'to').mockImplementation(() => undefined);
const call = vi.spyOn(api, 'call');

beforeEach(() => {
  localStorage.clear();
  openDrafts();
  queryClient.clear();
  call.mockReset();
  goTo.mockClear();
  cookies = seeCookies('__Host-signed-in=1');
  useAuthStore.getState().setCredentials({ accessToken: 'a', refreshToken: 'r' });
  useAuthStore.getState().setUser(ada);
  useOnboardingStore.getState().setPreviewData(preview);
  queryClient.setQueryData(['websites', 'current'], { website });
  queryClient.setQueryData(['design', 'adabyron'], {});
  queryClient.setQueryData(['samples'], { samples: [] });
  localStorage.setItem('draft:login', '{"email":"ada@example.com"}');
});

const authIsClear = () => {
  expect(useAuthStore.getState()).toMatchObject({ user: null, accessToken: null, refreshToken: null });
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
};
const websiteAndDesignAreClear = () => {
  expect(queryClient.getQueryData(['websites', 'current'])).toBeUndefined();
  expect(queryClient.getQueryData(['design', 'adabyron'])).toBeUndefined();
};
const onboardingIsKept = () => {
  expect(useOnboardingStore.getState().previewData).toEqual(preview);
  expect(localStorage.getItem('previewData')).not.toBeNull();
  expect(localStorage.getItem('draft:login')).not.toBeNull();
};
const refused = (status: number) => new ApiError({ status, code: 'internal', message: 'No.' });

it('a refresh that fails clears auth, website and design, keeps drafts, and goes to the login with the way back', () => {
  window.history.replaceState(null, '', '/account?x=1');
  sessionEnded();
  authIsClear();
  websiteAndDesignAreClear();
  onboardingIsKept();
  expect(goTo).toHaveBeenCalledWith('/login?returnTo=%2Faccount%3Fx%3D1&ended=1');
});

it('logging out clears auth, website, design, onboarding and every answer, then tells the server', async () => {
  call.mockImplementation(() => {
    authIsClear();
    return Promise.resolve(undefined);
  });
  expect(await signOut()).toBe(true);
  authIsClear();
  expect(useOnboardingStore.getState()).toMatchObject({ previewData: null, websiteDetails: null });
  expect(localStorage.getItem('previewData')).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(cookies).toContain('__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax');
  expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toEqual(['/api/auth/logout']);
});

it('logging out keeps what was chosen for this browser, and no draft', async () => {
  call.mockResolvedValue(undefined);
  localStorage.setItem('language', 'es');
  localStorage.setItem('mode', 'dark');
  localStorage.setItem('draft:seo:site-1', '{"title":"Half"}');
  expect(unsavedWork()).toEqual([{ of: 'website', id: 'site-1' }]);
  await signOut();
  expect(unsavedWork()).toEqual([]);
  expect(Object.entries(localStorage)).toEqual([
    ['language', 'es'],
    ['mode', 'dark'],
  ]);
  // An editor that is taken away now writes nothing any more.
  writeDraft('draft:design:site-1', '{}');
  expect(localStorage.getItem('draft:design:site-1')).toBeNull();
});

it('logging out clears this browser even when the server cannot be told', async () => {
  call.mockRejectedValue(new ApiError({ status: 'FETCH_ERROR', code: 'FETCH_ERROR', message: '' }));
  expect(await signOut()).toBe(false);
  authIsClear();
});

it('a deleted account clears auth, website and design', async () => {
  call.mockResolvedValue(undefined);
  await removeAccount();
  expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toEqual(['/api/auth/delete-account']);
  authIsClear();
  websiteAndDesignAreClear();
});

it('a deleted account leaves nothing that was typed in this browser', async () => {
  call.mockResolvedValue(undefined);
  localStorage.setItem('draft:account-name', '{"name":"Ad"}');
  localStorage.setItem('draft:design:site-1', '{}');
  await removeAccount();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('an account that could not be deleted leaves everything as it was', async () => {
  call.mockRejectedValue(refused(500));
  await expect(removeAccount()).rejects.toThrow('No.');
  expect(useAuthStore.getState().user).toEqual(ada);
});

it.each([401, 403, 500])(
  'a status check that fails with %i clears auth, website and design',
  async (status) => {
    call.mockRejectedValue(refused(status));
    expect((await lookAtSession()).kind).toBe(status === 401 ? 'ended' : 'unreachable');
    authIsClear();
    websiteAndDesignAreClear();
    onboardingIsKept();
  },
);

it('a status check that nobody answered leaves the cookie, so that trying again finds the session', async () => {
  call.mockRejectedValue(new ApiError({ status: 'FETCH_ERROR', code: 'FETCH_ERROR', message: '' }));
  expect((await lookAtSession()).kind).toBe('unreachable');
  expect(cookies).toEqual([]);
});

it('asks nobody when nothing says that there is a session', async () => {
  seeCookies('');
  useAuthStore.getState().updateAccessToken(null);
  expect((await lookAtSession()).kind).toBe('known');
  expect(call).not.toHaveBeenCalled();
  expect(useAuthStore.getState().isLoading).toBe(false);
});
