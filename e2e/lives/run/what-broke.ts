import type { Product } from './product.ts';

/** What a person would be told, and what the product wrote down about it. */
export function whatBroke(error: unknown, product: Product): string {
  const said = error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error);
  const written = product
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50') || line.includes('"level":60'))
    .at(-1);
  return written === undefined ? said : `${said}\n${written.slice(0, 900)}`;
}
