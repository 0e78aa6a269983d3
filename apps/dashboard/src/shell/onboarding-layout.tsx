import { Button } from '@tosite/ui/button';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ModeButton } from '../features/display/mode-switch.tsx';
import { useVariant } from '../features/onboarding/variant.ts';
import { useAuthStore } from '../features/session/auth-store.ts';
import { UserMenu } from '../features/session/user-menu.tsx';
import { paths } from '../paths.ts';
import { words } from '../words/en.ts';
import { ProductBrand } from './product-brand.tsx';

/** A logo and a user menu; the rest belongs to the page. */
export function OnboardingLayout() {
  const variant = useVariant();
  const signedIn = useAuthStore((state) => state.user !== null);
  const { pathname, search } = useLocation();
  return (
    <div data-variant={variant.accent} className="flex min-h-dvh flex-col bg-ground">
      <header className="flex min-h-16 items-center gap-4 border-b border-rule px-5 lg:px-8">
        <ProductBrand className="mr-auto" />
        <ModeButton />
        {signedIn ? (
          <UserMenu onboarding />
        ) : (
          <Button asChild>
            <Link to={paths.login({ returnTo: pathname + search })}>{words.userMenu.login}</Link>
          </Button>
        )}
      </header>
      <Outlet />
    </div>
  );
}
