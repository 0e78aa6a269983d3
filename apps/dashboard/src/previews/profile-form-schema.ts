import { normalizeProfileUrl } from '@tosite/validation/platforms/normalize-profile-url';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import * as v from 'valibot';

/** The specified rule, with its messages, as a schema. */
export function profileFormSchema(subdomain: Subdomain | null) {
  return v.object({
    profileOrUsername: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const reading = normalizeProfileUrl(dataset.value, subdomain);
        if (reading.ok) return reading;
        addIssue({ message: reading.message });
        return NEVER;
      }),
    ),
  });
}
