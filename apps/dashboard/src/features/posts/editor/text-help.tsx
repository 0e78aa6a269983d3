import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useState } from 'react';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { Way } from '../../../writing/help-field.ts';
import { HelpMeWrite } from '../../../writing/help-me-write.tsx';
import { aroundPost } from './around-post.ts';
import type { OpenPost } from './open-post.ts';
import { oneStep } from './post-help.tsx';
import { useEditorValue } from './use-editor-value.ts';

const chosen = ({ state: { doc, selection } }: Editor) =>
  doc.textBetween(selection.from, selection.to, '\n\n', '\n');

/** Help with the text of a post: in the place of what is chosen, or where the cursor is. */
export function TextHelp({ open: { editor }, websiteId }: { open: OpenPost; websiteId: string }) {
  const value = useEditorValue(editor, chosen);
  const [after, setAfter] = useState<Node | null>(null);
  // Once something is written on, there is nothing to take back.
  useEditorValue(editor, () => editor.state.doc === after);
  return (
    <HelpMeWrite
      websiteId={websiteId}
      type="post"
      label={postEditorWords.text}
      value={value}
      around={() => aroundPost(editor, 'post')}
      className="tappable shrink-0 px-2"
      onTake={(text, way) => {
        const step = oneStep(editor, () => write(editor, text, way));
        setAfter(step.after);
        return { undo: step.undo, stands: step.stands };
      }}
    />
  );
}

/** Words within a paragraph stay in it; several paragraphs are paragraphs. What is written is its owner's: no second of a film. */
function write(editor: Editor, text: string, way: Way): void {
  const { selection } = editor.state;
  const paragraphs = text.split(/\n{2,}/u).filter((part) => part.trim() !== '');
  const isWithin = way === 'replace' && paragraphs.length === 1 && selection.$from.sameParent(selection.$to);
  const { from, to, $to } = selection;
  const place = way === 'below' ? ($to.depth === 0 ? to : $to.after(1)) : { from, to };
  editor
    .chain()
    .insertContentAt(
      place,
      isWithin
        ? inlines(paragraphs[0] ?? '')
        : paragraphs.map((part) => ({ type: 'paragraph', content: inlines(part) })),
      { updateSelection: true },
    )
    .run();
}

/** Its lines, each on its own. */
function inlines(part: string): { type: string; text?: string }[] {
  return part
    .trim()
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [{ type: 'hardBreak' }]),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]);
}
