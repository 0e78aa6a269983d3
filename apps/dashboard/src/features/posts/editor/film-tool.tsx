import type { Editor } from '@tiptap/core';
import { isFilmAddress } from '@tosite/validation/posts/film-address';
import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import { TextField } from '@tosite/ui/text-field';
import { Clapperboard } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Popover } from '../../../display/popover.tsx';
import { postEditorWords } from '../../../words/post-editor-words.ts';

const copy = postEditorWords.film;

export function FilmTool({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const url = typed.trim();
    setWrong(!isFilmAddress(url));
    if (!isFilmAddress(url)) return;
    setOpen(false);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'film', attrs: { url, title: '' } })
      .run();
  }

  return (
    <Popover
      open={open}
      onOpenChange={(isOpen) => {
        setTyped('');
        setWrong(false);
        setOpen(isOpen);
      }}
      align="end"
      className="w-80 p-4"
      aria-label={postEditorWords.toolbar.film}
      trigger={
        <IconButton label={postEditorWords.toolbar.film}>
          <Clapperboard aria-hidden />
        </IconButton>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={copy.address}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={typed}
          hint={copy.hint}
          error={wrong ? copy.wrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" className="justify-self-start">
          {copy.insert}
        </Button>
      </form>
    </Popover>
  );
}
