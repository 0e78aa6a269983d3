/** Joins class names; what is empty or false is left out. undefined when none remains, so that no empty attribute is written. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ') || undefined;
}
