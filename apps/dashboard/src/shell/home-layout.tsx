import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@tosite/ui/skeleton';
import { ChartLine, House, NotebookText, Palette, Settings, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { NavLink, Outlet, useMatch, useSearchParams } from 'react-router-dom';
import { LanguageSwitch } from '../display/language-switch.tsx';
import { ModeButton } from '../display/mode-switch.tsx';
import { PaletteButton } from '../features/palette/palette-button.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { ProductBrand } from '../session/product-brand.tsx';

// The page itself need not wait for the two panels.
const UserMenu = lazy(() =>
  import('../session/user-menu.tsx').then((module) => ({ default: module.UserMenu })),
);
const HelpMenu = lazy(() => import('./help-menu.tsx').then((module) => ({ default: module.HelpMenu })));
const SiteSwitcher = lazy(() =>
  import('../features/websites/site-switcher.tsx').then((module) => ({ default: module.SiteSwitcher })),
);

const PLACES = [
  { to: paths.home(), icon: House, end: true, name: words.home.home },
  { to: paths.design(), icon: Palette, end: false, name: words.home.design },
  { to: paths.posts(), icon: NotebookText, end: false, name: words.home.posts },
  { to: paths.analytics(), icon: ChartLine, end: false, name: words.home.analytics },
  { to: paths.settings(), icon: Settings, end: false, name: words.home.settings },
];

/** Sidebar on wide screens, a bar on a phone. The editors need the room: above the one of the design, all of it is one bar. */
export function HomeLayout() {
  const atDesign = useMatch(paths.design()) !== null;
  const atPosts = useMatch(paths.posts()) !== null;
  const [params] = useSearchParams();
  if (atPosts && params.has('post')) return <PaperLayout />;
  return atDesign ? (
    <BarLayout />
  ) : (
    <SideFrame>
      <Outlet />
    </SideFrame>
  );
}

/** A post is written on the whole screen; its own bar leads back. */
function PaperLayout() {
  return (
    <div data-variant="violet" className="min-h-dvh bg-ground">
      <Outlet />
    </div>
  );
}

/** The places on the side, or above on a phone; beside them what one came for. */
export function SideFrame({ children }: { children: ReactNode }) {
  const website = useQuery(websiteQueries.current()).data?.website;
  const plan = website?.plan === 'standard' ? words.userMenu.standardPlan : words.userMenu.freePlan;
  return (
    <div data-variant="violet" className="min-h-dvh bg-ground lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <div className="sticky top-0 z-10 flex items-center gap-x-3 border-rule bg-wash px-5 pt-2 max-lg:flex-wrap max-lg:border-b lg:h-dvh lg:flex-col lg:items-stretch lg:gap-3 lg:border-r lg:p-3 lg:pt-4">
        <ProductBrand className="lg:mb-2 lg:px-2 lg:py-1" />
        <div className="min-w-0 flex-1 lg:flex-none">
          <Switcher />
        </div>
        <PaletteButton />
        <nav
          aria-label={words.home.nav}
          className="relative flex max-lg:order-last max-lg:-mx-2.5 max-lg:basis-[calc(100%+20px)] max-lg:overflow-x-auto lg:flex-col lg:gap-0.5"
        >
          {PLACES.map((place) => (
            <NavItem key={place.to} {...place} />
          ))}
        </nav>
        <div className="flex flex-col gap-3 lg:mt-auto">
          <div className="flex items-center gap-1 max-lg:hidden">
            <ModeButton />
            <LanguageSwitch />
            <Help side="top" />
          </div>
          <div className="grid max-lg:hidden">
            <Suspense fallback={<Skeleton className="h-11" />}>
              <UserMenu wide note={plan} />
            </Suspense>
          </div>
          <div className="flex items-center lg:hidden">
            <Help />
            <Menu />
          </div>
        </div>
      </div>
      <main id="content" tabIndex={-1} className="w-full max-w-[1296px] px-5 pt-6 pb-16 lg:px-12 lg:pt-8">
        {children}
      </main>
    </div>
  );
}

/** On a phone the places are left to the arrow of the editor's own bar: the site needs the room. */
function BarLayout() {
  return (
    <div data-variant="violet" className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-ground">
      <div className="flex min-h-14 items-center gap-x-3 border-b border-rule bg-wash px-3 lg:min-h-13 lg:px-4">
        <ProductBrand className="shrink-0" />
        <div className="min-w-0 flex-1 lg:max-w-56">
          <Switcher />
        </div>
        <nav aria-label={words.home.nav} className="flex gap-1 max-lg:hidden">
          {PLACES.map((place) => (
            <BarItem key={place.to} {...place} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <div className="max-sm:hidden">
            <PaletteButton />
          </div>
          <div className="max-lg:hidden">
            <ModeButton />
          </div>
          <div className="max-sm:hidden">
            <Help />
          </div>
          <Menu />
        </div>
      </div>
      <Outlet />
    </div>
  );
}

function Switcher() {
  return (
    <Suspense fallback={<Skeleton className="h-10 w-full" />}>
      <SiteSwitcher />
    </Suspense>
  );
}

function Help({ side }: { side?: 'top' | 'bottom' }) {
  return (
    <Suspense fallback={<Skeleton className="size-9 max-lg:size-11" />}>
      <HelpMenu {...(side === undefined ? {} : { side })} />
    </Suspense>
  );
}

function Menu() {
  return (
    <Suspense fallback={<Skeleton className="size-11" />}>
      <UserMenu />
    </Suspense>
  );
}

type NavItemProps = { to: string; icon: LucideIcon; end: boolean; name: string };

/** A row of the sidebar; on a phone, one of a row that scrolls. */
function NavItem({ to, icon: Icon, end, name }: NavItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = useMatch({ path: to, end }) !== null;
  // The row is wider than a phone: where one is must not lie outside of it.
  useEffect(() => {
    const row = link.current?.parentElement;
    if (!isHere || !link.current || !row || row.scrollWidth <= row.clientWidth) return;
    const { offsetLeft, offsetWidth } = link.current;
    row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2;
  }, [isHere]);
  return (
    <NavLink
      ref={link}
      to={to}
      end={end}
      className="flex min-h-11 items-center gap-2 px-2.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink max-lg:border-b-2 max-lg:border-transparent max-lg:aria-[current=page]:border-accent-text lg:min-h-9 lg:gap-2.5 lg:rounded-control lg:aria-[current=page]:bg-raise lg:aria-[current=page]:shadow-[0_0_0_1px_var(--rule)]"
    >
      {({ isActive }) => (
        <>
          <Icon size={16} aria-hidden />
          {name}
          {isActive && (
            <span aria-hidden="true" className="ml-auto size-[7px] bg-accent-text max-lg:hidden" />
          )}
        </>
      )}
    </NavLink>
  );
}

function BarItem({ to, icon: Icon, end, name }: NavItemProps) {
  return (
    <NavLink
      to={to}
      end={end}
      className="flex min-h-9 items-center gap-2 rounded-control px-2.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:bg-raise aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[0_0_0_1px_var(--rule)]"
    >
      <Icon size={16} aria-hidden />
      {name}
    </NavLink>
  );
}
