import type { Editor } from '@tiptap/core';
import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import { TextField } from '@tosite/ui/text-field';
import { safeUrl } from '@tosite/validation/text/http-link';
import { Link } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { Popover } from '../../../display/popover.tsx';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.link;

/** As people type it: without https, or as a bare e-mail address. null: nothing that a link may lead to. */
export function linkAddress(typed: string): string | null {
  const written = typed.trim();
  if (written === '') return null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/u.test(written)) return safeUrl(`mailto:${written}`);
  if (/^[a-z][\w+.-]*:(?!\d)/iu.test(written)) return safeUrl(written);
  return /^[^\s/]+\.[^\s/]+/u.test(written) ? safeUrl(`https://${written}`) : null;
}

export function LinkTool({ editor }: { editor: Editor }) {
  const active = useEditorValue(editor, () => editor.isActive('link'));
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const begin = (isOpen: boolean) => {
    const { href } = editor.getAttributes('link');
    setTyped(typeof href === 'string' ? href : '');
    setWrong(false);
    setOpen(isOpen);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || !editor.isFocused) return;
      event.preventDefault();
      event.stopPropagation();
      const { href } = editor.getAttributes('link');
      setTyped(typeof href === 'string' ? href : '');
      setWrong(false);
      setOpen(true);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [editor]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const href = linkAddress(typed);
    setWrong(href === null);
    if (href === null) return;
    setOpen(false);
    const { selection } = editor.state;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (selection.empty && !active)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
  }

  return (
    <Popover
      open={open}
      onOpenChange={begin}
      align="start"
      className="w-80 p-4"
      aria-label={postEditorWords.toolbar.link}
      trigger={
        <IconButton
          label={postEditorWords.toolbar.link}
          aria-pressed={active}
          className="aria-pressed:bg-[color-mix(in_oklab,var(--accent)_14%,transparent)] aria-pressed:text-ink"
        >
          <Link aria-hidden />
        </IconButton>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={copy.address}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          hint={copy.hint}
          error={wrong ? copy.wrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            {copy.set}
          </Button>
          {active && (
            <Button
              onClick={() => {
                setOpen(false);
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
              }}
            >
              {copy.remove}
            </Button>
          )}
        </div>
      </form>
    </Popover>
  );
}
