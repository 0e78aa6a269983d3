import type { Block } from '../copy/block.ts';

export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => (
    <TextBlock key={'text' in block ? block.text : block.items[0]} block={block} />
  ));
}

function TextBlock({ block }: { block: Block }) {
  if ('text' in block) return block.kind === 'heading' ? <h2>{block.text}</h2> : <p>{block.text}</p>;
  const items = block.items.map((item) => <li key={item}>{item}</li>);
  return block.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
}
