import { useQuery } from '@tanstack/react-query';
import { writeToSupport } from '@tosite/api-client/endpoints/payment';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextArea } from '@tosite/ui/text-area';
import { TextField } from '@tosite/ui/text-field';
import { entitlementsOf } from '@tosite/validation/website/entitlements';
import { useState } from 'react';
import * as v from 'valibot';
import { addressOf } from '../../config/app-config.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { api } from '../../session/api.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { websiteQueries } from '../../sites/website-queries.ts';
import { dateLanguage } from '../../display/moment.ts';
import { supportWords } from '../../words/support-words.ts';
import { words } from '../../words/words.ts';

const copy = supportWords;
const MAX_SUBJECT = 200;
const MAX_TEXT = 10_000;

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, copy.required),
    v.maxLength(max, copy.tooLong(max.toLocaleString(dateLanguage()))),
  );
const LetterSchema = v.object({ subject: line(MAX_SUBJECT), text: line(MAX_TEXT) });

/** A letter to whoever runs this installation. What is typed stays until it is sent. */
export function WriteToUs({ onClose }: { onClose: () => void }) {
  const email = useAuthStore((state) => state.user?.email ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.title}
      description={copy.body(email)}
      closeLabel={words.common.close}
    >
      <Letter onClose={onClose} />
    </Dialog>
  );
}

function Letter({ onClose }: { onClose: () => void }) {
  const website = useQuery(websiteQueries.current()).data?.website ?? null;
  const [withSite, setWithSite] = useState(true);
  const { field, form, formError, pending, values, set, errors } = useForm({
    schema: LetterSchema,
    initial: { subject: '', text: '' },
    draft: { key: 'support' },
    submit: async (letter) => {
      const websiteId = withSite && website !== null ? website._id : null;
      await api.call(writeToSupport, { body: { ...letter, websiteId } });
      toastLocal(copy.done);
      onClose();
    },
  });
  const first = website !== null && withSite && entitlementsOf(website.plan).prioritySupport;
  return (
    <form {...form} className="mt-4 grid grid-cols-1 gap-4">
      <TextField {...field('subject')} label={copy.subject} autoComplete="off" />
      <TextArea
        label={copy.text}
        name="text"
        value={values.text}
        error={errors.text}
        hint={copy.textHint}
        onChange={(event) => set('text', event.target.value)}
        className="[&_textarea]:max-h-[40dvh] [&_textarea]:min-h-36"
      />
      {website !== null && (
        <div className="flex items-start gap-2.5">
          <input
            id="support-site"
            type="checkbox"
            checked={withSite}
            aria-describedby="support-site-note"
            onChange={(event) => setWithSite(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-(--accent)"
          />
          <div className="min-w-0">
            <label htmlFor="support-site" className="font-semibold wrap-anywhere">
              {copy.site(website.website_name)}
            </label>
            <p id="support-site-note" className="text-sm text-ink-2 wrap-anywhere">
              {first ? copy.priority : copy.siteHelp(addressOf(website))}
            </p>
          </div>
        </div>
      )}
      <FormError message={formError} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.common.cancel}</Button>
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.busy : copy.submit}
        </Button>
      </div>
    </form>
  );
}
