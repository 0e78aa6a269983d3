/** The word for a key; throws for one of a newer server, so that the sentence with it is not said at all. */
export function wordOf<K extends string, T>(words: Readonly<Record<K, T>>, key: K): T {
  if (!Object.hasOwn(words, key)) throw new TypeError(`no word for ${key}`);
  return words[key];
}
