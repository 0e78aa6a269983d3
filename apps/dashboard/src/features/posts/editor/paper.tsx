import { useEffect, useRef } from 'react';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { CoverField } from './cover-field.tsx';
import type { OpenPost } from './open-post.ts';
import { PostFieldHelp } from './post-help.tsx';
import { fieldsIn, setField } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords;

/** Cover, title and text in the face of the site. */
export function Paper({
  open,
  websiteId,
  missing,
}: {
  open: OpenPost;
  websiteId: string;
  /** A title was asked for and is not there. */
  missing: boolean;
}) {
  const { editor, host } = open;
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLTextAreaElement>(null);
  const written = useEditorValue(editor, () => fieldsIn(editor).title);
  const excerpt = useEditorValue(editor, () => fieldsIn(editor).excerpt);
  useEffect(() => {
    place.current?.append(host);
    if (fieldsIn(editor).title === '' && editor.isEmpty) title.current?.focus();
  }, [editor, host]);
  useEffect(() => {
    if (missing) title.current?.focus();
  }, [missing]);
  return (
    <article className="post-art" aria-label={copy.paper}>
      <CoverField open={open} websiteId={websiteId} />
      <h1 className="sr-only">{written === '' ? copy.new : written}</h1>
      <div className="relative">
        <textarea
          ref={title}
          rows={1}
          dir="auto"
          value={written}
          maxLength={300}
          aria-label={copy.title}
          aria-invalid={missing}
          aria-describedby={missing ? 'post-title-missing' : undefined}
          placeholder={copy.titleHint}
          onChange={({ target }) => setField(editor, 'title', target.value.replaceAll(/\s*\n\s*/gu, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            editor.commands.focus('start');
          }}
          className="post-title"
        />
        <div className="post-title-help">
          <PostFieldHelp
            open={open}
            websiteId={websiteId}
            type="title"
            label={copy.title}
            most={300}
            oneLine
            compact
          />
        </div>
      </div>
      {missing && (
        <p id="post-title-missing" role="alert" className="mb-3 font-sans text-sm font-medium text-bad">
          {copy.titleMissing}
        </p>
      )}
      {excerpt !== '' && (
        <p className="post-excerpt" dir="auto">
          {excerpt}
        </p>
      )}
      <div ref={place} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the text itself is reached by the keyboard */}
      <div className="min-h-40 cursor-text" onClick={() => editor.commands.focus('end')} />
    </article>
  );
}
