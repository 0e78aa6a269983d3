import { platformOfHost } from './platform-of-host.ts';

/**
 * Endings that people know from web addresses. Short on purpose: names of Instagram and YouTube hold dots, and what
 * ends in a rarer one is read as a name. A leading `@` says so in any case.
 */
const COMMON_ENDING = /\.(?:com|net|org|edu|gov|info|biz|io|app|dev)$/iu;

/** Whether a text with dots and without slashes is rather a web address than a name. */
export function looksLikeHost(text: string): boolean {
  return COMMON_ENDING.test(text) || platformOfHost(text.toLowerCase()) !== null;
}
