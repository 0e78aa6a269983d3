import type { Announcements } from '@dnd-kit/core';

type Place = (name: string, place: number, count: number) => string;
/** What is said of it to whoever does not see it. */
export type SortableWords = {
  move: (name: string) => string;
  dragHelp: string;
  dragStart: Place;
  dragOver: Place;
  dragEnd: Place;
  dragCancel: (name: string) => string;
};

/** What is heard while a row is moved. */
export function announcementsOf<T extends string>(
  ids: readonly T[],
  nameOf: (id: T) => string,
  copy: SortableWords,
): Announcements {
  const say = (words: Place, id: unknown, at: unknown) => {
    const place = ids.indexOf(at as T);
    return place === -1 ? undefined : words(nameOf(id as T), place + 1, ids.length);
  };
  return {
    onDragStart: ({ active }) => say(copy.dragStart, active.id, active.id),
    // Over its own place it has only been picked up: that is what is heard then.
    onDragOver: ({ active, over }) =>
      over?.id === active.id ? undefined : say(copy.dragOver, active.id, over?.id),
    onDragEnd: ({ active, over }) => say(copy.dragEnd, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => copy.dragCancel(nameOf(active.id as T)),
  };
}
