import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Skeleton } from '@tosite/ui/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../display/language-switch.tsx';
import { ModeButton } from '../display/mode-switch.tsx';
import { useVariant } from '../features/onboarding/variant.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { paths } from '../paths.ts';
import { previewWords } from '../words/preview-words.ts';
import { words } from '../words/words.ts';
import { WishNote } from '../session/wish-note.tsx';
import { ProductBrand } from '../session/product-brand.tsx';

// Only for those who are signed in, and with a panel's whole machinery: a visitor's first screen does without.
const UserMenu = lazy(() =>
  import('../session/user-menu.tsx').then((module) => ({ default: module.UserMenu })),
);

/** A logo and a user menu; the rest belongs to the page. */
export function OnboardingLayout() {
  return (
    <OnboardingFrame>
      <Outlet />
    </OnboardingFrame>
  );
}

export function OnboardingFrame({ children }: { children: ReactNode }) {
  const variant = useVariant();
  const signedIn = useAuthStore((state) => state.user !== null);
  const { pathname, search } = useLocation();
  return (
    <div data-variant={variant.accent} className="flex min-h-dvh flex-col bg-ground">
      <header className="flex min-h-16 items-center gap-x-4 border-b border-rule px-5 lg:px-8">
        <ProductBrand className="mr-auto" />
        {signedIn && <WayBack />}
        <LanguageSwitch className="max-sm:hidden" />
        <ModeButton />
        {signedIn ? (
          <Suspense fallback={<Skeleton className="size-8" />}>
            <UserMenu onboarding />
          </Suspense>
        ) : (
          <Button asChild>
            <Link to={paths.login({ returnTo: pathname + search })}>{words.userMenu.login}</Link>
          </Button>
        )}
      </header>
      <WishNote at="onboarding" />
      {children}
    </div>
  );
}

/** An owner who makes another website has others to go back to; one who has none has an account. */
function WayBack() {
  const website = useQuery(websiteQueries.current()).data?.website;
  const { pathname } = useLocation();
  if (website === undefined) return null;
  const atAccount = pathname === paths.account();
  const [to, text] =
    website !== null
      ? [paths.home(), previewWords.yourWebsites]
      : atAccount
        ? [paths.website(), words.notFound.make]
        : [paths.account(), previewWords.yourAccount];
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent-text hover:underline max-sm:text-sm"
    >
      {text}
    </Link>
  );
}
