import type { Editor } from '@tiptap/core';
import { IconButton } from '@tosite/ui/icon-button';
import {
  Bold,
  ClipboardCopy,
  Code,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Minus,
  SquareCode,
  Strikethrough,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '../../../display/copy-text.ts';
import { toastFailure, toastLocal } from '../../../display/toasts.tsx';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { FilmTool } from './film-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import type { OpenPost } from './open-post.ts';
import { insertPictures } from './pasting.ts';
import { contentOf } from './post-change.ts';
import { TableTool } from './table-tool.tsx';
import { TextHelp } from './text-help.tsx';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.toolbar;
const LEVELS = [2, 3, 4] as const;

type Tool = {
  name: string;
  label: string;
  icon: LucideIcon;
  run: (editor: Editor) => boolean;
};
const chain = (editor: Editor) => editor.chain().focus();
const MARKS: readonly Tool[] = [
  { name: 'bold', label: copy.bold, icon: Bold, run: (editor) => chain(editor).toggleBold().run() },
  { name: 'italic', label: copy.italic, icon: Italic, run: (editor) => chain(editor).toggleItalic().run() },
  {
    name: 'strike',
    label: copy.strike,
    icon: Strikethrough,
    run: (editor) => chain(editor).toggleStrike().run(),
  },
  { name: 'code', label: copy.code, icon: Code, run: (editor) => chain(editor).toggleCode().run() },
];
const BLOCKS: readonly Tool[] = [
  {
    name: 'bulletList',
    label: copy.bulletList,
    icon: List,
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: copy.orderedList,
    icon: ListOrdered,
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: copy.blockquote,
    icon: TextQuote,
    run: (editor) => chain(editor).toggleBlockquote().run(),
  },
  {
    name: 'codeBlock',
    label: copy.codeBlock,
    icon: SquareCode,
    run: (editor) => chain(editor).toggleCodeBlock().run(),
  },
];

/** What can be made of the text; above it, and on a phone below. */
export function Toolbar({ open, websiteId }: { open: OpenPost; websiteId: string }) {
  const { editor, uploads } = open;
  const pictures = useRef<HTMLInputElement>(null);
  const level = useEditorValue(
    editor,
    () => LEVELS.find((each) => editor.isActive('heading', { level: each })) ?? 0,
  );
  const rule = <span aria-hidden="true" className="mx-1.5 h-5 w-px shrink-0 bg-rule" />;
  return (
    <div role="toolbar" aria-label={copy.label} className="post-toolbar">
      <select
        aria-label={copy.style}
        value={level}
        onChange={({ target }) => {
          const wanted = LEVELS.find((each) => each === Number(target.value));
          if (wanted === undefined) chain(editor).setParagraph().run();
          else chain(editor).setHeading({ level: wanted }).run();
        }}
        className="tappable shrink-0 rounded-control bg-transparent px-2 font-semibold"
      >
        <option value={0}>{copy.paragraph}</option>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {copy.headings[each]}
          </option>
        ))}
      </select>
      {rule}
      {MARKS.map((tool) => (
        <ToolButton key={tool.name} editor={editor} tool={tool} />
      ))}
      <LinkTool editor={editor} />
      {rule}
      {BLOCKS.map((tool) => (
        <ToolButton key={tool.name} editor={editor} tool={tool} />
      ))}
      <TableTool editor={editor} />
      <IconButton label={copy.rule} onClick={() => chain(editor).setHorizontalRule().run()}>
        <Minus aria-hidden />
      </IconButton>
      {rule}
      <input
        ref={pictures}
        type="file"
        hidden
        multiple
        aria-label={copy.picture}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          insertPictures(editor, uploads, files);
        }}
      />
      <IconButton label={copy.picture} onClick={() => pictures.current?.click()}>
        <ImagePlus aria-hidden />
      </IconButton>
      <FilmTool editor={editor} />
      {rule}
      <IconButton label={copy.markdown} onClick={() => void copyMarkdown(open)}>
        <ClipboardCopy aria-hidden />
      </IconButton>
      <TextHelp open={open} websiteId={websiteId} />
    </div>
  );
}

function ToolButton({ editor, tool: { name, label, icon: Icon, run } }: { editor: Editor; tool: Tool }) {
  const active = useEditorValue(editor, () => editor.isActive(name));
  return (
    <IconButton
      label={label}
      aria-pressed={active}
      className="aria-pressed:bg-[color-mix(in_oklab,var(--accent)_14%,transparent)] aria-pressed:text-ink"
      onClick={() => run(editor)}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}

async function copyMarkdown({ editor, uploads }: OpenPost): Promise<void> {
  const { documentToMarkdown } = await import('@tosite/site-sections/posts/document-to-markdown');
  if (await copyText(documentToMarkdown(contentOf(editor.state.doc, uploads)))) toastLocal(copy.copied);
  else toastFailure(copy.copyFailed);
}
