import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { detectPlatform } from '@tosite/validation/platforms';
import { SUBDOMAINS } from '@tosite/validation/platforms/platform';
import { createMemoryRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toaster, toast } from '../display/toaster.tsx';
import { toastLocal } from '../display/toasts.tsx';
import { readMiddlewareState, useMiddlewareStore } from '../memory/middleware-store.ts';
import { clearOnboarding, useOnboardingStore } from '../memory/onboarding-store.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { STORAGE_KEYS } from '../memory/local-store.ts';
import { UserMenu } from '../session/user-menu.tsx';
import { queryClient } from '../query-client.ts';
import { routes } from '../routes.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { ada, preview, website } from '../testing/fixtures.ts';
import { AuthLayout } from './auth-layout.tsx';
import { accountGuard, paymentGuard, subdomainGuard, websiteGuard } from './guards.ts';
import { Page as NotFoundPage } from './not-found-page.tsx';
import { OnboardingLayout } from './onboarding-layout.tsx';
import { OwnerLayout } from './owner-layout.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const chain = (address: string) => (matchRoutes(routes, address) ?? []).map(({ route }) => route);
/** What a redirecting route answers. */
const load = (route: RouteObject | undefined): Promise<Response> =>
  typeof route?.loader === 'function'
    ? // It reads nothing of its arguments.
      Promise.resolve(route.loader({} as never) as Promise<Response>)
    : Promise.reject(new Error('no loader'));
const layoutOf = (address: string) => chain(address).at(-2);

