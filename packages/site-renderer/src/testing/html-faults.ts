import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes void elements and names of attributes in its own way, which HTML allows.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // A matter of taste: titles are as long as people's names, numbers wrap where their writers let them.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Our own sheet of faces; a hash of it would keep it from pages that are opened from a folder.
    'require-sri': ['error', { target: 'crossorigin' }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
/** It does not know that a preload of a picture may name its addresses in `imagesrcset` alone. */
const HREF_OF_PRELOAD = '<link> is missing required "href" attribute';

const judged = new Map<string, readonly string[]>();

/**
 * For tests: what is not valid in a page, each with the place where it is. It takes longer than to draw the page, and
 * themes mark most pages up alike: what differs from a page before in nothing but its look is as valid as that one.
 */
export async function htmlFaults(page: string): Promise<readonly string[]> {
  const markup = withoutLook(page);
  const known = judged.get(markup);
  if (known !== undefined) return known;
  const { results } = await validator.validateString(page);
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== HREF_OF_PRELOAD)
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message} ${page.slice(offset, offset + 80)}`);
  judged.set(markup, faults);
  return faults;
}

/** The page without its style sheet, and with the same in place of what a theme has values of its own for. */
function withoutLook(page: string): string {
  return page
    .replace(/<style>[^]*?<\/style>/gu, '<style></style>')
    .replace(/ data-theme="\w+"/gu, '')
    .replace(/(?<=theme-color"[^>]* content=")#[\da-f]{6}/gu, '')
    .replace(/(?<=\/assets\/)[\w-]+-[\w-]{8,}(?=\.(?:css|png)")/gu, '')
    .replace(/(?<= class="[^"]*)\bv[a-z\d]{7,12}\b/gu, '')
    .replace(/ class="\s*"/gu, '')
    .replace(/ +(?=")/gu, '');
}
