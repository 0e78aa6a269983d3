const MOST_DEPTH = 12;
const ADDRESS = /^(?:https?:|mailto:|tel:|\/)\S*$/u;

/**
 * The texts of a value of ours (a profile, a design, a post): one for each object, its own strings and those of the
 * objects in it together, so that a title stands with what it is the title of. Each entry of a list is a text of its own.
 */
export function* siteTexts(value: unknown, depth = 0): Generator<string> {
  if (depth > MOST_DEPTH) return;
  if (typeof value === 'string') {
    if (isText(value)) yield value;
    return;
  }
  if (Array.isArray(value)) {
    const words = value.filter((entry): entry is string => typeof entry === 'string' && isText(entry));
    if (words.length > 0) yield words.join('\n');
    for (const entry of value) if (typeof entry === 'object') yield* siteTexts(entry, depth + 1);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const own: string[] = [];
  const lists: unknown[] = [];
  gather(value, own, lists, depth);
  if (own.length > 0) yield own.join('\n');
  for (const list of lists) yield* siteTexts(list, depth + 1);
}

function gather(value: object, own: string[], lists: unknown[], depth: number): void {
  if (depth > MOST_DEPTH) return;
  for (const part of Object.values(value)) {
    if (typeof part === 'string') {
      if (isText(part)) own.push(part);
    } else if (Array.isArray(part)) lists.push(part);
    else if (typeof part === 'object' && part !== null) gather(part as object, own, lists, depth + 1);
  }
}

const isText = (text: string): boolean => text.trim().length > 2 && !ADDRESS.test(text);
