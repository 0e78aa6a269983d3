import { MAX_COVER_ALT } from '@tosite/validation/posts/post-document';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { OpenPost } from './open-post.ts';
import { PostFieldHelp } from './post-help.tsx';
import { fieldsIn, setField } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.cover;

/** What the cover shows, below it, as pictures in the text have it. */
export function CoverAltField({ open, websiteId }: { open: OpenPost; websiteId: string }) {
  const { editor } = open;
  const alt = useEditorValue(editor, () => fieldsIn(editor).coverAlt);
  return (
    <>
      <input
        value={alt}
        dir="auto"
        maxLength={MAX_COVER_ALT}
        aria-label={copy.altLabel}
        placeholder={postEditorWords.picture.alt}
        onChange={({ target }) => setField(editor, 'coverAlt', target.value)}
        className="post-alt"
      />
      <span className="post-picture-help">
        <PostFieldHelp
          open={open}
          websiteId={websiteId}
          type="alt"
          label={copy.altLabel}
          most={MAX_COVER_ALT}
          oneLine
        />
      </span>
    </>
  );
}
