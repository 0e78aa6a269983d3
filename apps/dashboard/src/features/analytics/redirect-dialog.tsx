import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextField } from '@tosite/ui/text-field';
import { useId } from 'react';
import * as v from 'valibot';
import { toastLocal } from '../../display/toasts.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { analyticsWords } from '../../words/analytics-words.ts';
import { words } from '../../words/words.ts';
import { analyticsQueries, sendOn } from './analytics-queries.ts';

const copy = analyticsWords.redirect;

export type RedirectDialogProps = {
  websiteId: string;
  /** The address that is not there. */
  from: string;
  /** Paths of pages that were read. */
  pages: readonly string[];
  titles: ReadonlyMap<string, string>;
  onClose: () => void;
};

/** Where those who ask for an address that is not there are to arrive. */
export function RedirectDialog({ websiteId, from, pages, titles, onClose }: RedirectDialogProps) {
  const id = useId();
  const posts = useQuery(analyticsQueries.titles(websiteId)).data ?? titles;
  const known = [...new Set(['/', ...pages, ...posts.keys()])].filter((path) => path !== from);
  const { form, field, formError, pending } = useForm({
    schema: v.object({
      to: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, copy.required),
        // Two slashes would be the beginning of another host.
        v.regex(/^\/(?!\/)/u, copy.path),
        v.check((path) => path !== from, copy.self),
      ),
    }),
    initial: { to: '' },
    submit: async ({ to }) => {
      await sendOn(websiteId, from, to);
      toastLocal(copy.done(from, to));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      description={<p className="wrap-anywhere">{copy.body(from)}</p>}
      closeLabel={words.common.close}
    >
      <form {...form} className="mt-4 grid gap-4">
        <TextField
          {...field('to')}
          label={copy.field}
          hint={copy.hint}
          list={id}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id={id}>
          {known.map((path) => (
            <option key={path} value={path}>
              {posts.get(path) ?? (path === '/' ? analyticsWords.panels.pages.home : path)}
            </option>
          ))}
        </datalist>
        <FormError message={formError} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button type="submit" variant="primary" busy={pending}>
            {pending ? copy.busy : copy.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
