import type { AutoPostState } from '@tosite/api-client/endpoints/auto-posts';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Switch } from '@tosite/ui/switch';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { toastLocal } from '../../display/toasts.tsx';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { UnsavedGuard } from '../../session/unsaved-guard.tsx';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { AutoPostFields } from './auto-post-fields.tsx';
import { AutoPostFormSchema, formOf } from './auto-post-form-schema.ts';
import { save } from './auto-post-queries.ts';
import { NextLook } from './next-look.tsx';
import { RunButton } from './run-button.tsx';
import { RunFailure } from './run-failure.tsx';
import type { Run } from './use-run.ts';

const copy = autoPostWords;

export type AutoPostFormProps = {
  websiteId: string;
  state: AutoPostState;
  /** A model writes here: it has a tone. */
  hasModel: boolean;
  run: Run;
};

/** The switch acts at once; what is chosen below it is saved by a button, or with the switch. */
export function AutoPostForm({ websiteId, state, hasModel, run }: AutoPostFormProps) {
  const isOn = state.is_auto_post_enabled;
  const saved = formOf(state);
  const wanted = useRef<boolean | null>(null);
  const [switching, setSwitching] = useState<boolean | null>(null);
  const { form, formError, pending, values, set, reset } = useForm({
    schema: AutoPostFormSchema,
    initial: saved,
    draft: { key: `auto-post:${websiteId}`, over: JSON.stringify(saved) },
    submit: async ({ config, isMailed }) => {
      const on = wanted.current ?? isOn;
      wanted.current = null;
      try {
        await save(websiteId, on, config, isMailed);
      } finally {
        setSwitching(null);
      }
      toastLocal(on === isOn ? copy.saved : on ? copy.switchedOn : copy.switchedOff);
    },
  });
  const isDirty = Object.entries(saved).some(([name, value]) => values[name as keyof typeof saved] !== value);

  function switchTo(on: boolean) {
    if (pending) return;
    wanted.current = on;
    setSwitching(on);
    form.ref.current?.requestSubmit();
  }

  return (
    <form {...form} aria-label={copy.nav} className="rounded-card border border-rule bg-raise">
      <div className="flex items-start gap-4 p-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-[17px]">{copy.title[values.source]}</h2>
          <p className="mt-1 text-sm text-ink-2">
            {isOn ? copy.on : copy.off}{' '}
            {!isOn && values.source === 'youtube' && (
              <Link to={paths.films()} className="font-semibold text-accent-text hover:underline">
                {copy.films}
              </Link>
            )}
          </p>
        </div>
        <Switch
          label={<span className="sr-only">{copy.switch}</span>}
          checked={switching ?? isOn}
          onCheckedChange={switchTo}
          className="-my-1 gap-0"
        />
      </div>
      <AutoPostFields
        values={values}
        onChange={set}
        sources={state.sources}
        told={state.told && isOn && values.source === saved.source}
        hasModel={hasModel}
      />
      {formError !== null && (
        <Notice tone="bad" className="mx-4 mb-4">
          <p className="font-semibold">{copy.notSaved}</p>
          <p>{formError}</p>
        </Notice>
      )}
      {run.error !== null && !isDirty && <RunFailure error={run.error} />}
      <div className="flex flex-wrap items-center gap-3 rounded-b-card border-t border-rule bg-wash px-4 py-3.5">
        <div role="status" className="min-w-0 flex-1 basis-56">
          {isDirty ? (
            <>
              <p className="font-semibold">{copy.unsaved}</p>
              {isOn && <p className="text-sm text-ink-2">{copy.unsavedBody}</p>}
            </>
          ) : (
            <NextLook state={state} run={run} />
          )}
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {isDirty && (
            <>
              <Button onClick={() => reset(saved)}>{copy.putBack}</Button>
              <Button type="submit" variant={isOn ? 'primary' : 'plain'} busy={pending}>
                {pending ? copy.saving : copy.save}
              </Button>
            </>
          )}
          {!isOn && (
            <Button variant="primary" busy={pending} onClick={() => switchTo(true)}>
              {copy.switchOn}
            </Button>
          )}
          {isOn && !isDirty && state.paused === null && <RunButton run={run} />}
        </div>
      </div>
      <UnsavedGuard unsaved={isDirty} copy={copy} />
    </form>
  );
}
