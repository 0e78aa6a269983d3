const SURE = [
  /^#{1,6} \S/mu,
  /^(?:```|~~~)/mu,
  /^> \S/mu,
  /^\|.*\|\s*\n\|[\s|:-]+\|/mu,
  /!?\[[^\]\n]*\]\(\S+\)/u,
  /(?:^|\s)\*\*\S[^*\n]*\*\*/u,
];
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/gmu;

/** Whether plain text is written in Markdown: by a mark that nobody types by chance, or by two items of a list. */
export function looksLikeMarkdown(text: string): boolean {
  return SURE.some((mark) => mark.test(text)) || (text.match(ITEM) ?? []).length > 1;
}
