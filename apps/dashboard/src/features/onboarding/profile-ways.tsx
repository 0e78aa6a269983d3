import { normalizeProfileUrl } from '@tosite/validation/platforms/normalize-profile-url';
import type { Platform } from '@tosite/validation/platforms/platform';
import { useNavigate } from 'react-router-dom';
import type { ThreadItem } from '@tosite/ui/thread';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { importWords } from '../../words/import-words.ts';
import { useImport } from '../../imports/use-import.ts';
import { arriveAtPreview } from '../../previews/arrive-at-preview.ts';
import { threadOfSteps } from '../../previews/preview-steps.ts';
import { refusalWords } from './refusal-words.ts';
import type { PreviewFailure, usePreviewRun } from '../../previews/use-preview-run.ts';
import type { Variant } from './variant.ts';
import { NextSteps } from './next-steps.tsx';

const copy = importWords;

export type ProfileWaysProps = {
  variant: Variant;
  preview: ReturnType<typeof usePreviewRun>;
  /** The link or name that was typed before; empty: none. */
  typed: string;
  /** The form is open, in the place of the drop zone. */
  writing: boolean;
};

/** The page that takes the field's place: after a platform refused, or when a file or an account is asked for. */
export function ProfileWays({ variant, preview, typed, writing }: ProfileWaysProps) {
  const navigate = useNavigate();
  const { failure } = preview;
  const link = failure !== null && 'profileUrl' in failure.request ? failure.request.profileUrl : typed;
  const asked = normalizeProfileUrl(link, variant.subdomain);
  const importing = useImport(
    (made, steps) => arriveAtPreview(made, steps, navigate),
    asked.ok ? asked.url : null,
  );
  const platform = platformOf(failure, link, variant);
  const name = platform === null ? null : words.platforms[platform];
  const heading =
    failure !== null && platform !== null
      ? withGoOn(refusalWords(failure, platform))
      : writing
        ? { title: copy.write.pageTitle, body: copy.write.body }
        : { title: name === null ? copy.bring.title : copy.bring.titleKnown(name), body: copy.bring.body };

  async function backToLink() {
    // The field takes its first text from the address: that one first.
    await navigate(paths.linkProfile({ profileOrUsername: link === '' ? undefined : link }));
    preview.forget();
  }

  return (
    <NextSteps
      {...heading}
      platform={platform}
      importing={importing}
      ways={{
        import: failure?.next.includes('import') ?? true,
        connect: failure?.next.includes('connect') ?? true,
        sample: failure?.next.includes('sample') ?? true,
        form: writing || (failure?.next.includes('form') ?? (platform === null || platform === 'linkedin')),
      }}
      writing={writing}
      typed={link === '' ? undefined : link}
      returnTo={paths.linkProfile({ next: 'connect', profileOrUsername: link === '' ? undefined : link })}
      onUseConnection={({ _id, platform: of }) => void preview.run({ connectionId: _id, platform: of })}
      onSample={(profileUrl) => void preview.run({ profileUrl })}
      thread={failure === null ? null : brokenThread(preview, failure)}
      back={
        <button
          type="button"
          onClick={() => void backToLink()}
          className="mt-4 inline-flex min-h-9 items-center text-sm font-semibold text-accent-text hover:underline max-lg:min-h-11"
        >
          {failure === null ? copy.bring.instead : copy.refused.change}
        </button>
      }
    />
  );
}

const withGoOn = ({ title, why }: { title: string; why: string }) => ({
  title,
  body: `${why} ${copy.refused.goOn}`,
});

function platformOf(failure: PreviewFailure | null, link: string, variant: Variant): Platform | null {
  if (failure !== null && 'connectionId' in failure.request) return failure.request.platform;
  const reading = normalizeProfileUrl(link, variant.subdomain);
  return reading.ok ? reading.platform : variant.platform;
}

/** The steps up to the square where it broke, with the platform's sentence and, where it helps, another try. */
function brokenThread(
  { steps, run }: ReturnType<typeof usePreviewRun>,
  failure: PreviewFailure,
): ThreadItem[] {
  const items = threadOfSteps(steps, failure.message);
  const known: ThreadItem[] =
    items.length > 0
      ? items
      : [{ id: 'profile', state: 'failed', title: words.steps.profile.failed, detail: failure.message }];
  return known.map((item) =>
    item.state !== 'failed' || !failure.next.includes('retry')
      ? item
      : {
          ...item,
          detail: (
            <>
              {item.detail}
              <button
                type="button"
                onClick={() => void run(failure.request)}
                className="flex min-h-9 items-center font-semibold text-accent-text hover:underline max-lg:min-h-11"
              >
                {copy.refused.retry}
              </button>
            </>
          ),
        },
  );
}
