import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Spinner } from '@tosite/ui/spinner';
import { PlatformSchema } from '@tosite/validation/platforms/platform';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { ProfileForm } from '../features/onboarding/profile-form.tsx';
import { Samples } from '../features/onboarding/samples.tsx';
import { usePreviewRun, type PreviewFailure, type PreviewRequest } from '../previews/use-preview-run.ts';
import { VariantDrawing } from '../features/onboarding/variant-drawing.tsx';
import { useVariant, type Variant } from '../features/onboarding/variant.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';

// Most visitors never need a file: its drawings and words come with the first one who does.
const ProfileWays = lazy(() =>
  import('../features/onboarding/profile-ways.tsx').then((module) => ({ default: module.ProfileWays })),
);

/** How /callback says that an account was connected just now. */
const ArrivalSchema = v.object({ connected: v.string(), platform: PlatformSchema });

/** /website and /website/link-profile. */
export function Page() {
  const variant = useVariant();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const preview = usePreviewRun();
  useConnectedAccount(preview.run);
  const { failure, running } = preview;
  const typed = query.get('profileOrUsername')?.trim().slice(0, 2048) ?? '';
  const refused = failure !== null && takesFieldAway(failure);
  const next = query.get('next');
  const asked = (next === 'import' || next === 'connect' || next === 'form') && failure === null;
  if (refused || (asked && !running)) {
    return (
      <Suspense
        fallback={
          <main id="content" tabIndex={-1} className="grid flex-1 place-items-center">
            <Spinner label={words.common.loading} />
          </main>
        }
      >
        <ProfileWays variant={variant} preview={preview} typed={typed} writing={next === 'form'} />
      </Suspense>
    );
  }
  const given = query.get('profile') ?? typed;
  return (
    <FormPage
      variant={variant}
      preview={preview}
      given={given}
      profile={query.get('profile') ?? linkOf(preview.request) ?? typed}
      onWantOther={(way, link) => {
        preview.forget();
        void navigate(paths.linkProfile({ next: way, profileOrUsername: link }));
      }}
    />
  );
}

const linkOf = (request: PreviewRequest | null) =>
  request !== null && 'profileUrl' in request ? request.profileUrl : null;

/** A wall stands whatever is typed; anything else may be mended in the field, which stays. */
function takesFieldAway({ code, next, request }: PreviewFailure): boolean {
  if ('connectionId' in request) return true;
  const isWall =
    code === 'platform_blocked' || code === 'source_not_configured' || code === 'profile_private';
  return isWall && next.some((step) => step === 'import' || step === 'connect');
}

type FormPageProps = {
  variant: Variant;
  preview: ReturnType<typeof usePreviewRun>;
  /** What came with the address. */
  given: string;
  /** Stands in the field at first; empty: what was typed before. */
  profile: string;
  onWantOther: (way: 'import' | 'connect', link: string) => void;
};

function FormPage({ variant, preview, given, profile, onWantOther }: FormPageProps) {
  const copy = words.variants[variant.words];
  const waiting = useOnboardingStore((state) => state.previewData);
  const samples = useRef<HTMLElement>(null);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <title>{`${copy.formTitle} · ${words.product}`}</title>
      <div className="mx-auto flex w-full max-w-[560px] flex-col gap-8 px-5 py-8 lg:px-8 lg:py-14">
        <div>
          <h1 className="text-[30px] leading-tight md:text-[38px]">
            {copy.title} <span className="text-accent-text">{copy.label}</span>
          </h1>
          <p className="mt-3 max-w-[52ch] text-md text-ink-2">{copy.description}</p>
        </div>
        {waiting !== null && !preview.running && (
          <Notice
            action={
              <Button asChild>
                <Link to={paths.preview(waiting.previewId)}>{words.profileForm.goOn}</Link>
              </Button>
            }
          >
            {words.profileForm.waiting(waiting.suggestedName)}
          </Notice>
        )}
        <ProfileForm
          variant={variant}
          preview={preview}
          given={given}
          profile={profile}
          onWantSample={() => samples.current?.focus()}
          onWantOther={onWantOther}
        />
        <Samples
          ref={samples}
          variant={variant}
          disabled={preview.running}
          onPick={(profileUrl) => void preview.run({ profileUrl })}
        />
      </div>
      <div className="hidden place-items-center bg-field px-12 py-10 lg:grid">
        <VariantDrawing variant={variant.words} className="sticky top-20 w-full max-w-[560px]" />
      </div>
    </main>
  );
}

/** Back from allowing it: the preview is made of the account at once, and only once. */
function useConnectedAccount(run: ReturnType<typeof usePreviewRun>['run']): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrival = v.safeParse(ArrivalSchema, state);
  const connected = arrival.success ? arrival.output.connected : null;
  const begin = useEffectEvent(() => {
    if (!arrival.success) return;
    void navigate(pathname + search, { replace: true, state: null });
    void run({ connectionId: arrival.output.connected, platform: arrival.output.platform });
  });
  useEffect(() => {
    if (connected === null) return;
    // Mounting twice, as development does, must not begin twice.
    const timer = setTimeout(begin, 0);
    return () => clearTimeout(timer);
  }, [connected]);
}
