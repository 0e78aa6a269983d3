import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { OpenPost } from './open-post.ts';
import { fieldsIn, setField } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.tags;
const MAX_TAGS = 30;
const LONGEST = 60;

export function TagsField({ open: { editor } }: { open: OpenPost }) {
  const id = useId();
  const tags = useEditorValue(editor, () => fieldsIn(editor).tags);
  const [typed, setTyped] = useState('');
  const isFull = tags.length >= MAX_TAGS;

  function add(written: string) {
    const wanted = written
      .split(/[,،、]/u)
      .map((tag) => tag.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST).trim())
      .filter((tag) => tag !== '');
    const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
    const fresh = wanted.filter((tag, index) => {
      const low = tag.toLocaleLowerCase();
      return !known.has(low) && wanted.findIndex((each) => each.toLocaleLowerCase() === low) === index;
    });
    setTyped('');
    if (fresh.length > 0) setField(editor, 'tags', [...tags, ...fresh].slice(0, MAX_TAGS));
  }

  return (
    <section className="grid">
      <label htmlFor={id} className="mb-1.5 font-semibold">
        {copy.label}
      </label>
      {tags.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex min-h-7 min-w-0 items-center gap-1 rounded-[4px] border border-rule bg-raise pl-2 text-sm font-medium max-lg:min-h-11"
            >
              <span className="truncate" dir="auto">
                {tag}
              </span>
              <button
                type="button"
                aria-label={copy.remove(tag)}
                onClick={() =>
                  setField(
                    editor,
                    'tags',
                    tags.filter((each) => each !== tag),
                  )
                }
                className="grid size-7 place-items-center text-ink-2 hover:text-ink max-lg:size-11"
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        value={typed}
        disabled={isFull}
        placeholder={copy.add}
        aria-describedby={`${id}-note`}
        dir="auto"
        onChange={({ target }) => (/[,،、]/u.test(target.value) ? add(target.value) : setTyped(target.value))}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add(typed);
          if (event.key === 'Backspace' && typed === '' && tags.length > 0)
            setField(editor, 'tags', tags.slice(0, -1));
        }}
        className="tappable w-full rounded-control border border-edge bg-raise px-2.5 placeholder:text-ink-2 max-lg:text-lg"
      />
      <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-2">
        {isFull ? copy.full : copy.hint}
      </p>
    </section>
  );
}
