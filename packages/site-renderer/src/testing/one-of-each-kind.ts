/** For tests: of files of one kind, told by their first folder, the second: its neighbours are on both sides. */
export function oneOfEachKind<T extends { path: string }>(files: readonly T[]): T[] {
  const kinds = new Map<string, T[]>();
  for (const file of files) {
    const kind = file.path.replace(/^(\/\w+\/).*/u, '$1');
    kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
  }
  return [...kinds.values()].flatMap(([first, second = first]) => second ?? []);
}
