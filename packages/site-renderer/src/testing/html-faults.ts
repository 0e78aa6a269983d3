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

/** For tests: what is not valid in a page, each with the place where it is. */
export async function htmlFaults(page: string): Promise<string[]> {
  const { results } = await validator.validateString(page);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== HREF_OF_PRELOAD)
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message} ${page.slice(offset, offset + 80)}`);
}
