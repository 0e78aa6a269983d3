import type { ClaimedCopy } from '@tosite/api-client/endpoints/proofs';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { Notice } from '@tosite/ui/notice';
import { TextArea } from '@tosite/ui/text-area';
import { TextField } from '@tosite/ui/text-field';
import { useState } from 'react';
import * as v from 'valibot';
import { dateLanguage } from '../../display/moment.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { proofWords } from '../../words/proof-words.ts';
import { words } from '../../words/words.ts';
import { askForTakedown } from './proof-calls.ts';
import type { OfSource } from './proof-line.tsx';
import { sourceName } from './source-words.ts';

const copy = proofWords.claim;
const LONGEST_ADDRESS = 300;
const LONGEST = 2000;
const tooLong = (limit: number): string => copy.tooLong(limit.toLocaleString(dateLanguage()));
const ClaimSchema = v.object({
  site: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, copy.required),
    v.maxLength(LONGEST_ADDRESS, tooLong(LONGEST_ADDRESS)),
  ),
  words: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST, tooLong(LONGEST))),
});

/** Somebody whose profile it is has a copy of it taken out of sight. What is typed stays until it is sent. */
export function ClaimCopy({ websiteId, source, onClose }: OfSource & { onClose: () => void }) {
  const [done, setDone] = useState<ClaimedCopy | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.title}
      description={copy.body(sourceName(source))}
      closeLabel={words.common.close}
    >
      {done === null ? (
        <Claim websiteId={websiteId} source={source} onDone={setDone} onClose={onClose} />
      ) : (
        <div className="mt-4 grid grid-cols-1 gap-4">
          <Notice tone={done.outcome === 'held' ? 'good' : 'info'}>
            <p>{done.outcome === 'held' ? copy.held : copy.reported}</p>
            <p>{copy.ticket(done.ticket)}</p>
          </Notice>
          <Button variant="primary" className="justify-self-end" onClick={onClose}>
            {words.common.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type ClaimProps = OfSource & { onDone: (done: ClaimedCopy) => void; onClose: () => void };

function Claim({ websiteId, source, onDone, onClose }: ClaimProps) {
  const { field, form, formError, pending, values, set, errors } = useForm({
    schema: ClaimSchema,
    initial: { site: '', words: '' },
    draft: { key: `claim-copy:${source._id}` },
    submit: async (claim) => onDone(await askForTakedown({ websiteId, source }, claim)),
  });
  return (
    <form {...form} className="mt-4 grid grid-cols-1 gap-4">
      <TextField
        {...field('site')}
        label={copy.site}
        hint={copy.siteHint}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        label={copy.words}
        name="words"
        value={values.words}
        error={errors.words}
        hint={copy.wordsHint}
        onChange={(event) => set('words', event.target.value)}
        className="[&_textarea]:max-h-[40dvh] [&_textarea]:min-h-24"
      />
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
