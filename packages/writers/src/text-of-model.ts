import { safeUrl } from '@tosite/validation/text/http-link';

const FRONT_MATTER = /^\s*---\n(?:[\w-]+:.*\n){1,30}---\n/u;
const PICTURE = /!\[[^\]\n]{0,500}\]\([^)\n]{0,2000}\)/gu;
const LINK = /\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/gu;
const SCRIPT = /<(script|style|iframe|svg|object|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu;
/** Elements of a page; `List<String>` is none. */
const TAG =
  /<\/?(?:a|abbr|article|aside|audio|b|base|blockquote|body|br|button|center|code|details|div|em|embed|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|math|meta|nav|noscript|object|ol|option|p|pre|script|section|select|small|span|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|thead|title|tr|u|ul|video)\b[^<>]*>/giu;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const ADDRESS = /(?:https?:\/\/|\bwww\.)[^\s<>"'“”)\]]+/giu;
const RUNS = /(?:javascript|vbscript|\bdata):[^\s<>"'“”]+/giu;
/** What nobody sees: controls, zero-width and direction marks, the tags that hide letters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
/** They join the letters and pictures of several scripts. */
const JOINERS = /\u{200c}|\u{200d}|\u{fe0e}|\u{fe0f}/u;
const MARKS = /^\s{0,3}(?:#{1,6}\s+|>\s+)|(\*\*|__|``?|~~)(?=\S)|(?<=\S)(\*\*|__|``?|~~)/gmu;

/** Without what nobody sees; lines stay lines. */
export function seen(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(UNSEEN, (mark) => (mark === '\n' || JOINERS.test(mark) ? mark : mark === '\t' ? ' ' : ''));
}

/**
 * The words of what a model wrote, as plain text: no pictures, no elements of a page, no front matter, no marks of
 * Markdown, and no address but those in `allowed`. Paragraphs stay apart.
 */
export function plainText(written: string, allowed: readonly string[] = []): string {
  let text = seen(written).replace(FRONT_MATTER, '');
  // What is left of one taken apart may be one again.
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replaceAll(PICTURE, '')
      .replaceAll(LINK, '$1')
      .replaceAll(COMMENT, '')
      .replaceAll(SCRIPT, '')
      .replaceAll(TAG, '')
      .replaceAll(MARKS, '')
      .replaceAll(RUNS, '')
      .replaceAll(ADDRESS, (address) => (allowed.includes(safeUrl(address) ?? '') ? address : ''));
  }
  return text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** The same on one line. */
export function plainLine(written: string, allowed: readonly string[] = []): string {
  return plainText(written, allowed).replaceAll(/\s+/gu, ' ').trim();
}
