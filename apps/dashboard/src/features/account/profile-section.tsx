import { useMutation } from '@tanstack/react-query';
import { Avatar } from '@tosite/ui/avatar';
import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import { PersonNameSchema } from '@tosite/validation/account/account-fields';
import type { User } from '@tosite/validation/account/user';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { words } from '../../words/words.ts';
import { accountWords } from '../../words/account-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { LanguageSwitch } from '../../display/language-switch.tsx';
import { ModeSwitch } from '../../display/mode-switch.tsx';
import { toastLocal } from '../../display/toasts.tsx';
import { dropPicture, saveName, uploadPicture } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { dateLanguage } from '../../display/moment.ts';

// Only for those who choose a picture.
const CropDialog = lazyWithBoundary(() =>
  import('../../forms/crop-dialog.tsx').then((module) => module.CropDialog),
);

const copy = accountWords.profile;
const NameSchema = v.object({ name: PersonNameSchema });

export function ProfileSection({ user }: { user: User }) {
  const since = new Date(user.createdAt).toLocaleDateString(dateLanguage(), { dateStyle: 'long' });
  return (
    <AccountSection id="profile" title={copy.title} body={copy.body}>
      <div className="grid max-w-[460px] grid-cols-1 gap-6">
        <Picture user={user} />
        <NameForm key={user.name} name={user.name} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="font-semibold">{copy.appearance}</p>
          <ModeSwitch />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="font-semibold">{words.common.language}</p>
          <LanguageSwitch />
        </div>
        <p className="text-sm text-ink-2">{copy.since(since)}</p>
      </div>
    </AccountSection>
  );
}

function Picture({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: () => toastLocal(copy.pictureSaved),
  });
  const remove = useMutation({ mutationFn: dropPicture, onSuccess: () => toastLocal(copy.pictureRemoved) });
  const send = (file: File) => {
    setChosen(null);
    upload.mutate(file);
  };
  const busy = upload.isPending || remove.isPending;
  const error = upload.error ?? remove.error;
  const hasPicture = user.profile_picture !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={user.name} src={user.profile_picture} className="size-20 text-2xl!" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="sr-only">{copy.picture}</p>
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            hidden
            aria-label={copy.picture}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file again, mended, is a change too.
              event.target.value = '';
              remove.reset();
              if (file !== undefined) setChosen(file);
            }}
          />
          <Button busy={upload.isPending} onClick={() => !busy && input.current?.click()}>
            {upload.isPending ? copy.uploading : hasPicture ? copy.chooseAnother : copy.choose}
          </Button>
          {hasPicture && (
            <Button
              busy={remove.isPending}
              onClick={() => {
                upload.reset();
                if (!busy) remove.mutate();
              }}
            >
              {copy.remove}
            </Button>
          )}
        </div>
        <p
          className={error === null ? 'mt-2 text-sm text-ink-2' : 'mt-2 text-sm font-medium text-bad'}
          {...(error === null ? {} : { role: 'alert' })}
        >
          {error === null ? copy.pictureHint : errorSentence(error)}
        </p>
        {chosen !== null && (
          <CropDialog
            onMissing={() => setChosen(null)}
            file={chosen}
            aspect={1}
            onClose={() => setChosen(null)}
            onCut={({ file }) => send(file)}
            // The server reads more kinds than a browser, and says what is wrong with the others.
            onUnreadable={() => send(chosen)}
          />
        )}
      </div>
    </div>
  );
}

function NameForm({ name }: { name: string }) {
  const { field, form, formError, pending, values } = useForm({
    schema: NameSchema,
    initial: { name },
    draft: { key: 'account-name', over: name },
    submit: async (body) => {
      if (body.name !== name) await saveName(body.name);
      toastLocal(copy.saved);
    },
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-3">
      <TextField {...field('name')} label={copy.name} autoComplete="name" />
      <FormError message={formError} />
      <Button type="submit" busy={pending} className="justify-self-start" disabled={values.name === name}>
        {pending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
