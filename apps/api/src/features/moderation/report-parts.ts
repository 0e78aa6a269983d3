import { randomInt } from 'node:crypto';
import type { Core } from '../../core.ts';

export type ReportServices = Core & { onWebsiteChanged: (labels: readonly string[]) => void };

/** What an operator has looked at is not taken out of sight by reports again so soon. */
export const LOOKED_AT_MS = 7 * 86_400_000;

// oxlint-disable-next-line no-control-regex -- NUL is what is looked for: PostgreSQL cannot store it
export const storable = (text: string): string => text.replace(/\u0000|\p{Surrogate}/gu, '');

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const newTicket = (): string =>
  `R-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
