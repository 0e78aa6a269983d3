import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { paletteWords } from '../../words/palette-words.ts';
import { paletteKeys, useShortcuts } from './use-shortcuts.ts';

const CommandPalette = lazyWithBoundary(() =>
  import('./palette.tsx').then((module) => module.CommandPalette),
);

/** Opens the palette, which is fetched when it is first asked for; the shortcuts work wherever this stands. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  useShortcuts({
    open: useCallback(() => setOpen(true), []),
    go: useCallback((to: string) => void navigate(to), [navigate]),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={paletteWords.open}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-ink-2 hover:text-ink max-lg:size-11 max-lg:justify-center max-lg:px-0"
      >
        <Search size={16} aria-hidden />
        <span className="flex-1 text-left max-lg:hidden">{paletteWords.open}</span>
        <kbd className="rounded-[4px] border border-rule bg-raise px-1.5 font-sans text-sm max-lg:hidden">
          {paletteKeys()}
        </kbd>
      </button>
      {open && <CommandPalette onMissing={() => setOpen(false)} open={open} onOpenChange={setOpen} />}
    </>
  );
}
