import { TextArea } from '@tosite/ui/text-area';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { OpenPost } from './open-post.ts';
import { fieldsIn, setField } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.excerpt;

/** What stands of a post in lists. */
export function ExcerptField({ open: { editor } }: { open: OpenPost }) {
  const excerpt = useEditorValue(editor, () => fieldsIn(editor).excerpt);
  return (
    <section>
      <TextArea
        label={copy.label}
        value={excerpt}
        maxLength={1000}
        dir="auto"
        hint={copy.of(excerpt.length)}
        onChange={({ target }) => setField(editor, 'excerpt', target.value)}
      />
    </section>
  );
}
