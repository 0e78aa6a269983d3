import * as v from 'valibot';
import { InstantSchema } from './profile.ts';

/** How a profile was had: the method that answered, when, and in words what the platform did not give. */
export const SourceReportSchema = v.object({
  /** For example `github:rest`, `github:rest+token`, `sample`, `cache`. */
  method: v.pipe(v.string(), v.maxLength(100)),
  fetchedAt: InstantSchema,
  warnings: v.array(v.pipe(v.string(), v.maxLength(500))),
  /** What would complete the profile, best first; absent when nothing is known to be missing. */
  next: v.optional(v.array(v.picklist(['connect', 'import', 'form', 'sample', 'retry']))),
});
export type SourceReport = v.InferOutput<typeof SourceReportSchema>;
