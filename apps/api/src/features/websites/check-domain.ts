import { isReservedLabel, normalizeSiteLabel, SiteLabelSchema } from '@tosite/validation/website/site-label';
import * as v from 'valibot';
import { formMessage } from '@tosite/validation/messages/form-message';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { Database } from '../../database/database.ts';
import { findLabels, labelIsFree, whyNotFree } from '../../site-content/label-store.ts';
import { suggestLabels } from '../../site-content/suggest-labels.ts';

export type DomainAnswer = {
  available: boolean;
  reason?: 'taken' | 'reserved' | 'invalid';
  message?: string;
  messageReason?: MessageValue;
  suggestions: string[];
};

/** Whether an address can be had by this person (null: a visitor), in words that stand beside the field. */
export async function checkDomain(
  services: { database: Database; now: () => number },
  domainName: string,
  userId: string | null,
): Promise<DomainAnswer> {
  const { database, now } = services;
  const reading = v.safeParse(SiteLabelSchema, domainName);
  if (!reading.success) {
    return {
      available: false,
      reason: 'invalid',
      ...said(formMessage(reading.issues[0].message)),
      suggestions:
        domainName.trim() === '' ? [] : await suggestLabels(database.db, domainName, userId, now()),
    };
  }
  const label = normalizeSiteLabel(reading.output);
  if (isReservedLabel(label)) {
    return {
      available: false,
      reason: 'reserved',
      ...said({ id: 'website.addressReserved' }),
      suggestions: await suggestLabels(database.db, label, userId, now()),
    };
  }
  const known = await findLabels(database.db, [label]);
  if (!labelIsFree(known.get(label), userId, now())) {
    return {
      available: false,
      reason: 'taken',
      ...said({ id: whyNotFree(known.get(label)) }),
      suggestions: await suggestLabels(database.db, label, userId, now()),
    };
  }
  return { available: true, suggestions: [] };
}

function said(message: Message): Pick<DomainAnswer, 'message' | 'messageReason'> {
  return { message: inEnglish(message), messageReason: message };
}
