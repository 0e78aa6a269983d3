import { shorten } from '@tosite/site-sections/text/clean-text';
import { Button } from '@tosite/ui/button';
import { TextArea } from '@tosite/ui/text-area';
import { TextField } from '@tosite/ui/text-field';
import type { Post } from '@tosite/validation/posts/post';
import { postSlug } from '@tosite/validation/posts/post-slug';
import type { Website } from '@tosite/validation/website/website';
import { useState } from 'react';
import { addressOf } from '../../../config/app-config.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { OpenPost } from './open-post.ts';
import { PostFieldHelp } from './post-help.tsx';
import { fieldsIn, setField } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.search;
const LONGEST_SHOWN = 160;

/** The page of the post as a result of a search, and what may stand there instead. */
export function SearchFields({
  open,
  post,
  website,
}: {
  open: OpenPost;
  post: Post | null;
  website: Website;
}) {
  const { editor } = open;
  const [editing, setEditing] = useState(false);
  const { title, excerpt, seo, slug } = useEditorValue(editor, fieldsIn);
  const beginning = useEditorValue(editor, () =>
    editor.state.doc
      .textBetween(0, Math.min(400, editor.state.doc.content.size), ' ')
      .slice(0, LONGEST_SHOWN),
  );
  const description = [seo.description, excerpt, beginning, copy.nothing].find((each) => each.trim() !== '');
  const last = slug === '' ? (post?.title === title ? post.slug : postSlug(title)) : slug;
  return (
    <section aria-labelledby="post-search">
      <div className="mb-2 flex items-center justify-between">
        <h2 id="post-search">{copy.title}</h2>
        <Button
          variant="quiet"
          aria-expanded={editing}
          className="px-0!"
          onClick={() => setEditing(!editing)}
        >
          {editing ? copy.done : copy.edit}
        </Button>
      </div>
      <div
        dir="auto"
        className="rounded-frame border border-rule bg-raise p-3 [font-family:Arial,sans-serif] [overflow-wrap:anywhere]"
      >
        <p className="text-xs text-ink-2">{`${addressOf(website)} › posts › ${last}`}</p>
        <p className="my-0.5 text-[17px] leading-tight font-medium text-[light-dark(#1a0dab,#9db7ff)]">
          {seo.title || title || copy.untitled}
        </p>
        <p className="text-sm text-ink-2">{shorten(description ?? '', LONGEST_SHOWN)}</p>
      </div>
      {editing && (
        <div className="mt-3 grid gap-3">
          <TextField
            label={copy.name}
            hint={copy.nameHint}
            value={seo.title}
            maxLength={200}
            aside={
              <PostFieldHelp
                open={open}
                websiteId={website._id}
                type="seo_title"
                label={copy.name}
                most={200}
                oneLine
              />
            }
            dir="auto"
            onChange={({ target }) => setField(editor, 'seo', { ...seo, title: target.value })}
          />
          <TextArea
            label={copy.description}
            hint={copy.descriptionHint}
            value={seo.description}
            maxLength={500}
            aside={
              <PostFieldHelp
                open={open}
                websiteId={website._id}
                type="seo_description"
                label={copy.description}
                most={500}
                oneLine
              />
            }
            dir="auto"
            onChange={({ target }) => setField(editor, 'seo', { ...seo, description: target.value })}
          />
        </div>
      )}
    </section>
  );
}
