import type { ReactNode } from 'react';
import type { PostInline, PostMark } from '@tosite/validation/posts/post-document';
import { SafeLink } from '../parts/safe-link.tsx';
import { withoutInvisible } from '../text/clean-text.ts';

/** The words of a line with their marks. */
export function Inlines({ content = [] }: { content?: readonly PostInline[] | undefined }) {
  return content.map((inline, index) =>
    inline.type === 'hardBreak' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the words of a line never move
      <br key={index} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Marked key={index} marks={inline.marks ?? []} text={withoutInvisible(inline.text)} />
    ),
  );
}

function Marked({ marks, text }: { marks: readonly PostMark[]; text: string }) {
  return marks.reduceRight<ReactNode>((inner, mark) => {
    switch (mark.type) {
      case 'bold':
        return <strong>{inner}</strong>;
      case 'italic':
        return <em>{inner}</em>;
      case 'strike':
        return <s>{inner}</s>;
      case 'code':
        return <code dir="ltr">{inner}</code>;
      case 'link':
        return <SafeLink href={mark.attrs.href}>{inner}</SafeLink>;
    }
  }, text);
}

/** Whether anything would be seen. */
export function saysSomething(content: readonly PostInline[] | undefined): boolean {
  return (content ?? []).some(
    (inline) => inline.type === 'text' && withoutInvisible(inline.text).trim() !== '',
  );
}
