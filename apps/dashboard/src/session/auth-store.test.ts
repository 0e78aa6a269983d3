import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, seeCookies } from '../testing/fixtures.ts';

async function freshStore() {
  vi.resetModules();
  return (await import('./auth-store.ts')).useAuthStore;
}

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
});

describe('the auth store', () => {
  it('begins loading, with what cookies and local storage remember', async () => {
    localStorage.setItem('accessToken', 'stored');
    localStorage.setItem('user', JSON.stringify(ada));
    const store = await freshStore();
    expect(store.getState()).toMatchObject({
      user: ada,
      accessToken: 'stored',
      refreshToken: null,
      isLoading: true,
    });
  });
  it('begins without a user when what is stored is not one', async () => {
    localStorage.setItem('user', '{"name":"half"');
    expect((await freshStore()).getState().user).toBeNull();
    localStorage.setItem('user', '{"name":"half"}');
    expect((await freshStore()).getState().user).toBeNull();
  });
  it('set credentials stores the access token and ends loading', async () => {
    const store = await freshStore();
    store.getState().setCredentials({ accessToken: 'a' });
    expect(store.getState()).toMatchObject({ accessToken: 'a', refreshToken: null, isLoading: false });
    expect(localStorage.getItem('accessToken')).toBe('a');
    store.getState().setCredentials({ accessToken: 'b', refreshToken: 'r' });
    expect(store.getState()).toMatchObject({ accessToken: 'b', refreshToken: 'r', isLoading: false });
  });
  it('set credentials keeps the refresh token in memory only', async () => {
    const store = await freshStore();
    store.getState().setCredentials({ accessToken: 'a', refreshToken: 'r' });
    expect(store.getState().refreshToken).toBe('r');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('"r"');
    store.getState().setCredentials({ accessToken: 'b' });
    expect(store.getState().refreshToken).toBe('r');
  });
  it('set user stores the user, and removes it when empty', async () => {
    const store = await freshStore();
    store.getState().setUser(ada);
    expect(store.getState().user).toEqual(ada);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada);
    store.getState().setUser(null);
    expect(store.getState().user).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
  it('update access token stores it and leaves the rest', async () => {
    const store = await freshStore();
    store.getState().setCredentials({ accessToken: 'a', refreshToken: 'r' });
    store.getState().setUser(ada);
    store.getState().updateAccessToken('b');
    expect(store.getState()).toMatchObject({ accessToken: 'b', refreshToken: 'r', user: ada });
    expect(localStorage.getItem('accessToken')).toBe('b');
  });
  it.each(['', null])(
    'update access token with %j removes both tokens and the user and ends loading',
    async (empty) => {
      const store = await freshStore();
      store.getState().setCredentials({ accessToken: 'a', refreshToken: 'r' });
      store.getState().setUser(ada);
      store.getState().setLoading(true);
      store.getState().updateAccessToken(empty);
      expect(store.getState()).toMatchObject({
        accessToken: null,
        refreshToken: null,
        user: null,
        isLoading: false,
      });
      expect(localStorage.length).toBe(0);
    },
  );
  it('clear credentials removes both tokens and leaves the user', async () => {
    const store = await freshStore();
    store.getState().setCredentials({ accessToken: 'a', refreshToken: 'r' });
    store.getState().setUser(ada);
    store.getState().clearCredentials();
    expect(store.getState()).toMatchObject({ accessToken: null, refreshToken: null, user: ada });
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
  it('clear user removes the user and leaves the tokens', async () => {
    const store = await freshStore();
    store.getState().setCredentials({ accessToken: 'a' });
    store.getState().setUser(ada);
    store.getState().clearUser();
    expect(store.getState()).toMatchObject({ accessToken: 'a', user: null });
    expect(localStorage.getItem('user')).toBeNull();
  });
  it('set loading toggles the flag', async () => {
    const store = await freshStore();
    store.getState().setLoading(false);
    expect(store.getState().isLoading).toBe(false);
    store.getState().setLoading(true);
    expect(store.getState().isLoading).toBe(true);
  });
});
