import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import type { Preview } from '@tosite/validation/website/preview';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LiveNotice, useLiveWebsite } from '../features/onboarding/live-notice.tsx';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { PreviewWorkbench } from '../features/onboarding/preview-workbench.tsx';
import { previewQueries } from '../previews/preview-queries.ts';
import { publishedFrom, rememberedDetails } from '../memory/tab-memory.ts';
import { sessionReady } from '../session/start-session.ts';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { words } from '../words/words.ts';

/** `published`: the id of a preview that is gone because a website came of it in this tab. */
type Loaded = { preview: Preview | null; published?: string };

/** The preview of `?id=`, else the one that waits; without either there is nothing to show yet. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded | Response> {
  await sessionReady();
  const waiting = useOnboardingStore.getState().previewData;
  const id = new URL(request.url).searchParams.get('id');
  if (id === null) return redirect(waiting === null ? paths.linkProfile() : paths.preview(waiting.previewId));
  if (waiting?.previewId === id) return { preview: waiting };
  try {
    const preview = await queryClient.ensureQueryData(previewQueries.byId(id));
    if (publishedFrom(id) === null) waitWith(preview);
    return { preview };
  } catch (error) {
    const gone =
      error instanceof ApiError && (error.status === 404 || error.status === 410 || error.status === 400);
    if (gone) return publishedFrom(id) === null ? { preview: null } : { preview: null, published: id };
    throw error;
  }
}

/** It is the one that waits now; what was typed over it in this tab comes back with it. */
function waitWith(preview: Preview): void {
  const onboarding = useOnboardingStore.getState();
  const details = rememberedDetails(preview.previewId);
  onboarding.clear();
  onboarding.setPreviewData(preview);
  if (details !== null) onboarding.setWebsiteDetails(details);
}

export function Page() {
  const { preview, published } = useLoaderData<Loaded>();
  return preview === null ? (
    published === undefined ? (
      <ExpiredPreview />
    ) : (
      <PublishedPreview previewId={published} />
    )
  ) : (
    <PreviewWorkbench
      key={preview.previewId}
      preview={preview}
      expired={<ExpiredPreview profileUrl={preview.profile.url} />}
    />
  );
}

/** Its website is there in its place. */
function PublishedPreview({ previewId }: { previewId: string }) {
  const website = useLiveWebsite(previewId);
  return website === null ? (
    <ExpiredPreview />
  ) : (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-[480px] flex-1 flex-col justify-center px-5 pb-24"
    >
      <title>{`${words.preview.published} · ${words.product}`}</title>
      <h1 className="mb-4">{words.preview.published}</h1>
      <LiveNotice website={website} />
    </main>
  );
}

/** A sentence and a way on. */
function ExpiredPreview({ profileUrl }: { profileUrl?: string }) {
  const copy = words.preview;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-[480px] flex-1 flex-col justify-center gap-4 px-5 pb-24"
    >
      <title>{`${copy.expiredTitle} · ${words.product}`}</title>
      <span aria-hidden="true" className="size-3 border-2 border-bad" />
      <h1>{copy.expiredTitle}</h1>
      <p className="text-ink-2">{copy.expiredBody}</p>
      <Button variant="primary" size="large" asChild className="self-start">
        <Link to={paths.linkProfile({ profile: profileUrl })}>
          {profileUrl === undefined ? copy.startOver : copy.makeAgain}
        </Link>
      </Button>
    </main>
  );
}
