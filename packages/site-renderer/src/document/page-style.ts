import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';

export type PageStyle = {
  /** What stands between `<style>` and `</style>`, to the byte. */
  css: string;
  /** `'sha256-…'`, as it stands in the page's policy. */
  hash: string;
};

const KEPT = 200;
const minified = new Map<string, string>();

/** The one style block of a page, out of the parts in their order. */
export function pageStyle(parts: readonly string[]): PageStyle {
  const css = parts.map(minify).join('');
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

/**
 * Without targets, so that nothing is rewritten for older browsers: `light-dark()` and logical properties stay as
 * they are written. The big part, a theme's rules, is the same for many sites: the last ones are kept.
 */
function minify(source: string): string {
  const known = minified.get(source);
  if (known !== undefined) {
    minified.delete(source);
    minified.set(source, known);
    return known;
  }
  const { code } = transform({ filename: 'site.css', code: Buffer.from(source), minify: true });
  // A style element ends at these two characters even inside a string; escaped they mean the same to CSS.
  const css = Buffer.from(code).toString('utf8').replaceAll('</', '<\\/');
  minified.set(source, css);
  const oldest = minified.keys().next();
  if (minified.size > KEPT && !oldest.done) minified.delete(oldest.value);
  return css;
}
