import { entitlementsOf } from '@tosite/validation/website/entitlements';
import { notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { monthOf, nextMonth } from '../../writing/periods.ts';
import { usedOf } from '../../writing/usage-store.ts';
import { hasBudget } from '../../writing/writing-model.ts';
import { helpOwner } from './help-owner.ts';
import type { WritingServices } from './writing-services.ts';

export function writingHandlers(services: WritingServices): Pick<Handlers, 'aiUsage' | 'helpMeWrite'> {
  const { model, now } = services;
  const { db } = services.database;
  return {
    aiUsage: async ({ query }, { user }) => {
      const website = await findOwnWebsite(db, user.id, query.websiteId);
      if (website === null) throw notFound();
      const limit = entitlementsOf(website.plan).modelPosts;
      const used = await usedOf(db, { user_id: user.id, kind: 'post', period: monthOf(now()) });
      const isLeft =
        model !== null && user.emailVerified && used < limit && (await hasBudget(db, model, now()));
      return {
        configured: model !== null,
        writer: isLeft ? 'ai' : 'extractive',
        used,
        limit,
        resetsAt: new Date(nextMonth(now())).toISOString(),
      };
    },
    helpMeWrite: ({ body }, { user, stream, signal, log }) =>
      helpOwner(services, {
        user,
        ask: body,
        signal,
        log,
        onText: (delta) => void stream?.send('text', { delta }),
      }),
  };
}
