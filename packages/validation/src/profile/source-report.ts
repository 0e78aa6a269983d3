import * as v from 'valibot';
import { InstantSchema } from './profile.ts';
import { MessageValueSchema } from '../messages/message-value.ts';
import { StoredMessageSchema } from '../messages/stored-message.ts';

/** What a source held and the profile does not, counted: nothing is left out in silence. */
export const LeftOutSchema = v.object({
  /** The table, list or file as the source names it: `Patents.csv`, `basics.interests`. */
  table: v.pipe(v.string(), v.maxLength(200)),
  /** The column or field; null: the whole table. */
  column: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `unsupported`: we have no place for it. `private`: never taken. `limit`: more than we keep. `unreadable`: damaged or
   * not of the form that its place asks for. `repeated`: equal to another in every cell. */
  why: v.picklist(['unsupported', 'private', 'limit', 'unreadable', 'repeated']),
});
export type LeftOut = v.InferOutput<typeof LeftOutSchema>;

const entries = {
  /** For example `github:rest`, `github:rest+token`, `sample`, `cache`. */
  method: v.pipe(v.string(), v.maxLength(100)),
  fetchedAt: InstantSchema,
  /** Absent where a report was made before this was counted. */
  leftOut: v.optional(v.pipe(v.array(LeftOutSchema), v.maxLength(1000))),
  /** What would complete the profile, best first; absent when nothing is known to be missing. */
  next: v.optional(v.array(v.picklist(['connect', 'import', 'form', 'sample', 'retry']))),
};

/** How a profile was had: the method that answered, when, and what the platform did not give. */
export const SourceReportSchema = v.object({
  ...entries,
  warnings: v.array(StoredMessageSchema),
  /** The platform's own number of the account, which stays when its name changes; absent where it told none. */
  accountId: v.optional(v.pipe(v.string(), v.maxLength(300))),
});
export type SourceReport = v.InferOutput<typeof SourceReportSchema>;

/** The same as an answer carries it. */
export const ReportAnswerSchema = v.object({
  ...entries,
  /** In English. */
  warnings: v.array(v.pipe(v.string(), v.maxLength(1000))),
  /** The same as values, for whoever says them in another language. */
  warningReasons: v.optional(v.array(MessageValueSchema)),
});
export type ReportAnswer = v.InferOutput<typeof ReportAnswerSchema>;
