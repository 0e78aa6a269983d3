import { PersonNameSchema } from '@tosite/validation/account/account-fields';
import * as v from 'valibot';

/** A name by the rules of our own form: the provider's, else what stands before the @ of the address. */
export function presentableName(given: string | null, email: string): string {
  const local = (email.split('@')[0] ?? '').replace(/[._+-]+/gu, ' ');
  for (const candidate of [given ?? '', local]) {
    const cut = Array.from(candidate.normalize('NFC')).slice(0, 60).join('').slice(0, 60);
    const read = v.safeParse(PersonNameSchema, cut);
    if (read.success) return read.output;
  }
  return 'Owner';
}
