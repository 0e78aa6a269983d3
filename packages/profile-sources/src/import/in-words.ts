/** "A, B and C", or "A, B and 7 more" when `total` is more than what is listed. */
export function inWords(names: readonly string[], total = names.length, link: 'and' | 'or' = 'and'): string {
  const parts = total > names.length ? [...names, `${total - names.length} more`] : [...names];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${link} ${last}`;
}
