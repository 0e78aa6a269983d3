import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { SECTION_LISTS } from '../../preview/section-lists.ts';
import { editorWords } from '../../words/editor-words.ts';
import { edit, openSection, updateSetting, useEditorStore } from './editor-store.ts';
import { ItemList } from './item-list.tsx';
import { hasFields, ProfileFields } from './profile-fields.tsx';
import { settingFields } from './schema-fields.ts';
import { sectionName } from './section-name.ts';
import { SettingField } from './setting-field.tsx';
import { shownProfile } from '@tosite/site-sections/site-input';

const copy = editorWords;

/** A section in the list: moved by its handle, shown or hidden, and opened for its settings and its content. */
export function SectionRow({
  section,
  handle,
  filled,
}: {
  section: SectionKey;
  handle: ReactNode;
  /** Whether there is anything that it could show. */
  filled: boolean;
}) {
  const open = useEditorStore((state) => state.openSection === section);
  const hidden = useEditorStore((state) => state.history.present.design.sections[section]?.hidden === true);
  const list = SECTION_LISTS[section];
  const count = useEditorStore(
    (state) =>
      state.sectionCounts[section] ??
      (list === undefined
        ? 0
        : shownProfile(state.subject.profile, state.history.present.edits)[list].length),
  );
  const name = sectionName(section);
  const note = hidden ? copy.sectionHidden : !filled ? copy.sectionEmpty : count > 0 ? String(count) : '';
  return (
    <div className={open ? 'my-1 rounded-frame bg-wash shadow-[inset_0_0_0_1px_var(--rule)]' : ''}>
      <div
        className={`flex items-center rounded-control ${open ? 'sticky top-0 z-2 rounded-b-none bg-wash shadow-[inset_1px_0_var(--rule),inset_-1px_0_var(--rule),inset_0_1px_var(--rule)] max-lg:top-(--drawer-head)' : 'hover:bg-wash'}`}
      >
        {handle}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => openSection(open ? null : section)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control text-left font-medium aria-expanded:font-semibold max-lg:min-h-11"
        >
          <span className={`truncate ${hidden || !filled ? 'text-ink-2' : ''}`}>{name}</span>
          <span className="truncate text-sm font-normal text-ink-2 tabular-nums">{note}</span>
          <ChevronDown
            size={16}
            aria-hidden
            className={`ml-auto shrink-0 text-ink-2 ${open ? 'rotate-180' : ''}`}
          />
        </button>
        <IconButton
          label={hidden ? copy.showSection(name) : copy.hideSection(name)}
          onClick={() => updateSetting(section, 'hidden', hidden ? undefined : true)}
        >
          {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
      {open && <SectionBody section={section} name={name} />}
    </div>
  );
}

function SectionBody({ section, name }: { section: SectionKey; name: string }) {
  const settings = useEditorStore((state) => state.history.present.design.sections[section]);
  const order = useEditorStore((state) => state.history.present.sectionOrder);
  const values: Record<string, unknown> = settings ?? {};
  const list = SECTION_LISTS[section];
  return (
    <div role="group" aria-label={name} className="grid grid-cols-1 gap-3 p-3 pt-1">
      {settingFields(section).map((field) => (
        <SettingField key={field.name} section={section} field={field} value={values[field.name]} />
      ))}
      {hasFields(section) && (
        <div className="border-t border-rule pt-3">
          <ProfileFields section={section} />
        </div>
      )}
      {list !== undefined && (
        <div className="border-t border-rule pt-3">
          <ItemList section={section} list={list} />
        </div>
      )}
      <Button
        variant="quiet"
        className="-mx-1 justify-self-start px-1! text-sm"
        onClick={() => {
          openSection(null);
          edit({ kind: 'order', order: order.filter((key) => key !== section), moved: section });
        }}
      >
        {copy.takeOut}
      </Button>
    </div>
  );
}
