import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { PasswordField } from '@tosite/ui/password-field';
import type { Website } from '@tosite/validation/website/website';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { homeWords } from '../../words/home-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { LanguageSelect } from '../../sites/language-select.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { changeWebsite } from '../../sites/website-queries.ts';

const copy = homeWords.access;

/** In which language a site speaks, whose days its dates are, and who may see it. */
export function SiteAccess({ website }: { website: Website }) {
  return (
    <>
      <section aria-labelledby="site-language" className="mt-10">
        <h2 id="site-language" className="text-[18px]">
          {copy.language.title}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.language.body}</p>
        <LanguageField website={website} />
      </section>
      <section aria-labelledby="site-zone" className="mt-10">
        <h2 id="site-zone" className="text-[18px]">
          {copy.zone.title}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.zone.body}</p>
        <TimeZoneField website={website} />
      </section>
      <section aria-labelledby="site-access" className="mt-10">
        <h2 id="site-access" className="text-[18px]">
          {copy.password.title}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-ink-2">
          {website.hasPassword ? copy.password.locked : copy.password.open}
        </p>
        <PasswordOfSite website={website} />
      </section>
    </>
  );
}

function LanguageField({ website: { _id, language } }: { website: Website }) {
  const id = useId();
  const change = useMutation({
    mutationFn: (to: string) => changeWebsite(_id, { language: to }),
    onSuccess: () => toastLocal(copy.language.saved),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  const shown = change.isPending ? change.variables : language;
  return (
    <div className="mt-4 grid max-w-72 gap-1.5">
      <label htmlFor={id} className="font-medium">
        {copy.language.field}
      </label>
      <LanguageSelect
        id={id}
        value={shown}
        disabled={change.isPending}
        onValueChange={(to) => change.mutate(to)}
      />
    </div>
  );
}

const PasswordSchema = v.object({
  password: v.pipe(
    v.string(),
    v.minLength(4, 'Use 4 characters or more.'),
    v.maxLength(128, 'Use 128 characters or less.'),
  ),
});

function PasswordOfSite({ website: { _id, hasPassword } }: { website: Website }) {
  const [writing, setWriting] = useState(false);
  const remove = useMutation({
    mutationFn: () => changeWebsite(_id, { password: null }),
    onSuccess: () => toastLocal(copy.password.removed),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  if (writing) return <PasswordForm websiteId={_id} onDone={() => setWriting(false)} />;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button onClick={() => setWriting(true)}>
        {hasPassword ? copy.password.change : copy.password.set}
      </Button>
      {hasPassword && (
        <Button busy={remove.isPending} onClick={() => !remove.isPending && remove.mutate()}>
          {copy.password.remove}
        </Button>
      )}
    </div>
  );
}

function PasswordForm({ websiteId, onDone }: { websiteId: string; onDone: () => void }) {
  const { field, form, formError, pending } = useForm({
    schema: PasswordSchema,
    initial: { password: '' },
    submit: async ({ password }) => {
      await changeWebsite(websiteId, { password });
      toastLocal(copy.password.saved);
      onDone();
    },
  });
  return (
    <form {...form} className="mt-4 grid max-w-96 gap-4">
      <PasswordField
        {...field('password')}
        label={copy.password.field}
        hint={copy.password.hint}
        autoComplete="off"
        showLabel={words.auth.showPassword}
        hideLabel={words.auth.hidePassword}
      />
      <FormError message={formError} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.password.busy : copy.password.submit}
        </Button>
        <Button onClick={onDone}>{words.common.cancel}</Button>
      </div>
    </form>
  );
}
