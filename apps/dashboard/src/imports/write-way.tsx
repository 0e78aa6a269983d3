import { useEffect } from 'react';
import { Button } from '@tosite/ui/button';
import { TextArea } from '@tosite/ui/text-area';
import { TextField } from '@tosite/ui/text-field';
import { FormError } from '../forms/form-error.tsx';
import { useForm } from '../forms/use-form.ts';
import { importWords } from '../words/import-words.ts';
import { ImportProgress } from './import-progress.tsx';
import type { Importing } from './use-import.ts';
import { writtenAsFile, WrittenProfileSchema } from './written-profile.ts';

const copy = importWords.write;

/** The form for those who have neither a link that can be read nor a file. */
export function WriteWay({ importing }: { importing: Importing }) {
  const { run, refusal, start, stop } = importing;
  const { field, form, values, errors, set, pending } = useForm({
    schema: WrittenProfileSchema,
    initial: { name: '', headline: '', position: '', organisation: '', place: '', about: '' },
    draft: { key: 'write-profile' },
    submit: (written) => start([writtenAsFile(written)], null),
  });
  // Where the file's zone was a moment ago; on arriving at the page itself, its heading comes first.
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <>
      {run !== null && <ImportProgress run={run} onStop={stop} />}
      {/* It stays while it is being sent: what was written must be there if that fails. */}
      <form {...form} hidden={run !== null} className="grid grid-cols-1 gap-4">
        <TextField {...field('name')} label={copy.name} autoComplete="name" />
        <TextField {...field('headline')} label={copy.headline} hint={copy.headlineHint} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('position')} label={copy.position} autoComplete="organization-title" />
          <TextField {...field('organisation')} label={copy.organisation} autoComplete="organization" />
        </div>
        <TextField {...field('place')} label={copy.place} autoComplete="address-level2" />
        <TextArea
          label={copy.about}
          name="about"
          value={values.about}
          error={errors.about}
          onChange={(event) => set('about', event.target.value)}
        />
        <FormError message={refusal} />
        <Button
          type="submit"
          variant="primary"
          busy={pending}
          className="min-h-10 justify-self-start max-sm:min-h-12 max-sm:w-full"
        >
          {copy.submit}
        </Button>
      </form>
    </>
  );
}
