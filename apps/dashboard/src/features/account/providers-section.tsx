import { useMutation } from '@tanstack/react-query';
import type { Account } from '@tosite/api-client/endpoints/account';
import type { SignInProvider } from '@tosite/api-client/endpoints/oauth';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { useState } from 'react';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { dateLanguage, sayPast } from '../../display/moment.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { navigation } from '../../session/navigation.ts';
import { beginLinking, takeProviderAway } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { OwnPasswordField, ownPassword, proofOf } from './own-password-field.tsx';

const copy = accountWords.providers;
const names = words.auth.oauth.names;

/** Nothing where no provider is set up and none is linked. */
export function ProvidersSection({ account }: { account: Account }) {
  const [linking, setLinking] = useState<SignInProvider | null>(null);
  if (account.providers.length === 0) return null;
  return (
    <AccountSection id="providers" title={copy.title} body={copy.body}>
      <ul className="border-t border-rule">
        {account.providers.map((provider) => (
          <ProviderRow key={provider.provider} {...provider} onLink={() => setLinking(provider.provider)} />
        ))}
      </ul>
      {linking !== null && (
        <Dialog
          open
          onOpenChange={() => setLinking(null)}
          title={copy.linkTitle(names[linking])}
          description={copy.linkBody(names[linking])}
          closeLabel={words.common.close}
        >
          <LinkForm provider={linking} hasPassword={account.hasPassword} onClose={() => setLinking(null)} />
        </Dialog>
      )}
    </AccountSection>
  );
}

type RowProps = Account['providers'][number] & { onLink: () => void };

function ProviderRow({ provider, linkedAt, lastUsedAt, offered, onLink }: RowProps) {
  const name = names[provider];
  const unlink = useMutation({
    mutationFn: () => takeProviderAway(provider),
    onSuccess: () => toastLocal(copy.unlinked(name)),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule py-3">
      <PlatformMark of={provider} className="shrink-0" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-2">
          {linkedAt === null
            ? copy.notLinked
            : [
                copy.linked(new Date(linkedAt).toLocaleDateString(dateLanguage(), { dateStyle: 'medium' })),
                ...(lastUsedAt === null ? [] : [copy.used(sayPast(lastUsedAt))]),
              ].join(', ')}
        </p>
      </div>
      {linkedAt !== null ? (
        <Button
          aria-label={copy.unlinkName(name)}
          busy={unlink.isPending}
          onClick={() => !unlink.isPending && unlink.mutate()}
        >
          {copy.unlink}
        </Button>
      ) : (
        offered && <Button onClick={onLink}>{copy.link(name)}</Button>
      )}
    </li>
  );
}

type LinkFormProps = { provider: SignInProvider; hasPassword: boolean; onClose: () => void };

function LinkForm({ provider, hasPassword, onClose }: LinkFormProps) {
  const { field, form, formError, pending } = useForm({
    schema: v.object({ password: ownPassword(hasPassword) }),
    initial: { password: '' },
    submit: async ({ password }) => {
      navigation.visit(await beginLinking(provider, proofOf(hasPassword, password)));
    },
  });
  return (
    <form {...form} className="mt-4 grid grid-cols-1 gap-4">
      {hasPassword && <OwnPasswordField {...field('password')} />}
      <FormError message={formError} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.common.cancel}</Button>
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.going : copy.go(names[provider])}
        </Button>
      </div>
    </form>
  );
}
