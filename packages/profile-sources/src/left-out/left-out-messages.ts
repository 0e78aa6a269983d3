import type { Message } from '@tosite/validation/messages/message';
import type { LeftOut } from '@tosite/validation/profile/source-report';

const MAX_NAMED = 6;
/** What is private goes without saying: it is in the list. */
const TOLD = ['unsupported', 'limit', 'unreadable', 'repeated'] as const satisfies readonly LeftOut['why'][];

/** One message for each reason, for whoever dropped the file. Empty where nothing else was left out. */
export function leftOutMessages(leftOut: readonly LeftOut[]): Message[] {
  return TOLD.flatMap((why): Message[] => {
    const because = leftOut.filter((one) => one.why === why);
    if (because.length === 0) return [];
    const list = because.slice(0, MAX_NAMED);
    const entries = because.reduce((sum, { count }) => sum + count, 0);
    return [{ id: 'source.leftOut', why, list, more: because.length - list.length, entries }];
  });
}
