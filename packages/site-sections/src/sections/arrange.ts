/** What shows at once, and what folds away behind "more". */
export type Collapsed<T> = {
  shown: T[];
  collapsed: T[];
  /** How many there are: more than both where a page does not carry them all. */
  all: number;
};

export type ListSettings = { order?: string[] | undefined; hiddenItems?: string[] | undefined };

/** The items that the owner shows, in the owner's order; the rest follow as they came. */
export function arrange<T extends { id: string }>(items: readonly T[], settings: ListSettings): T[] {
  const hidden = new Set(settings.hiddenItems);
  const seen = new Set<string>();
  const kept = items.filter((item) => !hidden.has(item.id) && !seen.has(item.id) && seen.add(item.id));
  const byId = new Map(kept.map((item) => [item.id, item]));
  const first = [...new Set(settings.order)].flatMap((id) => byId.get(id) ?? []);
  const firstIds = new Set(first.map((item) => item.id));
  return [...first, ...kept.filter((item) => !firstIds.has(item.id))];
}

/** null for an empty list. `most` bounds what a page carries at all. */
export function collapse<T>(items: readonly T[], shown: number, max = Infinity): Collapsed<T> | null {
  if (items.length === 0) return null;
  return { shown: items.slice(0, shown), collapsed: items.slice(shown, max), all: items.length };
}

export function everyItem<T>({ shown, collapsed }: Collapsed<T>): T[] {
  return [...shown, ...collapsed];
}
