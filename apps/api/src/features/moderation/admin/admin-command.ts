import type { Core } from '../../../core.ts';

export type AdminServices = Core & {
  /** Told after a website is shown or not, so that this process serves that at once. */
  onWebsiteChanged: (labels: readonly string[]) => void;
  /** A new link to what is missing; null: an operator's address is confirmed. */
  firstStartLink: () => Promise<string | null>;
};

export type AdminCommand = {
  /** What is written after its name. */
  takes: string;
  means: string;
  /** How many words it needs at least. */
  least: number;
  run(services: AdminServices, words: readonly string[]): Promise<string[]>;
};

/** Who acts where a command of the server is typed: whoever may read the data folder. */
export const ACTOR = 'command';

export const dayAndTime = (at: number | null): string =>
  at === null ? '-' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** One line of a terminal, whatever was written. */
export const oneLine = (text: string, most = 200): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