function show(element: React.JSX.Element) {
  const router = createMemoryRouter(
    [
      { path: '/', element, children: [{ index: true, element: <p>the page</p> }] },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

describe('routes', () => {
  it('the four auth screens stand in one wrapper, with the variant of the landing that one came from', async () => {
    const [wrapper, ...others] = ['/login', '/signup', '/forgot-password', '/reset-password'].map(layoutOf);
    const loaded = typeof wrapper?.lazy === 'function' ? await wrapper.lazy() : {};
    expect(loaded).toEqual({ Component: AuthLayout });
    for (const other of others) expect(other).toBe(wrapper);
    useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true, from: 'youtube' });
    show(<AuthLayout />);
    expect(screen.getByRole('heading', { name: 'Create a blog from your youtube' })).toBeDefined();
    expect(screen.getByText('Convert your YouTube channel to a blog in seconds')).toBeDefined();
    expect(screen.getByText('the page')).toBeDefined();
    useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true, from: null });
  });

  it('whoever has just made a site signs up beside it, and is not asked for a link once more', async () => {
    useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true, from: null });
    useOnboardingStore.getState().setPreviewData(preview);
    show(<AuthLayout />);
    const back = await screen.findByRole('link', { name: 'Back to change it' });
    expect(back.getAttribute('href')).toBe('/website/preview?id=preview-1');
    expect(document.querySelector('aside iframe')?.closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Enter your profile url' })).toBeNull();
    clearOnboarding();
  });

  it('the profile link has two addresses, in a layout with the logo and the user menu', async () => {
    expect(layoutOf('/website')).toBe(layoutOf('/website/link-profile'));
    expect(layoutOf('/website')?.path).toBe('/website');
    useAuthStore.setState({ user: ada });
    show(<OnboardingLayout />);
    expect(document.querySelector('header a[href="/"] svg')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Account menu, Ada Byron' })).toBeDefined();
  });

  it('the preview stands in the same layout', () => {
    expect(layoutOf('/website/preview')).toBe(layoutOf('/website'));
  });

  it('design, posts, account and settings are children of the home layout, guarded: the account by the session alone', async () => {
    const home = chain('/').find(({ loader }) => loader === websiteGuard);
    const frame = chain('/').at(-3);
    expect(home).toBeDefined();
    expect(typeof frame?.lazy === 'function' ? await frame.lazy() : {}).toEqual({ Component: OwnerLayout });
    for (const address of [
      '/design',
      '/posts',
      '/analytics',
      '/billing',
      '/settings/general',
      '/settings/seo',
      '/settings/auto-post',
    ])
      expect(chain(address)).toEqual(expect.arrayContaining([frame, home]));
    expect(chain('/account')).toContain(frame);
    expect(chain('/account')).not.toContain(home);
    expect(chain('/account').at(-1)?.loader).toBe(accountGuard);
  });

  it('the account of an owner without a website stands in the frame of the onboarding, with a way to make one', async () => {
    useAuthStore.setState({ user: ada });
    queryClient.setQueryData(['websites', 'current'], { website: null });
    const account = (
      <QueryClientProvider client={queryClient}>
        <RouterProvider
          router={createMemoryRouter(
            [{ element: <OwnerLayout />, children: [{ path: '/account', element: <p>the account</p> }] }],
            { initialEntries: ['/account'] },
          )}
        />
      </QueryClientProvider>
    );
    render(account);
    expect(screen.getByText('the account')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Create your website' }).getAttribute('href')).toBe('/website');
    cleanup();
    queryClient.setQueryData(['websites', 'current'], { website });
    render(account);
    expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeDefined();
    queryClient.clear();
  });

  it('the onboarding leads an owner back to their websites, and one who has none to their account', async () => {
    useAuthStore.setState({ user: ada });
    for (const [held, name, href] of [
      [website, 'Your websites', '/'],
      [null, 'Your account', '/account'],
    ] as const) {
      queryClient.setQueryData(['websites', 'current'], { website: held });
      show(<OnboardingLayout />);
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
      cleanup();
    }
    queryClient.clear();
  });

  it('the three outcomes of a payment fill the window, for whoever is signed in', async () => {
    for (const address of ['/payment/success', '/payment/failed', '/payment/cancelled']) {
      const [, , leaf] = chain(address);
      expect(leaf?.path).toBe(address);
      const loaded = typeof leaf?.lazy === 'function' ? await leaf.lazy() : {};
      expect(loaded).toMatchObject({ loader: paymentGuard });
    }
  });

  it('the index of the settings leads to general', async () => {
    const index = chain('/settings').at(-1);
    expect(index?.index).toBe(true);
    const answer = await load(index);
    expect(answer.headers.get('location')).toBe('/settings/general');
  });

  it('create-website stands under the subdomain guard, whether there is a website or not', () => {
    expect(chain('/create-website').map(({ loader }) => loader)).toContain(subdomainGuard);
    expect(chain('/create-website').map(({ loader }) => loader)).not.toContain(websiteGuard);
  });

  it('edit stands under the subdomain guard', () => {
    expect(chain('/edit/site-1').map(({ loader }) => loader)).toContain(subdomainGuard);
    expect(chain('/edit/site-1').map(({ loader }) => loader)).not.toContain(websiteGuard);
  });

  it('dashboard leads to the start', async () => {
    const answer = await load(chain('/dashboard').at(-1));
    expect(answer.headers.get('location')).toBe('/');
  });

  it('any other path is not found, with ways on', () => {
    for (const address of ['/nothing', '/website/else', '/payment/refunded']) {
      expect(chain(address).at(-1)?.path).toBe('*');
    }
    show(<NotFoundPage />);
    expect(screen.getByRole('heading', { name: 'There is nothing here' })).toBeDefined();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways.slice(-2)).toEqual(['/', '/website/link-profile']);
  });

  it('an owner who mistyped keeps the places around them, and is not asked to begin anew', async () => {
    useAuthStore.setState({ user: ada });
    queryClient.setQueryData(websiteQueries.current().queryKey, { website });
    show(<NotFoundPage />);
    expect(screen.getByRole('heading', { name: 'There is nothing here' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit design' }).getAttribute('href')).toBe('/design');
    expect(screen.queryByRole('link', { name: 'Create your website' })).toBeNull();
    queryClient.clear();
    useAuthStore.setState({ user: null });
  });

  it('an error of a route shows Something went wrong, with a report id', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('secret details');
    };
    const nearest = chain('/account').findLast(({ errorElement }) => errorElement !== undefined);
    const router = createMemoryRouter([
      { path: '/', element: <Broken />, errorElement: nearest?.errorElement },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined();
    expect(screen.getByText(/^Report [\w-]+/u)).toBeDefined();
    expect(document.body.textContent).not.toContain('secret details');
  });
});

describe('the user menu', () => {
  const open = async (place: React.JSX.Element) => {
    useAuthStore.setState({ user: ada });
    show(place);
    fireEvent.click(await screen.findByRole('button', { name: 'Account menu, Ada Byron' }));
    // What opens may be on its way too.
    await screen.findByRole('button', { name: 'Logout' });
  };

  it('the user menu says who is signed in and leads to billing and to the account', async () => {
    await open(<UserMenu />);
    expect(screen.getByText('Signed in as').textContent).toContain('ada@example.com');
    expect(screen.getByRole('link', { name: 'Billing' }).getAttribute('href')).toBe('/billing');
    expect(screen.getByRole('link', { name: 'Account Settings' }).getAttribute('href')).toBe('/account');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    // No picture: the initials.
    expect(document.body.textContent).toContain('AB');
  });

  it('in onboarding the user menu has Logout only', async () => {
    await open(<OnboardingLayout />);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Account Settings' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull();
  });
});

describe('constants', () => {
  it('the middleware state holds the subdomain and whether it is known', () => {
    for (const subdomain of SUBDOMAINS) {
      expect(readMiddlewareState(`${subdomain}.to.site`, '', null)).toEqual({
        subdomain,
        isValid: true,
        from: null,
      });
    }
    for (const host of ['to.site', 'www.to.site', 'linkedinn.to.site', 'localhost:3000']) {
      expect(readMiddlewareState(host, '', null)).toEqual({ subdomain: null, isValid: false, from: null });
    }
  });

  it('the platform is told by the host, a company by its path', () => {
    const type = (url: string) => detectPlatform(url)?.websiteType;
    expect(type('https://www.linkedin.com/in/ada')).toBe('linkedin-individual');
    expect(type('https://www.linkedin.com/company/engines')).toBe('linkedin-company');
    expect(type('https://www.linkedin.com/school/x')).toBe('linkedin-individual');
    expect(type('https://github.com/ada')).toBe('github');
    expect(type('https://youtu.be/abc')).toBe('youtube');
    expect(type('https://www.instagram.com/ada')).toBe('instagram');
    expect(type('https://example.com/?x=github.com')).toBeUndefined();
  });

  it('local storage has the specified keys', () => {
    expect(STORAGE_KEYS).toMatchObject({
      websiteDetails: 'websiteDetails',
      previewData: 'previewData',
      accessToken: 'accessToken',
      user: 'user',
    });
  });

  it('toasts of our own stand for 3000 ms; the library’s for 4000, three at once, 356 pixels wide', async () => {
    const success = vi.spyOn(toast, 'success');
    vi.useFakeTimers();
    render(<Toaster />);
    await act(() => vi.advanceTimersByTimeAsync(50));
    act(() => void ['one', 'two', 'three', 'four'].map((text) => toast.error(text)));
    await act(() => vi.advanceTimersByTimeAsync(50));
    const region = document.querySelector<HTMLElement>('[data-sonner-toaster]');
    expect(region?.style.getPropertyValue('--width')).toBe('356px');
    expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"]')).toHaveLength(3);
    await act(() => vi.advanceTimersByTimeAsync(3700));
    expect(document.body.textContent).toContain('four');
    await act(() => vi.advanceTimersByTimeAsync(800));
    expect(document.body.textContent).not.toContain('four');
    vi.useRealTimers();
    toastLocal('Done');
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('Done', { duration: 3000 }));
  });
});
