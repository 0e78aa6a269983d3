import { plainLine } from '@tosite/site-sections/markdown/plain-text';
import type { RichText } from '@tosite/validation/profile/profile';
import { useEffect, useState } from 'react';
import { hasMarkdownParser, loadMarkdownParser } from '../preview/lazy/markdown-parser.ts';

/** A text on one line as search results have it; empty until a README can be read. */
export function usePlainLine(text: RichText | null): string {
  const [readable, setReadable] = useState(hasMarkdownParser);
  const isMarkdown = text?.format === 'markdown';
  useEffect(() => {
    if (!isMarkdown || readable) return;
    let isHere = true;
    // Without it the drawing has no text: it is worth seeing all the same.
    loadMarkdownParser().then(
      () => isHere && setReadable(true),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isMarkdown, readable]);
  return isMarkdown && !readable ? '' : (plainLine(text) ?? '');
}
