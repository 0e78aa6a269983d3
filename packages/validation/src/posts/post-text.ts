import type { PostBlock, PostDocument, PostInline } from './post-document.ts';

/** What a post says as plain text: one line a block, a blank line between them. For search, counts and excerpts. */
export function postText({ content }: PostDocument): string {
  return content.flatMap(blockLines).join('\n\n');
}

function blockLines(block: PostBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return said(inlineText(block.content ?? []));
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(blockLines));
    case 'blockquote':
      return block.content.flatMap(blockLines);
    case 'table':
      return block.content.flatMap((row) =>
        said(row.content.map((cell) => cell.content.flatMap(blockLines).join(' ')).join(' ')),
      );
    case 'image':
      return said(block.attrs.caption);
    case 'film':
      return said(block.attrs.title);
    case 'horizontalRule':
      return [];
  }
}

const said = (text: string): string[] => (text.trim() === '' ? [] : [text]);

/** The words of a line; a break is a line end. */
export function inlineText(inlines: readonly PostInline[]): string {
  return inlines.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');
}

/** Every block, those within lists, quotes and tables too, in the order in which they are read. */
export function* everyBlock(blocks: readonly PostBlock[]): Generator<PostBlock> {
  for (const block of blocks) {
    yield block;
    if (block.type === 'blockquote') yield* everyBlock(block.content);
    else if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) yield* everyBlock(item.content);
    else if (block.type === 'table')
      for (const row of block.content) for (const cell of row.content) yield* everyBlock(cell.content);
  }
}

/** Addresses of the pictures that a post shows, each once: its cover first, then those in the text. */
export function postPictures({ cover, content }: { cover: string | null; content: PostDocument }): string[] {
  const inText = [...everyBlock(content.content)].flatMap((block) =>
    block.type === 'image' ? [block.attrs.src] : [],
  );
  return [...new Set([...(cover === null ? [] : [cover]), ...inText])];
}
