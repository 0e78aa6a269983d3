import { createStore } from 'zustand/vanilla';

/** Where something of React stands in a picture of the text. */
export type PictureSlot = { key: string; place: HTMLElement; at: () => number | undefined };

export type PictureSlots = ReturnType<typeof pictureSlots>;

/** The pictures that are drawn now. */
export const pictureSlots = () => createStore<{ slots: readonly PictureSlot[] }>(() => ({ slots: [] }));

/** Answers how it goes away again. */
export function addSlot(slots: PictureSlots, place: HTMLElement, at: PictureSlot['at']): () => void {
  const slot = { key: crypto.randomUUID(), place, at };
  slots.setState((state) => ({ slots: [...state.slots, slot] }));
  return () => slots.setState((state) => ({ slots: state.slots.filter((other) => other !== slot) }));
}
