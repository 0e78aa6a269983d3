import * as v from 'valibot';
import { transliterate } from '../text/transliterate.ts';
import { RESERVED_LABELS } from './reserved-labels.ts';
import { formMessages } from '../messages/en/form.ts';

export const SITE_LABEL_MAX = 63;

/** What makes a site's label its own: two labels are one name when this is equal. */
export function normalizeSiteLabel(label: string): string {
  return label.trim().toLowerCase();
}

/** Names that mean something to mail servers, browsers, certificate authorities or people: see `reserved-labels.ts`. */
export function isReservedLabel(label: string): boolean {
  const name = normalizeSiteLabel(label);
  return (
    RESERVED_LABELS.has(name) || /^\d+$/u.test(name) || /^(ns|mx|smtp|imap|pop|mail|www)\d+$/u.test(name)
  );
}

/** The label of a site's free address, as the specification words it: letters and digits, 63 at most. */
export const SiteLabelSchema = v.pipe(
  v.string(formMessages['form.websiteDomainMissing']),
  v.trim(),
  v.minLength(1, formMessages['form.websiteDomainMissing']),
  v.maxLength(SITE_LABEL_MAX, formMessages['form.websiteDomainTooLong']),
  v.regex(/^[a-z0-9]+$/i, formMessages['form.websiteDomainLetters']),
);

/**
 * A name written with ASCII letters and digits only, lower-cased, cut at 63: the beginning of an address.
 * Scripts that it cannot write leave nothing; the caller then takes `site` and six characters.
 */
export function siteLabelFrom(name: string): string {
  return transliterate(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, SITE_LABEL_MAX);
}
