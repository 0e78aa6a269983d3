const MAX = 100;

/** The hashtags of a caption without their "#", in order, each once (letter case apart). */
export function hashtags(caption: string | null): string[] {
  const found = caption?.matchAll(/(?<![\p{L}\p{N}_&/])[#＃]([\p{L}\p{M}\p{N}_]{1,100})/gu) ?? [];
  const tags = new Map<string, string>();
  for (const [, tag = ''] of found) {
    const key = tag.toLowerCase();
    // "#1" is a place in a row, not a hashtag.
    if (!/^\d+$/u.test(tag) && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()].slice(0, MAX);
}
