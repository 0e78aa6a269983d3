/** Elements that editors of curricula vitae write. Anything else in angle brackets is text: `vector<int>`. */
const TAGS =
  'p|br|hr|div|span|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|del|ins|mark|small|sub|sup|a|h[1-6]|blockquote|pre|code|table|thead|tbody|tr|td|th|img|font|center|section|article';
const TAG = new RegExp(
  `<(?:/(?:${TAGS})|(?:${TAGS})(?:\\s+[a-z-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*\\s*/?)\\s*>`,
  'iu',
);
const BLOCK_TAG = /<(?:p|br|hr|div|ul|ol|li|dl|h[1-6]|blockquote|pre|table|section|article)\b[^>]*>/iu;

const MARKDOWN: readonly RegExp[] = [
  // Strong words.
  /(?<![\w*])(\*\*|__)(?=[^\s*_])[^\n]*?[^\s*_]\1(?![\w*])/u,
  // A word between single asterisks.
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\p{L}\p{N}*])/u,
  // A link or a picture.
  /\[[^\]\n]*\]\((?:https?:|mailto:|\/|#)[^)\s]*(?:\s+"[^"\n]*")?\)/u,
  // A heading.
  /^#{1,6} \S/mu,
  // Code.
  /^(?:```|~~~)|`[^`\n]+`/mu,
];

const STARTS_AS_HTML = /^\s*<(?:p|div|ul|ol|h[1-6]|table|section|article|span)\b[^>]*>/iu;

/** What a text of a document that says nothing of its format is written in. Lists with dashes are plain text. */
export function markupOf(text: string): 'html' | 'markdown' | null {
  const isHtml = TAG.test(text);
  const isMarkdown = MARKDOWN.some((pattern) => pattern.test(text));
  // Markdown may hold a line break in HTML; what editors write as HTML begins as such.
  if (isHtml && !(isMarkdown && !STARTS_AS_HTML.test(text))) return 'html';
  return isMarkdown ? 'markdown' : null;
}

/** HTML in which line breaks are written as such: a plain text with a word in bold. */
export function withBreaks(html: string): string {
  if (BLOCK_TAG.test(html)) return html;
  const paragraphs = html.split(/\n{2,}/u).map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('');
}
