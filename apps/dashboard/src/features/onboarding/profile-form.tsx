import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import { Thread } from '@tosite/ui/thread';
import { normalizeProfileUrl } from '@tosite/validation/platforms/normalize-profile-url';
import { PLATFORMS } from '@tosite/validation/platforms/platform';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { bareUsername } from './bare-username.ts';
import { profileFormSchema } from '../../previews/profile-form-schema.ts';
import { threadOfSteps } from '../../previews/preview-steps.ts';
import type { usePreviewRun } from '../../previews/use-preview-run.ts';
import type { Variant } from './variant.ts';

const copy = words.profileForm;

export type ProfileFormProps = {
  variant: Variant;
  preview: ReturnType<typeof usePreviewRun>;
  /** What stands in the field at first. */
  profile: string;
  /** What came with the address: what was typed over something else is not taken up again. */
  given: string;
  /** Brings the samples into view. */
  onWantSample: () => void;
  /** Goes on without the link, with a file or an account. */
  onWantOther: (next: 'import' | 'connect', typed: string) => void;
};

/** One field for a link or a username; what happens then stands below it, step by step. */
export function ProfileForm({
  variant,
  preview,
  profile,
  given,
  onWantSample,
  onWantOther,
}: ProfileFormProps) {
  const { run, stop, running, steps, failure } = preview;
  const schema = useMemo(() => profileFormSchema(variant.subdomain), [variant.subdomain]);
  const { field, form, values, errors, set } = useForm({
    schema,
    initial: { profileOrUsername: profile },
    draft: { key: 'link-profile', over: given },
    submit: ({ profileOrUsername }) => run({ profileUrl: profileOrUsername.url }),
  });
  const name =
    variant.platform === null && errors.profileOrUsername !== undefined
      ? bareUsername(values.profileOrUsername)
      : null;
  const other = (['import', 'connect'] as const).find((step) => failure?.next.includes(step));
  const typed = values.profileOrUsername.trim() === '' ? undefined : values.profileOrUsername.trim();
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <TextField
        {...field('profileOrUsername')}
        label={words.variants[variant.words].formTitle}
        hint={copy.hint}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={running}
        placeholder={copy.placeholders[variant.words]}
      />
      {name !== null && (
        <div role="group" aria-label={copy.bareName(name)}>
          <p className="font-medium">{copy.bareName(name)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {PLATFORMS.map((platform) => {
              const reading = normalizeProfileUrl(name, platform);
              return reading.ok ? (
                <Button
                  key={platform}
                  onClick={() => {
                    set('profileOrUsername', reading.url);
                    void run({ profileUrl: reading.url });
                  }}
                >
                  {words.platforms[platform]}
                  <span className="sr-only">{copy.bareNameOn(name, words.platforms[platform])}</span>
                </Button>
              ) : null;
            })}
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={running}
          className="min-w-56 max-sm:w-full"
        >
          {running ? copy.busy : copy.submit}
        </Button>
        {running ? (
          <Button variant="quiet" className="max-sm:w-full sm:-ml-3.5" onClick={stop}>
            {copy.stop}
          </Button>
        ) : (
          <Button variant="quiet" asChild className="max-sm:w-full sm:-ml-3.5">
            <Link to={paths.linkProfile({ next: 'import', profileOrUsername: typed })}>{copy.bringFile}</Link>
          </Button>
        )}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {steps.length > 0 && (
          <Thread label={copy.steps} items={threadOfSteps(steps, failure?.message ?? null)} />
        )}
        {steps.length === 0 && failure !== null && <p className="font-medium text-bad">{failure.message}</p>}
      </div>
      {failure !== null && (
        <div className="flex flex-wrap gap-2">
          {failure.next.includes('retry') && (
            <Button onClick={() => void run(failure.request)}>{copy.next.retry}</Button>
          )}
          {other !== undefined && (
            <Button onClick={() => onWantOther(other, values.profileOrUsername.trim())}>
              {copy.next[other]}
            </Button>
          )}
          {failure.next.includes('sample') && <Button onClick={onWantSample}>{copy.next.sample}</Button>}
        </div>
      )}
    </form>
  );
}
