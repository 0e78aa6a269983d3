import { parseFragment } from 'parse5';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/giu;

/** HTML entities as the characters they mean. Tags are left alone: they are text here. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity) => {
    const known = decoded.get(entity) ?? decodeEntity(entity);
    if (decoded.size < 500) decoded.set(entity, known);
    return known;
  });
}

/** Exports hold the same few a thousand times. */
const decoded = new Map<string, string>();

function decodeEntity(entity: string): string {
  const node = parseFragment(entity).childNodes[0];
  return node !== undefined && 'value' in node ? node.value : entity;
}
