import { cleanLine } from '../../../text/clean-text.ts';
import { decodeEntities } from '../decode-entities.ts';

/** The tags of caption formats: styles, voices, times inside a line. Any other "<" is part of what was said. */
const TAGS =
  /<\/?(?:c|v|i|b|u|s|font|span|ruby|rt|lang|br)(?:[.\s][^<>]{0,200})?\/?>|<\d{1,3}(?::\d{2}){1,2}[.,]\d{1,3}>/giu;
/** Where SubRip and SSA put a position. */
const POSITION = /\{\\[^{}]{0,100}\}/gu;

/** One caption on one line, without tags and character references; null when nothing is said. */
export function cueText(written: string): string | null {
  return cleanLine(decodeEntities(written.slice(0, 8000).replace(TAGS, ' ').replace(POSITION, '')), 4000);
}
