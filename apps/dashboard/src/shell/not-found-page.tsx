import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { sessionReady } from '../session/start-session.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { words } from '../words/words.ts';
import { CenteredPage } from './centered-page.tsx';
import { SideFrame } from './home-layout.tsx';

const copy = words.notFound;

/** Who is there decides how it is framed, so that is known first; what cannot be read frames nothing. */
export async function loader(): Promise<null> {
  await sessionReady();
  if (useAuthStore.getState().user !== null)
    await queryClient.ensureQueryData(websiteQueries.current()).catch(() => null);
  return null;
}

/** An owner who mistyped is still at home: the places stay, and nobody is asked to begin anew. */
export function Page() {
  const signedIn = useAuthStore((state) => state.user !== null);
  const website = useQuery({ ...websiteQueries.current(), enabled: signedIn }).data?.website ?? null;
  if (signedIn && website !== null)
    return (
      <SideFrame>
        <div className="max-w-[440px] pt-[12vh]">
          <span aria-hidden="true" className="block size-3 border-2 border-accent-text" />
          <h1 className="mt-4">{copy.title}</h1>
          <div className="mt-4 grid gap-4">
            <Said>
              <Button asChild>
                <Link to={paths.design()}>{words.home.editDesign}</Link>
              </Button>
            </Said>
          </div>
        </div>
      </SideFrame>
    );
  return (
    <CenteredPage title={copy.title}>
      <Said>
        <Button asChild>
          <Link to={paths.linkProfile()}>{copy.make}</Link>
        </Button>
      </Said>
    </CenteredPage>
  );
}

/** Why, and the ways on: to the start, and another. */
function Said({ children }: { children: ReactNode }) {
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      <p className="text-ink-2">{copy.body}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" asChild>
          <a href={paths.home()}>{copy.home}</a>
        </Button>
        {children}
      </div>
    </>
  );
}
