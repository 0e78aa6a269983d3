import { useMutation } from '@tanstack/react-query';
import type { DomainAnswer } from '@tosite/api-client/endpoints/domains';
import { Button } from '@tosite/ui/button';
import type { CustomDomain, Website } from '@tosite/validation/website/website';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isPlanRequired, PlanRequired } from '../../display/plan-required.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { paths } from '../../paths.ts';
import { domainWords } from '../../words/domain-words.ts';
import { errorSentence, fieldErrors } from '../../words/error-sentence.ts';
import { say } from '../../words/say.ts';
import { isLost } from './is-lost.ts';
import { setDomain } from './domain-queries.ts';
import { DomainNote } from './domain-note.tsx';

const copy = domainWords.note;

/** The first try takes a minute; after it there is something to say. */
const couldNotBeMade = ({ errorReason }: CustomDomain): boolean =>
  ['domain.certificateFailed', 'domain.certificateUnreachable', 'domain.certificateExpired'].includes(
    errorReason?.id ?? '',
  );

type StateNoteProps = { website: Website; domain: CustomDomain; answer: DomainAnswer };

/** What its state means for the site, and what leads out of it. While it waits for DNS the findings say it all. */
export function DomainStateNote({ website, domain, answer }: StateNoteProps) {
  const { hostname: host, status } = domain;
  const reason = domain.error === null ? null : say(domain.errorReason, domain.error);
  switch (status) {
    case 'pending_dns':
      return null;
    case 'verifying':
      return (
        <DomainNote tone="plain" title={couldNotBeMade(domain) ? copy.blocked : copy.verifying}>
          {reason ?? copy.verifyingBody}
        </DomainNote>
      );
    case 'active': {
      const isDoubtful = reason !== null || answer.findings.some(({ ok }) => !ok);
      return (
        <DomainNote
          tone={isDoubtful ? 'warn' : 'good'}
          title={isDoubtful ? copy.warn(host) : copy.active(host)}
          actions={
            <Button asChild>
              <a href={website.url} target="_blank" rel="noopener noreferrer">
                {copy.view}
                <ExternalLink size={15} aria-hidden />
              </a>
            </Button>
          }
        >
          {reason ?? copy.activeBody}
        </DomainNote>
      );
    }
    case 'blocked':
      return (
        <DomainNote tone="bad" title={copy.blocked}>
          {reason ?? copy.blockedBody}
        </DomainNote>
      );
    case 'paused':
      return website.plan === 'free' ? (
        <DomainNote
          tone="bad"
          title={copy.paused(host)}
          actions={
            <Button asChild>
              <Link to={paths.billing()}>{copy.billing}</Link>
            </Button>
          }
        >
          {reason ?? copy.pausedBody}
        </DomainNote>
      ) : (
        <DomainNote tone="bad" title={copy.stopped(host)}>
          {reason ?? copy.stoppedBody}
        </DomainNote>
      );
    case 'failed':
      return (
        <Again websiteId={website._id} domain={domain} title={copy.failed(host)} label={copy.again}>
          {reason ?? copy.failedBody}
        </Again>
      );
    case 'detached':
      return (
        <Again
          websiteId={website._id}
          domain={domain}
          title={isLost(domain) ? copy.lost(host) : copy.detached(host)}
          label={copy.connectAgain}
        >
          {reason ?? copy.detachedBody}
        </Again>
      );
  }
}

type AgainProps = {
  websiteId: string;
  domain: CustomDomain;
  title: string;
  label: string;
  children: string;
};

/** The same domain is claimed anew. */
function Again({ websiteId, domain, title, label, children }: AgainProps) {
  const start = useMutation({
    mutationFn: () => setDomain(websiteId, { customDomain: domain.hostname, primary: domain.primary }),
  });
  return (
    <>
      <DomainNote
        tone="plain"
        title={title}
        actions={
          <Button busy={start.isPending} onClick={() => !start.isPending && start.mutate()}>
            {start.isPending ? copy.starting : label}
          </Button>
        }
      >
        {children}
      </DomainNote>
      {start.error !== null && (
        <div className="mt-3">
          {isPlanRequired(start.error) ? (
            <PlanRequired error={start.error} domain />
          ) : (
            <FormError message={fieldErrors(start.error)['customDomain'] ?? errorSentence(start.error)} />
          )}
        </div>
      )}
    </>
  );
}
