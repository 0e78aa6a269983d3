import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import type { Website } from '@tosite/validation/website/website';
import { ApiError } from '@tosite/api-client/api-error';
import { useState } from 'react';
import * as v from 'valibot';
import { siteAddress } from '../../config/app-config.ts';
import { isPlanRequired, PlanRequired } from '../../display/plan-required.tsx';
import { toastFailure } from '../../display/toasts.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { domainWords } from '../../words/domain-words.ts';
import { errorSentence, fieldErrors } from '../../words/error-sentence.ts';
import { seeClaim, setDomain } from './domain-queries.ts';

const copy = domainWords.claim;

const ClaimSchema = v.object({
  customDomain: v.pipe(v.string(), v.trim(), v.minLength(1, copy.required)),
});

/** What the server says of the name stands beside it, whether or not the answer names the field. */
function atField(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const named = fieldErrors(error)['customDomain'];
  if (named !== undefined) return named;
  return error.code === 'invalid_domain' || error.code === 'domain_in_use' ? errorSentence(error) : null;
}

/** Where a domain is typed or pasted. */
export function ClaimForm({ website }: { website: Website }) {
  const [refused, setRefused] = useState<unknown>(null);
  const { field, form, formError, pending, setErrors } = useForm({
    schema: ClaimSchema,
    initial: { customDomain: '' },
    draft: { key: `${website._id}:own-domain` },
    submit: async (body) => {
      setRefused(null);
      try {
        await setDomain(website._id, body);
        return true;
      } catch (error) {
        const sentence = atField(error);
        // The claim is kept all the same: what proves it takes the place of this form.
        if (error instanceof ApiError && error.code === 'domain_in_use' && (await seeClaim(website._id)))
          toastFailure(errorSentence(error));
        if (sentence !== null) setErrors({ customDomain: sentence });
        else if (isPlanRequired(error)) setRefused(error);
        else throw error;
        return false;
      }
    },
  });
  return (
    <form {...form} className="mt-4 max-w-[480px]">
      <TextField
        {...field('customDomain')}
        label={copy.field}
        hint={copy.hint}
        placeholder={copy.placeholder}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="mt-3 grid justify-items-start gap-3">
        {refused !== null && <PlanRequired error={refused} domain />}
        <FormError message={formError} />
        <Button type="submit" variant="primary" busy={pending} className="max-sm:w-full">
          {pending ? copy.busy : copy.submit}
        </Button>
      </div>
    </form>
  );
}

/** What it brings, before one is named. */
export const claimIntro = (website: Website) => copy.intro(siteAddress(website.domain_name));
