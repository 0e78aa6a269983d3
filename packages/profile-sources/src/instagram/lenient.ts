import * as v from 'valibot';

/*
 * Building blocks for answers of which only what is used is read. A field that is missing, null or of another type
 * becomes null; a list's items that cannot be read are left out.
 */

export const text = v.fallback(v.nullable(v.string()), null);
export const flag = v.fallback(v.boolean(), false);

/** A count; Instagram writes -1 for one that is hidden. */
export const count = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null);

/** An id as text: quoted, or a number that `parseJson` kept whole. */
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.regex(/^\d{1,40}$/u),
);

/** The items of a list that can be read; anything that is no list has none. */
export function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((entry): v.InferOutput<T>[] => {
        const reading = v.safeParse(item, entry);
        return reading.success ? [reading.output] : [];
      }),
    ),
  );
}

/** The object, or null for anything that is none. */
export function maybe<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.nullable(schema), null);
}
