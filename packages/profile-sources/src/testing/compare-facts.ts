type Fact = { place: string; value: string };

/** Every fact of an answer with its place: keys joined by dots, "[]" for a list's items. No answer, "no" and an empty text are no facts. */
export function factsOf(json: unknown, place = ''): Fact[] {
  if (Array.isArray(json)) return json.flatMap((item) => factsOf(item, `${place}[]`));
  if (typeof json === 'object' && json !== null)
    return Object.entries(json).flatMap(([key, value]) =>
      factsOf(value, place === '' ? key : `${place}.${key}`),
    );
  return json === null || json === false || json === ''
    ? []
    : [{ place, value: typeof json === 'string' ? json : JSON.stringify(json) }];
}

/** The end of an address without what a server of the test changes, so that both sides can be compared. */
const plain = (text: string) =>
  text.replaceAll(/https?:(?:\\?\/){2}[^/\s"\\]+(?:\/[a-z.]+\.example\.com)?/giu, '');

/**
 * Places of which a value is neither kept nor left out on purpose, and lines of the list that cover nothing. A line that
 * ends in "." or "[" covers all below it; a pattern covers every place it matches.
 */
export function compareFacts(facts: readonly Fact[], kept: unknown, leftOut: readonly (string | RegExp)[]) {
  const text = plain(JSON.stringify(kept));
  const covers = (line: string | RegExp, place: string) =>
    line instanceof RegExp
      ? line.test(place)
      : line.endsWith('.') || line.endsWith('[')
        ? place.startsWith(line)
        : place === line;
  const isKept = ({ value }: Fact) => text.includes(plain(JSON.stringify(value).slice(1, -1)));
  const lost = facts.filter((fact) => !isKept(fact) && !leftOut.some((line) => covers(line, fact.place)));
  return {
    lost: [...new Set(lost.map(({ place, value }) => `${place} = ${value.slice(0, 60)}`))],
    idle: leftOut.filter((line) => !facts.some(({ place }) => covers(line, place))).map(String),
  };
}

export const ALL_KEPT = { lost: [], idle: [] };
