import { StoredMessageSchema } from '@tosite/validation/messages/stored-message';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import * as v from 'valibot';

/** What a source says now, with its items under the ids by which the site knows them. */
export const ReadingSchema = v.object({
  profile: ProfileSchema,
  method: v.string(),
  /** True: a fact that is not there is gone. False: it was read in another way than the one before, which may not say it. */
  saysAll: v.boolean(),
  /** What the platform did not give. */
  warnings: v.array(StoredMessageSchema),
});
export type Reading = v.InferOutput<typeof ReadingSchema>;

/** By `list/id` of an item as a source names it, the id by which the site knows it. */
export const AliasesSchema = v.record(v.string(), v.string());
export type Aliases = v.InferOutput<typeof AliasesSchema>;
