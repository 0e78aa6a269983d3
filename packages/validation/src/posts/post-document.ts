/*
 * What stands in a post: a ProseMirror document of the nodes named here and no others. It is written by the editor, by
 * importers and by whoever makes posts out of films; it is rendered from this model alone, never from HTML. What comes
 * from outside goes through `cleanDocument` first.
 */

/** Seconds into the film that a block was made from; null: it is its owner's own. */
type MadeFrom = { at: number | null };

export type PostMark =
  | { type: 'bold' | 'italic' | 'strike' | 'code' }
  /** `href`: https, http or mailto. */
  | { type: 'link'; attrs: { href: string } };
export type PostText = { type: 'text'; text: string; marks?: PostMark[] };
export type PostInline = PostText | { type: 'hardBreak' };

export type PostParagraph = {
  type: 'paragraph';
  /**
   * `unsupported`: a model wrote it, and these words, numbers or names of it are not said in the film; its owner has
   * not looked at it yet. Left out: nothing is known against it. No page shows it.
   */
  attrs: MadeFrom & { unsupported?: string[] };
  content?: PostInline[];
};
/** The title of a post is the first level. */
export type PostHeading = {
  type: 'heading';
  attrs: MadeFrom & { level: 2 | 3 | 4 };
  content?: PostInline[];
};
export type PostListItem = { type: 'listItem'; content: PostBlock[] };
export type PostCell = {
  type: 'tableCell' | 'tableHeader';
  attrs: { colspan: number; rowspan: number };
  content: PostBlock[];
};
export type PostTableRow = { type: 'tableRow'; content: PostCell[] };
/** `src`: the address under which our own copy is known; `alt` for who cannot see it, `caption` below it. */
export type PostPicture = {
  type: 'image';
  attrs: MadeFrom & { src: string; alt: string; caption: string };
};
/** A film of another platform, by address. Nothing of it is loaded before a visitor asks. */
export type PostFilm = { type: 'film'; attrs: { url: string; title: string } };

export type PostBlock =
  | PostParagraph
  | PostHeading
  | { type: 'bulletList'; content: PostListItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: PostListItem[] }
  | { type: 'blockquote'; content: PostBlock[] }
  | { type: 'codeBlock'; attrs: { language: string | null }; content?: PostText[] }
  | { type: 'table'; content: PostTableRow[] }
  | PostPicture
  | PostFilm
  | { type: 'horizontalRule' };

export type PostDocument = { type: 'doc'; content: PostBlock[] };

/** Characters of all its texts. */
export const MAX_POST_TEXT = 300_000;
/** Of what is said of a cover. */
export const MAX_COVER_ALT = 2_000;

/** A document that says nothing yet: what an editor begins with. */
export function emptyDocument(): PostDocument {
  return { type: 'doc', content: [{ type: 'paragraph', attrs: { at: null } }] };
}
