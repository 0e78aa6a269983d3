import { useQuery } from '@tanstack/react-query';
import type { DomainAnswer } from '@tosite/api-client/endpoints/domains';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { CustomDomain, Website } from '@tosite/validation/website/website';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { siteAddress } from '../../config/app-config.ts';
import { domainWords } from '../../words/domain-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { words } from '../../words/words.ts';
import { domainQueries } from '../../sites/domain-queries.ts';
import { readWebsitesAgain } from '../../sites/website-queries.ts';
import { claimIntro, ClaimForm } from './claim-form.tsx';
import { DomainChoices } from './domain-choices.tsx';
import { DomainDoctor } from './domain-doctor.tsx';
import { DomainHead } from './domain-head.tsx';
import { DomainNote } from './domain-note.tsx';
import { DomainOffer } from './domain-offer.tsx';
import { askAgainAfter } from './domain-queries.ts';
import { DomainStateNote } from './domain-state-note.tsx';
import { DomainWay } from './domain-way.tsx';

const copy = domainWords;

/** A website's own domain: from naming it until the site answers on it. */
export function DomainSection({ website }: { website: Website }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...domainQueries.of(website._id),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  });
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown && hash === '#own-domain') place.current?.scrollIntoView();
  }, [isKnown, hash]);
  const status = data?.custom_domain?.status ?? null;
  const drifted = isKnown && status !== (website.custom_domain?.status ?? null) ? (status ?? 'none') : null;
  useEffect(() => {
    // The site's address changes with it, and stands where the website does.
    if (drifted !== null) void readWebsitesAgain();
  }, [drifted]);
  return (
    <section ref={place} id="own-domain" aria-labelledby="own-domain-title" className="mt-10 scroll-mt-6">
      {data === undefined ? (
        <>
          <Title />
          {error === null ? (
            <div role="status" aria-label={copy.loading} className="mt-4 grid gap-3">
              <Skeleton className="h-5 w-80 max-w-full" />
              <Skeleton className="h-11 w-[480px] max-w-full" />
            </div>
          ) : (
            <Notice
              tone="bad"
              className="mt-4"
              action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
            >
              <p className="font-semibold">{copy.failed}</p>
              <p>{errorSentence(error)}</p>
            </Notice>
          )}
        </>
      ) : data.custom_domain === null ? (
        <NoDomain website={website} configured={data.configured} />
      ) : (
        <TheDomain
          website={website}
          domain={data.custom_domain}
          answer={data}
          now={new Date(dataUpdatedAt)}
        />
      )}
    </section>
  );
}

function Title({ children }: { children?: ReactNode }) {
  return (
    <>
      <h2 id="own-domain-title" className="text-[18px]">
        {copy.title}
      </h2>
      {children}
    </>
  );
}

function NoDomain({ website, configured }: { website: Website; configured: boolean }) {
  if (!configured)
    return (
      <Title>
        <DomainNote tone="plain" title={copy.notConfigured.title}>
          {copy.notConfigured.body(siteAddress(website.domain_name))}
        </DomainNote>
      </Title>
    );
  if (website.plan === 'free')
    return (
      <Title>
        <DomainOffer website={website} />
      </Title>
    );
  return (
    <Title>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{claimIntro(website)}</p>
      <ClaimForm website={website} />
    </Title>
  );
}

type TheDomainProps = { website: Website; domain: CustomDomain; answer: DomainAnswer; now: Date };

function TheDomain({ website, domain, answer, now }: TheDomainProps) {
  const isOver = domain.status === 'failed' || domain.status === 'detached';
  return (
    <>
      <DomainHead website={website} domain={domain} />
      <DomainWay domain={domain} answer={answer} />
      {!answer.configured && (
        <DomainNote tone="warn" title={copy.notConfigured.title}>
          {copy.notConfigured.body(siteAddress(website.domain_name))}
        </DomainNote>
      )}
      <DomainStateNote website={website} domain={domain} answer={answer} />
      {!isOver && domain.status !== 'paused' && (
        <>
          <DomainDoctor domain={domain} answer={answer} now={now} />
          <DomainChoices website={website} domain={domain} />
        </>
      )}
    </>
  );
}
