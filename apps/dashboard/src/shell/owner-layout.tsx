import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch } from 'react-router-dom';
import { websiteQueries } from '../sites/website-queries.ts';
import { paths } from '../paths.ts';
import { HomeLayout } from './home-layout.tsx';
import { OnboardingFrame } from './onboarding-layout.tsx';

/** The home of an owner; of one who has no website yet, or none any more, the account in the frame of the onboarding. */
export function OwnerLayout() {
  const website = useQuery(websiteQueries.current()).data?.website;
  const atAccount = useMatch(paths.account()) !== null;
  if (website !== null || !atAccount) return <HomeLayout />;
  return (
    <OnboardingFrame>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[924px] px-5 pt-6 pb-16 lg:px-8 lg:pt-10"
      >
        <Outlet />
      </main>
    </OnboardingFrame>
  );
}
