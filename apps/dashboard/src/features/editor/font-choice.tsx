import type { Design } from '@tosite/validation/website/design';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../../display/popover.tsx';
import { editorWords } from '../../words/editor-words.ts';
import { chosenFace, FontCards } from './font-cards.tsx';

const copy = editorWords;

/** What the text is set in, in its own letters; pressed, the others that the theme offers. */
export function FontChoice({ design, name }: { design: Design; name: string }) {
  const [open, setOpen] = useState(false);
  const { label, style } = chosenFace(design);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      aria-label={copy.fonts}
      className="w-[min(372px,calc(100vw-24px))] p-3!"
      trigger={
        <button
          type="button"
          aria-label={`${copy.fonts}: ${label}`}
          className="flex min-h-9 w-full items-center justify-between gap-2 rounded-control border border-edge bg-raise px-3 text-left hover:border-ink max-lg:min-h-11"
        >
          <span className="truncate" style={style}>
            {label}
          </span>
          <ChevronDown size={16} aria-hidden className="shrink-0" />
        </button>
      }
    >
      <FontCards design={design} name={name} />
      <p className="mt-2.5 text-xs text-ink-2">{copy.fontsHelp}</p>
    </Popover>
  );
}
