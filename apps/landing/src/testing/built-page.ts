import { PLATFORMS, type Subdomain } from '@tosite/validation/platforms/platform';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { parse } from 'parse5';
import type { Variant } from '../copy/landing-copy.ts';
import { SAMPLES } from '../copy/samples.ts';
import type { Assets } from '../document.tsx';
import { prerenderSubdomain, type PrerenderedFile } from '../prerender.tsx';

export const TEST_ASSETS: Assets = {
  script: '/assets/landing-test.js',
  style: '/assets/landing-test.css',
  font: '/assets/mona-sans-test.woff2',
  card: Object.fromEntries(
    ['violet', ...PLATFORMS].map((variant) => [variant, `/assets/card-${variant}-test.png`]),
  ) as Record<Variant, string>,
  pictures: Object.fromEntries(
    Object.values(SAMPLES).map(({ handle }) => [
      handle,
      { light: `/assets/${handle}-light-test.webp`, dark: `/assets/${handle}-dark-test.webp` },
    ]),
  ),
  themes: Object.fromEntries(
    THEME_NAMES.map((theme) => [theme, `/assets/theme-${theme}-test.webp`]),
  ) as Record<ThemeName, string>,
};

const built = new Map<Subdomain, PrerenderedFile[]>();

/** One built page as its HTML. */
export function builtPage(subdomain: Subdomain, path: string): string {
  const files = built.get(subdomain) ?? prerenderSubdomain(subdomain, TEST_ASSETS);
  built.set(subdomain, files);
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) throw new Error(`${subdomain} has no ${path}`);
  return file.content;
}

/** One built page as a document; needs the environment happy-dom. */
export function builtDocument(subdomain: Subdomain, path: string): Document {
  return new DOMParser().parseFromString(builtPage(subdomain, path), 'text/html');
}

/** What is wrong with the HTML, as the standard's parser names it. */
export function parseErrors(html: string): string[] {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code, startLine }) => errors.push(`${code} in line ${String(startLine)}`) });
  return errors;
}

/** An element's words, with white space as a reader sees it. */
export function words(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
