import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { lazyWithBoundary } from '../display/lazy-with-boundary.tsx';
import { Toasts } from '../display/toasts.tsx';
import { useOnline } from '../display/use-online.ts';
import { useLogOutStore } from '../session/log-out.ts';
import { followOtherTabs } from '../session/two-tabs.ts';
import { words } from '../words/words.ts';

const LogOutDialog = lazyWithBoundary(() =>
  import('../session/log-out-dialog.tsx').then((module) => module.LogOutDialog),
);

export function RootLayout() {
  const online = useOnline();
  const { revalidate } = useRevalidator();
  useEffect(() => followOtherTabs(() => void revalidate()), [revalidate]);
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 font-semibold text-ground focus:translate-y-0"
      >
        {words.common.skip}
      </a>
      <NavigationBar />
      <FocusOnNavigation />
      {!online && (
        // Over the page, wherever it is scrolled to; what lies under it can still be pressed.
        <p
          role="status"
          data-offline
          className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto max-w-[600px] rounded-frame bg-ink px-4 py-2.5 text-center text-balance text-ground shadow-menu"
        >
          {words.offline}
        </p>
      )}
      <Outlet />
      <LogOutQuestion />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

/** Over whatever page the person logs out from. */
function LogOutQuestion() {
  const losing = useLogOutStore((state) => state.losing);
  return losing === null ? null : (
    <LogOutDialog onMissing={() => useLogOutStore.setState({ losing: null })} losing={losing} />
  );
}

/** A thin line while the next page is on its way. */
function NavigationBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div
      role="progressbar"
      aria-label={words.common.loading}
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
    >
      <div className="h-full w-1/3 animate-[sweep_1.2s_ease-in-out_infinite] bg-accent-text" />
    </div>
  );
}

/** After going to another page, reading goes on at its content. */
function FocusOnNavigation() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const active = document.activeElement;
    // A page that has put the focus into its first field keeps it there.
    if (active === null || active === document.body || !document.contains(active)) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return null;
}
