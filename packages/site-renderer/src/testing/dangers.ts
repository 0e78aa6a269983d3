import { allNodes, type PageNode } from './page-tree.ts';

const DANGEROUS_ELEMENTS = /^(object|embed|base|form|input|math|foreignobject|template|frame|applet)$/u;
const DANGEROUS_ATTRIBUTES = /^(on|style$|srcdoc$|formaction$|xlink)/u;
const SAFE_ADDRESS = /^(https?:\/\/[^/@]+(\/|$)|mailto:|tel:|#|\/(?!\/)|data:image\/webp;)/u;

/** For tests: everything in pages that could run, load from elsewhere, or lead where it must not. */
export function dangers(pages: readonly PageNode[]): string[] {
  return pages
    .flatMap(allNodes)
    .flatMap(({ name, attributes }) => [
      ...(name === 'script' && attributes['type'] !== 'application/ld+json' ? ['script'] : []),
      ...(DANGEROUS_ELEMENTS.test(name) ? [name] : []),
      ...(name === 'iframe' && ('src' in attributes || !('sandbox' in attributes)) ? ['iframe'] : []),
      ...(name === 'meta' && 'http-equiv' in attributes ? ['http-equiv'] : []),
      ...Object.entries(attributes).flatMap(([key, value]) => [
        ...(DANGEROUS_ATTRIBUTES.test(key) ? [`${name} ${key}`] : []),
        ...(/^(href|src|action)$/u.test(key) && !SAFE_ADDRESS.test(value) ? [`${name} ${key}=${value}`] : []),
      ]),
    ]);
}
