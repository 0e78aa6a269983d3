import { closeHistory } from '@tiptap/pm/history';
import type { HelpType } from '@tosite/api-client/endpoints/writing';
import type { Node } from '@tiptap/pm/model';
import { joined, type HelpMeWriteProps } from '../../../writing/help-field.ts';
import { HelpMeWrite } from '../../../writing/help-me-write.tsx';
import type { OpenPost } from './open-post.ts';
import { fieldsIn, setField } from './set-field.ts';
import { aroundPost } from './around-post.ts';
import { useEditorValue } from './use-editor-value.ts';

type Fitting = Pick<HelpMeWriteProps, 'label' | 'most' | 'oneLine' | 'compact' | 'side' | 'className'>;

/** One of the texts of a post besides its own: which it is, how it is read and written. */
const FIELDS = {
  title: {
    read: (editor: OpenPost['editor']) => fieldsIn(editor).title,
    write: (editor: OpenPost['editor'], text: string) => setField(editor, 'title', text),
  },
  /** Of the cover; what is said of a picture in the text stands with it. */
  alt: {
    read: (editor: OpenPost['editor']) => fieldsIn(editor).coverAlt,
    write: (editor: OpenPost['editor'], text: string) => setField(editor, 'coverAlt', text),
  },
  excerpt: {
    read: (editor: OpenPost['editor']) => fieldsIn(editor).excerpt,
    write: (editor: OpenPost['editor'], text: string) => setField(editor, 'excerpt', text),
  },
  seo_title: {
    read: (editor: OpenPost['editor']) => fieldsIn(editor).seo.title,
    write: (editor: OpenPost['editor'], text: string) =>
      setField(editor, 'seo', { ...fieldsIn(editor).seo, title: text }),
  },
  seo_description: {
    read: (editor: OpenPost['editor']) => fieldsIn(editor).seo.description,
    write: (editor: OpenPost['editor'], text: string) =>
      setField(editor, 'seo', { ...fieldsIn(editor).seo, description: text }),
  },
} satisfies { [T in HelpType]?: object };

/** Help with a field of a post. What is taken over is one step of the editor's own history. */
export function PostFieldHelp({
  open: { editor },
  websiteId,
  type,
  ...fitting
}: Fitting & { open: OpenPost; websiteId: string; type: keyof typeof FIELDS }) {
  const { read, write } = FIELDS[type];
  const value = useEditorValue(editor, read);
  return (
    <HelpMeWrite
      {...fitting}
      websiteId={websiteId}
      type={type}
      value={value}
      around={() => aroundPost(editor, type)}
      onTake={(text, way) => {
        const next = joined(value, text, way);
        const step = oneStep(editor, () => write(editor, next));
        return {
          stands: (now) => now === next,
          undo: () => (step.stands() ? step.undo() : write(editor, value)),
        };
      }}
    />
  );
}

/** Does something as a step of its own; `stands` as long as nothing was done after it. */
export function oneStep(
  editor: OpenPost['editor'],
  act: () => void,
): { stands: () => boolean; undo: () => void; after: Node } {
  editor.view.dispatch(closeHistory(editor.state.tr));
  act();
  const after = editor.state.doc;
  editor.view.dispatch(closeHistory(editor.state.tr));
  return { after, stands: () => editor.state.doc === after, undo: () => void editor.commands.undo() };
}
