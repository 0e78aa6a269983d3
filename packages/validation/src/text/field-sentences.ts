import * as v from 'valibot';

/** Generic messages of forms. */
export const REQUIRED = 'Required';
export const INVALID_INPUT = 'Invalid input';

/**
 * The message of an object of fields, so that a field which is absent says the same sentence as one left empty.
 * Without it valibot answers in words of its own.
 */
export function fieldSentences(entries: Record<string, v.GenericSchema>) {
  return (issue: v.BaseIssue<unknown>): string => {
    const key = issue.path?.[0]?.key;
    const entry = typeof key === 'string' && Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry === undefined) return INVALID_INPUT;
    const sentence = v.safeParse(entry, undefined).issues?.[0].message ?? REQUIRED;
    return sentence.startsWith('Invalid ') ? REQUIRED : sentence;
  };
}
