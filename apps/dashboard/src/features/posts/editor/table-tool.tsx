import type { Editor } from '@tiptap/core';
import { IconButton } from '@tosite/ui/icon-button';
import { Table } from 'lucide-react';
import { useState } from 'react';
import { PopoverItem } from '../../../display/popover-item.tsx';
import { Popover } from '../../../display/popover.tsx';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.table;
const CHANGES = [
  [copy.rowAfter, (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  [copy.columnAfter, (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  [copy.rowDelete, (editor: Editor) => editor.chain().focus().deleteRow().run()],
  [copy.columnDelete, (editor: Editor) => editor.chain().focus().deleteColumn().run()],
  [copy.tableDelete, (editor: Editor) => editor.chain().focus().deleteTable().run()],
] as const;

/** Inserts a table; within one, changes it. */
export function TableTool({ editor }: { editor: Editor }) {
  const inside = useEditorValue(editor, () => editor.isActive('table'));
  const [open, setOpen] = useState(false);
  const label = postEditorWords.toolbar.table;
  if (!inside)
    return (
      <IconButton
        label={label}
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      >
        <Table aria-hidden />
      </IconButton>
    );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      className="w-56"
      aria-label={label}
      trigger={
        <IconButton
          label={label}
          aria-pressed
          className="aria-pressed:bg-[color-mix(in_oklab,var(--accent)_14%,transparent)] aria-pressed:text-ink"
        >
          <Table aria-hidden />
        </IconButton>
      }
    >
      <ul>
        {CHANGES.map(([name, run]) => (
          <PopoverItem
            key={name}
            onClick={() => {
              setOpen(false);
              run(editor);
            }}
          >
            {name}
          </PopoverItem>
        ))}
      </ul>
    </Popover>
  );
}
