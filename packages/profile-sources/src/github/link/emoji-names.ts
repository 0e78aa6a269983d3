import { nameToEmoji } from 'gemoji';

/** GitHub's ":rocket:" as 🚀, in texts that are no Markdown. A name that GitHub alone has a picture for stays. */
export function withEmoji(text: string | null): string | null {
  return text === null
    ? null
    : text.replaceAll(/:([a-z\d_+-]{1,60}):/gu, (all, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? all) : all,
      );
}
