import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { ENTITLEMENTS } from '@tosite/validation/website/entitlements';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { billingWords } from '../words/billing-words.ts';
import { errorSentence } from '../words/error-sentence.ts';

const copy = billingWords.planRequired;

export const isPlanRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'plan_required';

type PlanRequiredProps = {
  error: unknown;
  /** True where it was refused for a domain, which so can be connected here. */
  domain?: boolean;
  className?: string;
};

/** What a call was refused for, what the paid plan brings, and the way there. */
export function PlanRequired({ error, domain = false, className }: PlanRequiredProps) {
  const brings = ENTITLEMENTS.standard;
  return (
    <Notice
      role="alert"
      {...(className === undefined ? {} : { className })}
      action={
        <Button variant="primary" asChild>
          <Link to={paths.billing()}>{copy.open}</Link>
        </Button>
      }
    >
      <p className="font-semibold">{copy.title}</p>
      <p>{errorSentence(error)}</p>
      <p className="mt-1 text-sm text-ink-2">
        {copy.brings}{' '}
        {[
          ...(domain && brings.customDomain ? [copy.domain] : []),
          copy.line,
          copy.posts(brings.modelPosts),
          copy.helps(brings.writingHelps),
          copy.support,
        ].join(', ')}
        .
      </p>
    </Notice>
  );
}
