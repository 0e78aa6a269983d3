/**
 * Shapes that a font has for letters, which some PDFs give in the place of the letters: ligatures, Hebrew and Arabic
 * forms but those of whole phrases (ﷺ), radicals of Chinese characters.
 */
const GLYPHS = /[\uFB00-\uFDF9\uFE70-\uFEFC\u2E80-\u2EF3\u2F00-\u2FD5]/gu;

/**
 * The letters that a PDF means. Everything else stays as it was written: what else compatibility would fold says
 * something (10⁶, m², ½) or is how a word is spelt (น้ำ).
 */
export function lettersOfGlyphs(text: string): string {
  return text.replace(GLYPHS, (glyph) => glyph.normalize('NFKC')).normalize('NFC');
}
