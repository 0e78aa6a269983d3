import { ChevronDown } from 'lucide-react';
import { IconButton } from '@tosite/ui/icon-button';
import type { ReactNode } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { setMobileDrawerView, useEditorStore } from './editor-store.ts';

const copy = editorWords.drawer;
const VIEWS = ['design', 'sections'] as const;

/** The panel beside the site; on a phone a drawer below it, put down until one of its views is wanted. */
export function EditorDrawer({ design, sections }: { design: ReactNode; sections: ReactNode }) {
  const view = useEditorStore((state) => state.mobileDrawerView);
  const down = view === 'desktop';
  return (
    <aside
      aria-label={editorWords.panel}
      className={`relative bg-ground [--drawer-head:56px] max-lg:z-4 max-lg:-mt-2.5 max-lg:rounded-t-card max-lg:shadow-[0_-1px_0_var(--rule),0_-10px_28px_-12px_light-dark(#14283c55,#000)] lg:row-start-2 lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-rule ${down ? '' : 'max-lg:h-[min(392px,56dvh)] max-lg:overflow-y-auto'}`}
    >
      <div className="sticky top-0 z-3 flex h-14 items-end gap-1 rounded-t-card border-b border-rule bg-ground px-4 lg:hidden">
        <nav aria-label={copy.label} className="grid flex-1 grid-cols-2">
          {VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              aria-expanded={view === name}
              onClick={() => setMobileDrawerView(view === name ? 'desktop' : name)}
              className="min-h-12 border-b-2 border-transparent font-semibold text-ink-2 aria-expanded:border-accent-text aria-expanded:text-ink"
            >
              {copy[name]}
            </button>
          ))}
        </nav>
        {!down && (
          <IconButton label={copy.close} onClick={() => setMobileDrawerView('desktop')}>
            <ChevronDown aria-hidden />
          </IconButton>
        )}
      </div>
      <div className={view === 'design' ? '' : 'max-lg:hidden'}>{design}</div>
      <div className={view === 'sections' ? '' : 'max-lg:hidden'}>{sections}</div>
    </aside>
  );
}
