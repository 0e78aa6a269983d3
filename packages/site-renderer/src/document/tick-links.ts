const AWAY = /<a href="https?:\/\//gu;

/**
 * Links that lead away tell so, beside where they lead; they are as direct as before. React escapes angle brackets in
 * text and values, so these characters can only be a link itself.
 */
export function tickLinks(markup: string, pingPath: string | undefined): string {
  if (pingPath === undefined) return markup;
  return markup.replaceAll(AWAY, (link) => `<a ping="${pingPath}"${link.slice(2)}`);
}
