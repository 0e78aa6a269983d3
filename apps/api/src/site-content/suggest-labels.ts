import { randomInt } from 'node:crypto';
import { isReservedLabel, siteLabelFrom, SITE_LABEL_MAX } from '@tosite/validation/website/site-label';
import type { Executor } from '../database/database.ts';
import { findLabels, labelIsFree } from './label-store.ts';

const ENDINGS = ['site', 'page', 'online', 'home', 'web', 'hq', 'works', 'studio'];

/** Six characters that are hard to misread. */
export function randomEnding(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
}

/** Up to three addresses near the wanted one that can be had now. */
export async function suggestLabels(
  db: Executor,
  wanted: string,
  userId: string | null,
  now: number,
): Promise<string[]> {
  const base = siteLabelFrom(wanted).slice(0, SITE_LABEL_MAX - 8);
  const candidates = (
    base === '' ? [] : [base, ...ENDINGS.map((ending) => `${base}${ending}`), `my${base}`, `the${base}`]
  ).filter((label) => label !== wanted && !isReservedLabel(label));
  const known = await findLabels(db, candidates);
  const free = candidates.filter((label) => labelIsFree(known.get(label), userId, now)).slice(0, 3);
  return free.length > 0 ? free : [`${base === '' ? 'site' : base}${randomEnding()}`];
}

/**
 * The address that a preview begins with: its name in ASCII letters and digits; `site` and six characters when
 * nothing is left of the name, or when it is taken or reserved.
 */
export async function suggestedDomain(db: Executor, siteName: string, now: number): Promise<string> {
  const label = siteLabelFrom(siteName);
  if (label === '' || isReservedLabel(label)) return `site${randomEnding()}`;
  const known = await findLabels(db, [label]);
  return labelIsFree(known.get(label), null, now) ? label : `site${randomEnding()}`;
}
