import * as v from 'valibot';
import { languageTag } from '../../text/language-tag.ts';

/* The API's answers, only what is used; a field that may be left out or be of another type becomes null. */

const text = v.fallback(v.nullable(v.string()), null);

/** The language that the member set for themselves: "en-US", or its two parts. */
const locale = v.fallback(
  v.nullable(
    v.pipe(
      v.union([
        v.string(),
        v.pipe(
          v.object({ language: v.string(), country: v.optional(v.string()) }),
          v.transform(({ language, country }) =>
            country === undefined ? language : `${language}-${country}`,
          ),
        ),
      ]),
      v.transform((tag) => languageTag(tag)),
    ),
  ),
  null,
);

/** Of "Sign in with LinkedIn using OpenID Connect": no headline, no public address, no positions. */
export const UserinfoSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: text,
  given_name: text,
  family_name: text,
  picture: text,
  email: text,
  locale,
  email_verified: v.fallback(v.boolean(), false),
});
export type LinkedInUserinfo = v.InferOutput<typeof UserinfoSchema>;

const list = v.fallback(v.array(v.unknown()), []);

/** One page of a member's data. Rows have the columns of the files of the export. */
export const SnapshotSchema = v.object({
  elements: v.pipe(
    list,
    v.transform((elements) =>
      elements.flatMap((element): unknown[] => {
        const reading = v.safeParse(v.object({ snapshotData: v.unknown() }), element);
        if (!reading.success) return [];
        const { snapshotData } = reading.output;
        return Array.isArray(snapshotData) ? snapshotData : [snapshotData];
      }),
    ),
  ),
});
