/** One block of a page of text. */
export type Block =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] };

export type TextSection = { id: string; title: string; blocks: readonly Block[] };

/** A page that is words: terms, privacy. */
export type TextPage = {
  path: '/terms' | '/privacy';
  title: string;
  lede: string;
  sections: readonly TextSection[];
};

export const text = (words: string): Block => ({ kind: 'text', text: words });
/** Only in an article, whose own title is the h1. */
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });
