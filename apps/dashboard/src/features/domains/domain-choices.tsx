import { useMutation } from '@tanstack/react-query';
import { Switch } from '@tosite/ui/switch';
import type { CustomDomain, Website } from '@tosite/validation/website/website';
import { useId } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { domainWords } from '../../words/domain-words.ts';
import { errorSentence, fieldErrors } from '../../words/error-sentence.ts';
import { setDomain } from './domain-queries.ts';
import { namesOf } from './domain-names.ts';

const CARD = 'min-w-0 rounded-card border border-rule bg-raise p-4';

/** Which of both names is shown, and whether browsers are told to come by https only. */
export function DomainChoices({ website, domain }: { website: Website; domain: CustomDomain }) {
  const [, other] = namesOf(domain);
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      {other !== null && <PrimaryChoice website={website} domain={domain} other={other} />}
      <HttpsOnly websiteId={website._id} domain={domain} />
    </div>
  );
}

type PrimaryChoiceProps = { website: Website; domain: CustomDomain; other: string };

function PrimaryChoice({ website, domain, other }: PrimaryChoiceProps) {
  const copy = domainWords.primary;
  const name = useId();
  const { hostname, primary, status } = domain;
  const change = useMutation({
    mutationFn: (to: CustomDomain['primary']) =>
      setDomain(website._id, { customDomain: hostname, primary: to }),
    onSuccess: (_, to) =>
      toastLocal((status === 'active' ? copy.saved : copy.savedWaiting)(to === primary ? hostname : other)),
  });
  const chosen = change.isPending ? change.variables : primary;
  const choices = [
    { value: 'apex', host: primary === 'apex' ? hostname : other },
    { value: 'www', host: primary === 'www' ? hostname : other },
  ] as const;
  return (
    <fieldset className={CARD}>
      <legend className="float-left text-md font-semibold">{copy.title}</legend>
      <div className="clear-both pt-2">
        {choices.map(({ value, host }) => (
          <label key={value} className="flex min-h-9 items-center gap-2.5 max-lg:min-h-11">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => !change.isPending && change.mutate(value)}
              className="m-0 size-4 shrink-0 accent-accent-text"
            />
            <span className="min-w-0 wrap-anywhere">{host}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
        {status === 'active' ? copy.body(siteAddress(website.domain_name)) : copy.bodyWaiting}
      </p>
      <Failure error={change.error} />
    </fieldset>
  );
}

function HttpsOnly({ websiteId, domain }: { websiteId: string; domain: CustomDomain }) {
  const copy = domainWords.hsts;
  const { hostname, hsts, status } = domain;
  const change = useMutation({
    mutationFn: (to: boolean) => setDomain(websiteId, { customDomain: hostname, hsts: to }),
    onSuccess: (_, to) => toastLocal(to ? copy.on : copy.off),
  });
  const isEarly = status !== 'active' && !hsts;
  return (
    <section aria-labelledby="https-only" className={CARD}>
      <h3 id="https-only" className="text-md">
        {copy.title}
      </h3>
      <Switch
        label={copy.switch}
        checked={change.isPending ? change.variables : hsts}
        disabled={isEarly}
        aria-describedby="https-only-note"
        onCheckedChange={(to) => !change.isPending && change.mutate(to)}
        className="mt-2"
      />
      <p id="https-only-note" className="mt-2 text-sm text-ink-2">
        {isEarly && `${copy.later} `}
        {copy.body}
      </p>
      <Failure error={change.error} />
    </section>
  );
}

function Failure({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <div className="mt-3">
      <FormError message={fieldErrors(error)['customDomain'] ?? errorSentence(error)} />
    </div>
  );
}
