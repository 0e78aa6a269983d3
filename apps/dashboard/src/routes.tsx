import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { HomeLayout } from './shell/home-layout.tsx';
import { AuthLayout } from './shell/auth-layout.tsx';
import { knownHostGuard, sessionKnownGuard, subdomainGuard, websiteGuard } from './shell/guards.ts';
import { LoadingPage } from './shell/loading-page.tsx';
import { OnboardingLayout } from './shell/onboarding-layout.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import { RouteErrorPage } from './shell/route-error-page.tsx';

/** A route module exports a page, and a loader where it needs one. */
type RouteModule = { Page: () => React.ReactNode; loader?: LoaderFunction };

function page(load: () => Promise<RouteModule>): NonNullable<RouteObject['lazy']> {
  return async () => {
    const { Page, loader } = await load();
    return { Component: Page, ...(loader === undefined ? {} : { loader }) };
  };
}

/** The only route table; `paths.ts` builds the addresses. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <LoadingPage />,
    loader: knownHostGuard,
    shouldRevalidate: () => false,
    children: [
      {
        errorElement: <RouteErrorPage />,
        children: [
          {
            element: <AuthLayout />,
            children: [
              { path: '/login', lazy: page(() => import('./pages/login.tsx')) },
              { path: '/signup', lazy: page(() => import('./pages/signup.tsx')) },
              { path: '/forgot-password', lazy: page(() => import('./pages/forgot-password.tsx')) },
              { path: '/reset-password', lazy: page(() => import('./pages/reset-password.tsx')) },
              { path: '/verify-email', lazy: page(() => import('./pages/verify-email.tsx')) },
            ],
          },
          {
            path: '/website',
            element: <OnboardingLayout />,
            loader: sessionKnownGuard,
            children: [
              { index: true, lazy: page(() => import('./pages/link-profile.tsx')) },
              { path: 'link-profile', lazy: page(() => import('./pages/link-profile.tsx')) },
              { path: 'preview', lazy: page(() => import('./pages/preview.tsx')) },
            ],
          },
          {
            element: <OnboardingLayout />,
            loader: subdomainGuard,
            children: [{ path: '/create-website', lazy: page(() => import('./pages/create-website.tsx')) }],
          },
          {
            element: <HomeLayout />,
            loader: websiteGuard,
            children: [
              { path: '/', lazy: page(() => import('./pages/home.tsx')) },
              { path: '/account', lazy: page(() => import('./pages/account.tsx')) },
            ],
          },
          { path: '/dashboard', loader: () => redirect(paths.home()) },
          { path: '*', lazy: page(() => import('./shell/not-found-page.tsx')) },
        ],
      },
    ],
  },
];
