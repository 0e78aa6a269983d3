const ADDRESS = / (href|src|poster)="(\/(?!\/)[^"]*)"/gu;
const ADDRESS_LIST = / (srcset|imagesrcset)="([^"]*)"/giu;

/**
 * Writes every address from the root of the site as the page needs it. React escapes quotation marks in text and
 * values, so these characters can only be the attribute itself.
 */
export function placeAddresses(markup: string, place: (path: string) => string): string {
  return markup
    .replace(ADDRESS, (_, name: string, path: string) => ` ${name}="${place(path)}"`)
    .replace(ADDRESS_LIST, (_, name: string, list: string) => {
      const placed = list.split(', ').map((part) => (/^\/(?!\/)/u.test(part) ? place(part) : part));
      return ` ${name}="${placed.join(', ')}"`;
    });
}
