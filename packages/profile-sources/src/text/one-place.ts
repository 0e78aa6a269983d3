/** A city, its region and its country as one line, with the comma of the letters that the city is written in; '' for none. */
export function onePlace(parts: readonly (string | null)[]): string {
  const known = [...new Set(parts.filter((part) => part !== null))];
  return known.join(/\p{Script=Arabic}/u.test(known[0] ?? '') ? '، ' : ', ');
}
