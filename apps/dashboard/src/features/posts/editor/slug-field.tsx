import type { Post } from '@tosite/validation/posts/post';
import { MAX_SLUG, postSlug, tidySlug } from '@tosite/validation/posts/post-slug';
import { useId, useState } from 'react';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { OpenPost } from './open-post.ts';
import { fieldsIn, setField } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.slug;

/** The last part of its address. What is typed is made an address of when the field is left. */
export function SlugField({ open: { editor }, post }: { open: OpenPost; post: Post | null }) {
  const id = useId();
  const slug = useEditorValue(editor, () => fieldsIn(editor).slug);
  const title = useEditorValue(editor, () => fieldsIn(editor).title);
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== '' && tidySlug(typed) === '';
  const isMoved = post !== null && post.status === 'published' && slug !== '' && slug !== post.slug;
  const made = slug === '' && post !== null && post.title === title ? post.slug : postSlug(title);

  function take() {
    if (typed === null || wrong) return;
    setField(editor, 'slug', tidySlug(typed));
    setTyped(null);
  }

  return (
    <section className="grid">
      <label htmlFor={id} className="mb-1.5 font-semibold">
        {copy.label}
      </label>
      <div
        className={`flex items-center overflow-hidden rounded-control border bg-raise focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text ${wrong ? 'border-bad' : 'border-edge'}`}
      >
        <span className="pl-2.5 text-sm text-ink-2">/posts/</span>
        <input
          id={id}
          value={typed ?? slug}
          placeholder={made}
          maxLength={MAX_SLUG * 2}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => {
            if (key === 'Enter') take();
          }}
          className="tappable min-w-0 flex-1 bg-transparent pr-2.5 outline-none placeholder:text-ink-2 max-lg:text-lg"
        />
      </div>
      <p id={`${id}-note`} className={`mt-1.5 text-sm ${wrong ? 'font-medium text-bad' : 'text-ink-2'}`}>
        {wrong ? copy.wrong : isMoved ? copy.old(post.slug) : slug === '' ? copy.made : ''}
      </p>
    </section>
  );
}
