import { existsSync } from 'node:fs';

export const WIDTHS = [1440, 390] as const;
export const HEIGHT = 900;

/** A page as somebody sees it who has never been there: a profile of its own, with nothing kept from another visit. */
export type Visit = {
  /** Calls a function in the page. It sees nothing of this file and comes back at once: a site's pages run no script. */
  run: <T>(read: () => T) => Promise<T>;
  /** What is in the window, or as far down as the engine draws. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type Engine = {
  version: string;
  visit: (url: string, width: number) => Promise<Visit>;
  close: () => Promise<void>;
};

/** What an engine needs on this machine, and how it is started with it. */
export type EngineChoice = {
  name: string;
  /** In words, what to install; null: it is there. */
  missing: () => string | null;
  start: () => Promise<Engine>;
};

/** The text that runs a function in a page; the tools that run this file leave calls of `__name` in it. */
export function callOf(read: () => unknown): string {
  return `(() => { const __name = (given) => given; return (${read.toString()})(); })()`;
}

export function firstFile(candidates: readonly (string | undefined)[]): string | null {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}
