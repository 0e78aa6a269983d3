import { TextArea } from '@tosite/ui/text-area';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { OpenPost } from './open-post.ts';
import { PostFieldHelp } from './post-help.tsx';
import { fieldsIn, setField } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.excerpt;
const MOST = 1000;

/** What stands of a post in lists. */
export function ExcerptField({ open, websiteId }: { open: OpenPost; websiteId: string }) {
  const { editor } = open;
  const excerpt = useEditorValue(editor, () => fieldsIn(editor).excerpt);
  return (
    <section>
      <TextArea
        label={copy.label}
        value={excerpt}
        maxLength={MOST}
        aside={
          <PostFieldHelp
            open={open}
            websiteId={websiteId}
            type="excerpt"
            label={copy.label}
            most={MOST}
            oneLine
          />
        }
        dir="auto"
        hint={copy.of(excerpt.length)}
        onChange={({ target }) => setField(editor, 'excerpt', target.value)}
      />
    </section>
  );
}
