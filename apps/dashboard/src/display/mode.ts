import { create } from 'zustand';
import { readLocal, STORAGE_KEYS, writeLocal } from '../memory/local-store.ts';

export const MODES = ['auto', 'light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

function storedMode(): Mode {
  const stored = readLocal(STORAGE_KEYS.mode);
  return MODES.find((mode) => mode === stored) ?? 'auto';
}

export const useModeStore = create<{ mode: Mode }>()(() => ({ mode: storedMode() }));

/** `auto` leaves it to the system. */
export function setMode(mode: Mode): void {
  writeLocal(STORAGE_KEYS.mode, mode === 'auto' ? null : mode);
  useModeStore.setState({ mode });
  applyMode(mode);
}

export function applyMode(mode: Mode = storedMode()): void {
  if (mode === 'auto') document.documentElement.removeAttribute('data-mode');
  else document.documentElement.setAttribute('data-mode', mode);
}
