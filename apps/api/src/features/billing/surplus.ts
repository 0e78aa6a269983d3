import type { SeenSubscription } from './payments.ts';

const isLive = ({ status }: SeenSubscription): boolean => status !== 'ended';

/**
 * Of the subscriptions that live, those that are too many: for a website that has one already (what is paid counts
 * before what is not yet, then the older), or for one that is not there any more.
 */
export function surplusOf(
  seen: readonly SeenSubscription[],
  websites: ReadonlySet<string>,
): SeenSubscription[] {
  const ours = seen.filter((each) => isLive(each) && each.websiteId !== null);
  return ours.filter((each) => {
    if (!websites.has(each.websiteId ?? '')) return true;
    const rivals = ours.filter(({ websiteId }) => websiteId === each.websiteId);
    return rivals.some((rival) => rival !== each && goesBefore(rival, each));
  });
}

function goesBefore(one: SeenSubscription, other: SeenSubscription): boolean {
  const waits = (each: SeenSubscription): number => (each.status === 'incomplete' ? 1 : 0);
  const order = waits(one) - waits(other) || one.begunAt - other.begunAt || (one.id < other.id ? -1 : 1);
  return order < 0;
}
