import { entitlementsOf } from '@tosite/validation/website/entitlements';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { monthOf } from '../../writing/periods.ts';
import { takeOne } from '../../writing/usage-store.ts';
import { budgetUsed, confirmEmail, usedUp } from '../../writing/writing-failures.ts';
import { hasBudget } from '../../writing/writing-model.ts';
import type { FilmPostServices } from './film-post-services.ts';

export type Writing =
  { writer: 'ai'; /** In which one is reserved. */ period: string } | { writer: 'extractive'; period: null };

const EXTRACTIVE: Writing = { writer: 'extractive', period: null };

/**
 * Who writes the post, with one of the owner's posts reserved where it is a model. Who asked for the model and cannot have
 * it is told why; who named nobody gets the film's own words.
 */
export async function whoWrites(
  { model, now }: Pick<FilmPostServices, 'model' | 'now'>,
  trx: Executor,
  website: Pick<WebsiteRecord, 'owner_id' | 'plan'>,
  asked: 'ai' | 'extractive' | undefined,
): Promise<Writing> {
  if (asked === 'extractive') return EXTRACTIVE;
  const without = (failure: () => ApiFailure): Writing => {
    if (asked === 'ai') throw failure();
    return EXTRACTIVE;
  };
  if (model === null) return without(() => new ApiFailure('ai_not_configured', { id: 'post.noModel' }));
  const owner = await trx
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', website.owner_id)
    .executeTakeFirst();
  if (owner?.email_verified_at == null) return without(confirmEmail);
  if (!(await hasBudget(trx, model, now()))) return without(() => budgetUsed(now()));
  const period = monthOf(now());
  const isTaken = await takeOne(
    trx,
    { user_id: website.owner_id, kind: 'post', period },
    entitlementsOf(website.plan).modelPosts,
  );
  return isTaken ? { writer: 'ai', period } : without(() => usedUp('post', website.plan, now()));
}
