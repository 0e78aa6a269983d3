import { Button } from '@tosite/ui/button';
import { Popover } from '../../display/popover.tsx';
import { SECTION_KEYS, type SectionKey } from '@tosite/validation/website/section-order';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { edit, openSection, useEditorStore } from './editor-store.ts';
import { sectionName } from './section-name.ts';
import { SectionRow } from './section-row.tsx';
import { SortableList } from '../../display/sortable-list.tsx';

const copy = editorWords;
/** They are empty until their text is written in their settings. */
const WRITTEN_HERE: readonly SectionKey[] = ['text', 'imprint'];

export function SectionsPanel() {
  const order = useEditorStore((state) => state.history.present.sectionOrder);
  const filled = useEditorStore((state) => state.filledSections);
  const opened = useEditorStore((state) => state.openSection);
  const list = useRef<HTMLDivElement>(null);

  const missing = SECTION_KEYS.filter(
    (key) => (filled?.includes(key) === true || WRITTEN_HERE.includes(key)) && !order.includes(key),
  );

  // Chosen in the preview: its row comes into view.
  useEffect(() => {
    if (opened === null) return;
    const row = list.current?.querySelector(`[aria-expanded="true"]`)?.closest('li');
    row?.scrollIntoView({ block: 'nearest' });
  }, [opened]);

  return (
    <section aria-labelledby="editor-sections" className="p-4">
      <div className="mb-2 flex min-h-9 items-center justify-between gap-2">
        <h2 id="editor-sections">{copy.sections}</h2>
        <AddSection missing={missing} />
      </div>
      <div ref={list} className="-mx-2">
        <SortableList
          copy={editorWords}
          label={copy.sections}
          ids={order}
          nameOf={sectionName}
          onMove={(ids, moved) => edit({ kind: 'order', order: ids, moved })}
        >
          {(section, handle) => (
            <SectionRow section={section} handle={handle} filled={filled?.includes(section) !== false} />
          )}
        </SortableList>
      </div>
    </section>
  );
}

function AddSection({ missing }: { missing: readonly SectionKey[] }) {
  const [open, setOpen] = useState(false);
  const order = useEditorStore((state) => state.history.present.sectionOrder);
  const add = (section: SectionKey) => {
    setOpen(false);
    edit({ kind: 'order', order: [...order, section], moved: section });
    openSection(section);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      aria-label={copy.addSection}
      className="w-64"
      trigger={
        <Button variant="quiet" className="-mr-2 px-2! text-sm">
          <Plus size={14} aria-hidden />
          {copy.addSection}
        </Button>
      }
    >
      {missing.length === 0 ? (
        <p className="p-2 text-sm text-ink-2">{copy.addSectionNone}</p>
      ) : (
        <ul>
          {missing.map((section) => (
            <li key={section}>
              <button
                type="button"
                onClick={() => add(section)}
                className="flex min-h-9 w-full items-center rounded-control px-2.5 text-left font-medium hover:bg-wash max-lg:min-h-11"
              >
                {sectionName(section)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
