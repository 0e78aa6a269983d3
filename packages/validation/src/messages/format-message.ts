import type { CatalogShape } from './catalog-shape.ts';
import type { Catalog } from './message.ts';
import type { Format, MessageValue } from './message-value.ts';

/**
 * The sentence of a message in the language of a catalogue; null: the catalogue, or the part of one, does not know it, or its facts are not
 * those that the sentence needs, as of a newer or an older server.
 */
export function formatMessage(catalog: Partial<CatalogShape<Catalog>>, message: MessageValue): string | null {
  const entry = Object.hasOwn(catalog, message.id) ? catalog[message.id as keyof Catalog] : undefined;
  if (entry === undefined) return null;
  if (typeof entry === 'string') return entry;
  const say: Format = (inner) => formatMessage(catalog, inner) ?? '';
  try {
    // The facts of this very entry, as far as the type of its id says: what came from elsewhere may throw.
    return (entry as (facts: unknown, say: Format) => string)(message, say);
  } catch {
    return null;
  }
}
