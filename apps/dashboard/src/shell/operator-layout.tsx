import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Flag, ListChecks, Mail, RotateCw, Search, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { LanguageSwitch } from '../display/language-switch.tsx';
import { ModeButton } from '../display/mode-switch.tsx';
import { DayStrip } from '../features/operator/day-strip.tsx';
import { operatorQueries } from '../features/operator/operator-queries.ts';
import { paths } from '../paths.ts';
import { operatorStanding } from '../session/operator-standing.ts';
import { ProductBrand } from '../session/product-brand.tsx';
import { UserMenu } from '../session/user-menu.tsx';
import { operatorWords } from '../words/operator-words.ts';
import { setupWords } from '../words/setup-words.ts';
import { words } from '../words/words.ts';
import { CenteredPage } from './centered-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { Page as NotFoundPage } from './not-found-page.tsx';

const copy = operatorWords;

/** For whoever runs the installation. For anybody else there is nothing here, as the server says too. */
export function OperatorLayout() {
  const { data: standing, error, isEnabled } = useQuery(operatorStanding());
  if (isEnabled && standing === undefined && error === null) return <LoadingPage />;
  if (error !== null) throw error;
  if (standing === 'needs-two-factor') return <NeedsTwoFactor />;
  return standing === 'ready' ? <Operator /> : <NotFoundPage />;
}

function NeedsTwoFactor() {
  return (
    <CenteredPage title={copy.twoFactor.title}>
      <title>{`${copy.title} · ${words.product}`}</title>
      <p className="text-ink-2">{copy.twoFactor.body}</p>
      <Button variant="primary" asChild className="justify-self-start">
        <Link to={paths.account()}>{copy.twoFactor.on}</Link>
      </Button>
    </CenteredPage>
  );
}

function Operator() {
  const day = useQuery(operatorQueries.day()).data;
  const places: [to: string, icon: LucideIcon, name: string, count: number, end: boolean][] = [
    [paths.operator(), Flag, copy.queue, day?.toLookAt ?? 0, true],
    [paths.operatorFind(), Search, copy.find, 0, false],
    [paths.operatorJobs(), RotateCw, copy.jobs, day?.deadJobs ?? 0, false],
    [paths.operatorMails(), Mail, copy.mails, day?.failedMails ?? 0, false],
    [paths.operatorAudit(), ListChecks, copy.audit, 0, false],
    [paths.operatorSetup(), SlidersHorizontal, setupWords.place, 0, false],
  ];
  return (
    <div data-variant="violet" className="min-h-dvh bg-ground lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <title>{`${copy.title} · ${words.product}`}</title>
      <div className="sticky top-0 z-10 flex items-center gap-x-3 border-rule bg-wash px-5 pt-2 max-lg:flex-wrap max-lg:border-b lg:h-dvh lg:flex-col lg:items-stretch lg:gap-3 lg:border-r lg:p-3 lg:pt-4">
        <ProductBrand className="lg:px-2 lg:py-1" />
        <p className="flex-1 text-sm text-ink-2 lg:flex-none lg:px-2">{copy.title}</p>
        <nav
          aria-label={copy.nav}
          className="flex max-lg:order-last max-lg:-mx-2.5 max-lg:basis-[calc(100%+20px)] max-lg:overflow-x-auto lg:flex-col lg:gap-0.5"
        >
          {places.map(([to, Icon, name, count, end]) => (
            <NavLink
              key={to}
              to={to}
              end={end}
              className="flex min-h-11 items-center gap-2 px-2.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink max-lg:border-b-2 max-lg:border-transparent max-lg:aria-[current=page]:border-accent-text lg:min-h-9 lg:gap-2.5 lg:rounded-control lg:aria-[current=page]:bg-raise lg:aria-[current=page]:shadow-[0_0_0_1px_var(--rule)]"
            >
              <Icon size={16} aria-hidden />
              {name}
              {count > 0 && <span className="ml-auto text-sm">{count}</span>}
            </NavLink>
          ))}
        </nav>
        <div className="flex flex-col gap-3 lg:mt-auto">
          <Link to={paths.home()} className="px-2 text-sm text-accent-text hover:underline max-lg:hidden">
            {copy.back}
          </Link>
          <div className="flex items-center gap-1 max-lg:hidden">
            <ModeButton />
            <LanguageSwitch />
          </div>
          <div className="grid max-lg:hidden">
            <UserMenu wide note={copy.twoFactorOn} />
          </div>
          <div className="lg:hidden">
            <UserMenu />
          </div>
        </div>
      </div>
      <main id="content" tabIndex={-1} className="flex min-h-dvh min-w-0 flex-col">
        <h1 className="sr-only">{copy.title}</h1>
        <DayStrip />
        <Outlet />
      </main>
    </div>
  );
}
