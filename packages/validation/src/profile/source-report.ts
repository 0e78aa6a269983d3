import * as v from 'valibot';
import { InstantSchema } from './profile.ts';

/** How a profile was had: the method that answered, when, and in words what the platform did not give. */
export const SourceReportSchema = v.object({
  /** For example `github:rest`, `github:rest+token`, `sample`, `cache`. */
  method: v.pipe(v.string(), v.maxLength(100)),
  fetchedAt: InstantSchema,
  warnings: v.array(v.pipe(v.string(), v.maxLength(500))),
});
export type SourceReport = v.InferOutput<typeof SourceReportSchema>;
