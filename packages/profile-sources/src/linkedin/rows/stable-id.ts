import { createHash } from 'node:crypto';

/**
 * The id of something that LinkedIn gives no id: from what it is, so that a page, an export and an answer of the API
 * that name the same job agree, and a second import finds it again.
 */
export function stableId(kind: string, ...facts: readonly (string | null)[]): string {
  const plain = facts.map((fact) =>
    (fact ?? '').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim(),
  );
  return `linkedin:${kind}:${createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 20)}`;
}

/** The first item of every id, at most `most`. Two rows of one export that say the same are one item. */
export function distinct<T extends { id: string }>(items: readonly T[], most = 1000): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, most);
}
