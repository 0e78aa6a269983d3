import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import type { HoldReason } from '@tosite/validation/moderation/judge-site';
import type { Website } from '@tosite/validation/website/website';
import type { Hold } from './hold-store.ts';

const IDS = {
  password: 'moderation.password',
  card: 'moderation.card',
  seed: 'moderation.seed',
} as const;

/** What a hold says to the owner, a sentence each. */
export function holdMessages({ cause, reasons }: Pick<Hold, 'cause' | 'reasons'>): Message[] {
  const claim = reasons.find((reason) => reason.kind === 'claim');
  if (cause === 'reports' && claim !== undefined)
    return [{ id: 'moderation.claimed', profile: claim.profile }];
  if (cause === 'reports') return [{ id: 'moderation.reported' }];
  if (cause !== 'guard') return [{ id: 'moderation.byOperator' }];
  const messages = reasons.flatMap((reason) => (reason.kind === 'claim' ? [] : [messageOf(reason)]));
  const known = new Set<string>();
  return messages.filter((message) => {
    const key = JSON.stringify(message);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function messageOf(reason: HoldReason): Message {
  const { brand } = reason;
  if (reason.kind === 'secret') return { id: IDS[reason.secret], brand };
  return { id: reason.kind === 'address' ? 'moderation.address' : 'moderation.name', brand };
}

export function presentHold(hold: Hold | null | undefined): Pick<Website, 'hold'> {
  if (hold === null || hold === undefined) return {};
  const messages = holdMessages(hold);
  return {
    hold: {
      since: new Date(hold.at).toISOString(),
      messages: messages.map((message) => inEnglish(message)),
      messageReasons: messages,
      words: hold.words,
      answeredAt: hold.answered_at === null ? null : new Date(hold.answered_at).toISOString(),
    },
  };
}
