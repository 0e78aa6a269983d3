import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tosite/ui/class-names';
import { ENTITLEMENTS } from '@tosite/validation/website/entitlements';
import type { Website } from '@tosite/validation/website/website';
import type { ReactNode } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { domainQueries } from '../../sites/domain-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { modelQuery } from './model-query.ts';

const copy = billingWords.changes;

type Change = {
  before: string;
  after: string;
  note?: string;
  /** Not to be had here yet. */
  later?: boolean;
};

/** What each line of a website is on Free, and what it becomes: all of it out of the one table. */
export function PlanChanges({ website, paid }: { website: Website; paid: boolean }) {
  const configured = useQuery(modelQuery(website._id)).data?.configured;
  const { free, standard } = ENTITLEMENTS;
  // Where nobody can say, the plan brings it all the same.
  const hasDomains = useQuery(domainQueries.of(website._id)).data?.configured !== false;
  const noModel = configured === false;
  const changes: Change[] = [];
  if (free.brandingLine && !standard.brandingLine) changes.push({ before: copy.line, after: copy.noLine });
  if (!free.customDomain && standard.customDomain)
    changes.push({
      before: siteAddress(website.domain_name),
      after: copy.domain,
      note:
        website.custom_domain !== null
          ? copy.domainNote
          : hasDomains
            ? copy.domainBringIt
            : copy.domainNotHere,
      later: !hasDomains,
    });
  if (standard.modelPosts > free.modelPosts)
    changes.push({
      before: copy.posts(free.modelPosts),
      after: copy.morePosts(standard.modelPosts),
      note: noModel ? copy.postsNoModel : copy.postsNote,
      later: noModel,
    });
  if (standard.writingHelps > free.writingHelps && !noModel)
    changes.push({ before: copy.helps(free.writingHelps), after: copy.moreHelps(standard.writingHelps) });
  if (!free.prioritySupport && standard.prioritySupport)
    changes.push({ before: copy.support, after: copy.priority });
  return (
    <section aria-labelledby="plan-changes" className="mt-8">
      <h2 id="plan-changes">{paid ? copy.paidTitle : copy.title}</h2>
      <ul className="mt-3 border-b border-rule">
        {changes.map((change) => (
          <ChangeRow key={change.after} {...change} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{copy.same}</p>
    </section>
  );
}

/** Before and after on one thread: side by side, on a phone one above the other. */
function ChangeRow({ before, after, note, later = false }: Change) {
  return (
    <li className="relative grid items-center gap-x-0 gap-y-1 border-t border-rule py-3 max-lg:pl-6 lg:min-h-13 lg:grid-cols-[minmax(0,1fr)_64px_minmax(0,1.12fr)] lg:py-2">
      <Side label={copy.before} className="text-ink-2 lg:text-right">
        {before}
      </Side>
      <span aria-hidden="true" className="absolute inset-y-0 left-0 w-6 lg:relative lg:h-3 lg:w-auto">
        <span className="absolute top-[18px] left-0 z-1 size-2 bg-ground shadow-[inset_0_0_0_1.5px_var(--edge)] lg:top-0.5 lg:left-3" />
        <span className="absolute top-6 bottom-5 left-[3.25px] w-[1.5px] bg-thread lg:top-[5px] lg:right-3 lg:bottom-auto lg:left-4 lg:h-[1.5px] lg:w-auto" />
        <span
          className={classNames(
            'absolute bottom-3.5 -left-0.5 z-1 size-3 lg:top-0 lg:right-3 lg:bottom-auto lg:left-auto',
            later ? 'bg-ground shadow-[inset_0_0_0_1.5px_var(--edge)]' : 'bg-accent-text',
          )}
        />
      </span>
      <Side label={copy.after}>
        <span className="font-semibold">{after}</span>
        {note !== undefined && <span className="text-ink-2"> {note}</span>}
      </Side>
    </li>
  );
}

/** Which plan it is of, for whoever does not see on which side it stands. */
function Side({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <p className={`min-w-0 wrap-anywhere ${className ?? ''}`}>
      <span className="sr-only">{label}: </span>
      {children}
    </p>
  );
}
