import type { LeftOutReason } from '@tosite/validation/visits/visit';
import type { NewVisit } from './visit-store.ts';

/** Why a request was not counted; the last three are the counter's own. */
export type LeftOut = LeftOutReason | 'too_many' | 'repeated' | 'dropped';

const QUARTER = 900_000;
/** Of so many websites at once it is known how much was left out. */
const MOST = 5000;

/** How many requests were left out, by website, time and reason: a number each, however many robots come. */
export function createLeftOut(newId: () => string) {
  let counts = new Map<string, NewVisit>();
  return {
    add(websiteId: string, at: number, reason: LeftOut): void {
      const begin = Math.floor(at / QUARTER) * QUARTER;
      const key = `${websiteId} ${begin} ${reason}`;
      const known = counts.get(key);
      if (known !== undefined) known.views += 1;
      else if (counts.size < MOST) counts.set(key, row(newId(), websiteId, begin, reason));
    },
    /** Hands over what was counted since the last time. */
    take(): NewVisit[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    size: (): number => counts.size,
  };
}

function row(id: string, websiteId: string, at: number, reason: LeftOut): NewVisit {
  const nothing = { referrer: null, campaign: null, country: null, device: null, browser: null };
  return {
    id,
    website_id: websiteId,
    at,
    kind: 'left_out',
    value: reason,
    visitor: '',
    ...nothing,
    views: 1,
  };
}
