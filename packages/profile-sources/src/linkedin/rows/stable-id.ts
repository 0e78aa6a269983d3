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
