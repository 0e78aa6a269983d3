import { toJsonSchema } from '@valibot/to-json-schema';
import type { JSONSchema7 } from 'ai';
import * as v from 'valibot';

/** What a model is asked for. Of times it is told nothing, and none is taken from it: captions have numbers. */
const PostAnswerSchema = v.object({
  title: v.string(),
  excerpt: v.string(),
  sections: v.array(
    v.object({
      heading: v.string(),
      paragraphs: v.array(v.object({ text: v.string(), captions: v.array(v.number()) })),
    }),
  ),
});
export type PostAnswer = v.InferOutput<typeof PostAnswerSchema>;

/** As it is sent: who answers by schema takes objects that name all of what they hold. */
export const POST_ANSWER_JSON = toJsonSchema(PostAnswerSchema, {
  overrideSchema: ({ jsonSchema }) =>
    jsonSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : jsonSchema,
}) as JSONSchema7;

/** null: it is not what was asked for. What stands around the JSON is passed over. */
export function readPostAnswer(written: string): PostAnswer | null {
  const start = written.indexOf('{');
  const end = written.lastIndexOf('}');
  if (start === -1 || end < start) return null;
  try {
    const read = v.safeParse(PostAnswerSchema, JSON.parse(written.slice(start, end + 1)));
    return read.success && read.output.sections.some(({ paragraphs }) => paragraphs.length > 0)
      ? read.output
      : null;
  } catch {
    return null;
  }
}
