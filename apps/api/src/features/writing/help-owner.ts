import type { EndpointAnswer, EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import type { helpMeWrite } from '@tosite/api-client/endpoints/writing';
import { helpWrite } from '@tosite/writers/help/help-write';
import { knownOf } from '@tosite/writers/help/known-profile';
import type { Meter } from '@tosite/writers/model/model-client';
import { ModelFailure } from '@tosite/writers/model/model-failure';
import { entitlementsOf } from '@tosite/validation/website/entitlements';
import type { Logger } from 'pino';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { AuthenticatedUser } from '../../http/request-context.ts';
import { shownProfile } from '../../site-content/shown-profile.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { dayOf } from '../../writing/periods.ts';
import { giveOneBack, giveRequestBack, takeOne, takeRequest, type Usage } from '../../writing/usage-store.ts';
import { budgetUsed, confirmEmail, unavailable, usedUp } from '../../writing/writing-failures.ts';
import type { WritingModel } from '../../writing/writing-model.ts';
import type { WritingServices } from './writing-services.ts';

type Ask = {
  user: AuthenticatedUser;
  ask: EndpointRequest<typeof helpMeWrite>['body'];
  signal: AbortSignal;
  log: Logger;
  onText: (delta: string) => void;
};

/**
 * A text for one field. The model is told what the owner's website shows, what stands around the field, and what is asked;
 * of anybody else, and of what is hidden, nothing. What fails is not counted; who goes away ends the request.
 */
export async function helpOwner(
  services: WritingServices,
  { user, ask, signal, log, onText }: Ask,
): Promise<EndpointAnswer<typeof helpMeWrite>> {
  const { database, model } = services;
  const website = await websiteOf(services, user.id, ask.websiteId);
  if (model === null) throw new ApiFailure('ai_not_configured', { id: 'writing.notConfigured' });
  if (!user.emailVerified) throw confirmEmail();
  const known =
    website === null ? '' : knownOf(await shownProfile(database.db, website.id), website.spec.sectionOrder);
  const reserved = await reserve(services, model, { userId: user.id, plan: website?.plan ?? 'free' });
  try {
    const { type, prompt, context = '' } = ask;
    const task = { type, prompt, context, known, language: website?.spec.language ?? null };
    const { text, notKnown, unsupported } = await helpWrite(model.client, task, {
      signal,
      meter: reserved.meter,
      onText,
    });
    return {
      text,
      ...(notKnown === null ? {} : { notKnown }),
      ...(unsupported.length === 0 ? {} : { unsupported }),
    };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    await reserved.giveBack();
    log.warn({ why: error.code, status: error.status }, 'the writing model did not help');
    throw unavailable(error.code, error);
  }
}

async function websiteOf(
  { database }: WritingServices,
  userId: string,
  websiteId: string | undefined,
): Promise<WebsiteRecord | null> {
  if (websiteId === undefined) return null;
  const website = await findOwnWebsite(database.db, userId, websiteId);
  if (website === null) throw notFound();
  return website;
}

/** One help of the owner's day and one request of everybody's, both or none. */
async function reserve(
  { database, now }: WritingServices,
  { dailyBudget }: WritingModel,
  { userId, plan }: { userId: string; plan: WebsiteRecord['plan'] },
): Promise<{ meter: Meter; giveBack: () => Promise<void> }> {
  const day = dayOf(now());
  const usage: Usage = { user_id: userId, kind: 'help', period: day };
  await database.transaction(async (trx) => {
    if (!(await takeOne(trx, usage, entitlementsOf(plan).writingHelps))) throw usedUp('help', plan, now());
    if (!(await takeRequest(trx, day, dailyBudget))) throw budgetUsed(now());
  });
  return {
    meter: { take: async () => undefined, giveBack: () => giveRequestBack(database.db, day) },
    giveBack: () => giveOneBack(database.db, usage),
  };
}
