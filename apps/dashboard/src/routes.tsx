import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import {
  accountGuard,
  knownHostGuard,
  sessionKnownGuard,
  subdomainGuard,
  websiteGuard,
} from './shell/guards.ts';
import { LoadingPage } from './shell/loading-page.tsx';
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

function layout(load: () => Promise<() => React.ReactNode>): NonNullable<RouteObject['lazy']> {
  return async () => ({ Component: await load() });
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
            lazy: layout(() => import('./shell/auth-layout.tsx').then((module) => module.AuthLayout)),
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
            lazy: layout(() =>
              import('./shell/onboarding-layout.tsx').then((module) => module.OnboardingLayout),
            ),
            loader: sessionKnownGuard,
            children: [
              { index: true, lazy: page(() => import('./pages/link-profile.tsx')) },
              { path: 'link-profile', lazy: page(() => import('./pages/link-profile.tsx')) },
              { path: 'preview', lazy: page(() => import('./pages/preview.tsx')) },
            ],
          },
          {
            lazy: layout(() =>
              import('./shell/onboarding-layout.tsx').then((module) => module.OnboardingLayout),
            ),
            loader: subdomainGuard,
            children: [{ path: '/create-website', lazy: page(() => import('./pages/create-website.tsx')) }],
          },
          {
            lazy: layout(() => import('./shell/owner-layout.tsx').then((module) => module.OwnerLayout)),
            children: [
              // Deletion, data and password must be reached by an owner who has no website, too.
              { path: '/account', loader: accountGuard, lazy: page(() => import('./pages/account.tsx')) },
              {
                loader: websiteGuard,
                children: [
                  { path: '/', lazy: page(() => import('./pages/home.tsx')) },
                  { path: '/design', lazy: page(() => import('./pages/design.tsx')) },
                  { path: '/posts', lazy: page(() => import('./pages/posts.tsx')) },
                  { path: '/posts/films', lazy: page(() => import('./pages/posts-films.tsx')) },
                  { path: '/analytics', lazy: page(() => import('./pages/analytics.tsx')) },
                  { path: '/billing', lazy: page(() => import('./pages/billing.tsx')) },
                  {
                    path: '/settings',
                    lazy: layout(() =>
                      import('./shell/settings-layout.tsx').then((module) => module.SettingsLayout),
                    ),
                    children: [
                      {
                        index: true,
                        loader: () => redirect(paths.generalSettings()),
                        element: <LoadingPage />,
                      },
                      { path: 'general', lazy: page(() => import('./pages/settings-general.tsx')) },
                      { path: 'seo', lazy: page(() => import('./pages/settings-seo.tsx')) },
                      { path: 'auto-post', lazy: page(() => import('./pages/settings-auto-post.tsx')) },
                      { path: 'changes', lazy: page(() => import('./pages/settings-changes.tsx')) },
                    ],
                  },
                ],
              },
            ],
          },
          {
            loader: subdomainGuard,
            children: [{ path: '/edit/:id', lazy: page(() => import('./pages/edit.tsx')) }],
          },
          {
            path: '/operator',
            lazy: layout(() => import('./shell/operator-layout.tsx').then((module) => module.OperatorLayout)),
            loader: sessionKnownGuard,
            children: [
              { index: true, lazy: page(() => import('./pages/operator.tsx')) },
              { path: 'find', lazy: page(() => import('./pages/operator-find.tsx')) },
              { path: 'jobs', lazy: page(() => import('./pages/operator-jobs.tsx')) },
              { path: 'mails', lazy: page(() => import('./pages/operator-mails.tsx')) },
              { path: 'audit', lazy: page(() => import('./pages/operator-audit.tsx')) },
              { path: 'setup', lazy: page(() => import('./pages/operator-setup.tsx')) },
            ],
          },
          { path: '/first-start', lazy: page(() => import('./pages/first-start.tsx')) },
          { path: '/payment/success', lazy: page(() => import('./pages/payment-success.tsx')) },
          { path: '/payment/failed', lazy: page(() => import('./pages/payment-failed.tsx')) },
          { path: '/payment/cancelled', lazy: page(() => import('./pages/payment-cancelled.tsx')) },
          { path: '/callback', lazy: page(() => import('./pages/callback.tsx')) },
          { path: '/dashboard', loader: () => redirect(paths.home()), element: <LoadingPage /> },
          { path: '*', lazy: page(() => import('./shell/not-found-page.tsx')) },
        ],
      },
    ],
  },
];
