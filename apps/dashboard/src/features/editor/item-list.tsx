import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import { editKey, type ProfileItem } from '@tosite/validation/profile/owner-edits';
import { editsTouch } from '@tosite/validation/profile/owner-edits-change';
import type { ProfileList } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { Eye, EyeOff, Pencil, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { edit, updateSetting, useEditorStore } from './editor-store.ts';
import { AddItem, ItemForm } from './item-form.tsx';
import { itemName, sourceName } from './item-words.ts';
import { canAddTo, hasOrder } from './schema-fields.ts';
import { editedContent } from './site-of-editor.ts';
import { SortableList } from '../../display/sortable-list.tsx';

const copy = editorWords;
const AT_ONCE = 12;

/** What a section lists: each item can be written, hidden, put elsewhere, and says where it came from. */
export function ItemList({ section, list }: { section: SectionKey; list: ProfileList }) {
  const profile = useEditorStore((state) => state.subject.profile);
  const edits = useEditorStore((state) => state.history.present.edits);
  const settings = useEditorStore((state) => state.history.present.design.sections[section]);
  const [looked, setLooked] = useState('');
  const [room, setRoom] = useState(AT_ONCE);
  const [open, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);

  const content = editedContent(profile, edits);
  const order = settings !== undefined && 'order' in settings ? (settings.order ?? []) : [];
  const all = inOrder(content.profile[list], order);
  const found = all.filter((item) => itemName(item).toLowerCase().includes(looked.trim().toLowerCase()));
  const shown = found.slice(0, room);
  const byId = new Map(all.map((item) => [item.id, item]));
  const nameOf = (id: string) =>
    itemName(byId.get(id) ?? ({ origin: { source: '', path: '' } } as ProfileItem));

  const move = (ids: string[], moved: string) => {
    // What is not shown keeps its place.
    const places = new Set(ids);
    const rest = [...ids];
    const next = all.map(({ id }) => (places.has(id) ? (rest.shift() ?? id) : id));
    if (hasOrder(section)) updateSetting(section, 'order', next);
    else edit({ kind: 'order-items', list, order: next, name: nameOf(moved) });
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-normal text-ink-2">{copy.items(all.length)}</h3>
        {canAddTo(list) && !adding && (
          <Button variant="quiet" className="-my-1 -mr-2 px-2! text-sm" onClick={() => setAdding(true)}>
            <Plus size={14} aria-hidden />
            {copy.addItem(settingsWords.lists[list])}
          </Button>
        )}
      </div>
      {adding && <AddItem list={list} onDone={() => setAdding(false)} />}
      {all.length > AT_ONCE && (
        <input
          type="search"
          aria-label={copy.findItem}
          placeholder={copy.findItem}
          value={looked}
          onChange={({ target }) => setLooked(target.value)}
          className="min-h-9 w-full rounded-control border border-edge bg-ground px-2.5 placeholder:text-ink-2 focus-visible:outline-2 focus-visible:outline-accent-text max-lg:min-h-11"
        />
      )}
      {found.length === 0 && all.length > 0 && <p className="text-sm text-ink-2">{copy.noItem}</p>}
      <SortableList
        copy={editorWords}
        label={copy.items(all.length)}
        ids={shown.map(({ id }) => id)}
        nameOf={nameOf}
        onMove={move}
        className="divide-y divide-rule overflow-hidden rounded-frame border border-rule bg-ground empty:hidden"
      >
        {(id, handle) => {
          const item = byId.get(id);
          return item === undefined ? null : (
            <ItemRow
              list={list}
              item={item}
              handle={handle}
              hidden={content.hidden.includes(editKey(list, id))}
              touched={editsTouch(edits, list, id, null)}
              open={open === id}
              onToggle={() => setOpen(open === id ? null : id)}
            />
          );
        }}
      </SortableList>
      {found.length > room && (
        <Button variant="quiet" className="text-sm" onClick={() => setRoom(room + 50)}>
          {copy.moreItems(Math.min(50, found.length - room))}
        </Button>
      )}
    </div>
  );
}

type ItemRowProps = {
  list: ProfileList;
  item: ProfileItem;
  handle: ReactNode;
  hidden: boolean;
  touched: boolean;
  open: boolean;
  onToggle: () => void;
};

function ItemRow({ list, item, handle, hidden, touched, open, onToggle }: ItemRowProps) {
  const name = itemName(item);
  const own = item.origin.source === 'owner';
  const notes = [sourceName(item), touched && !own ? copy.changed : '', hidden ? copy.hidden : ''];
  return (
    <div className={open ? 'bg-wash' : ''}>
      <div className="flex items-center">
        {handle}
        <div className="min-w-0 flex-1 py-1.5">
          <p className={`truncate font-medium ${hidden ? 'text-ink-2 line-through' : ''}`}>{name}</p>
          <p className="truncate text-xs text-ink-2">{notes.filter((note) => note !== '').join(' · ')}</p>
        </div>
        <IconButton
          label={open ? copy.closeItem(name) : copy.editItem(name)}
          aria-expanded={open}
          onClick={onToggle}
        >
          {open ? <X aria-hidden /> : <Pencil aria-hidden />}
        </IconButton>
        <IconButton
          label={hidden ? copy.showItem(name) : copy.hideItem(name)}
          onClick={() => edit({ kind: 'hide-item', list, id: item.id, hidden: !hidden, name })}
        >
          {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
      {open && (
        <div className="p-3 pt-1">
          <ItemForm
            list={list}
            item={item}
            onSet={(set) => edit({ kind: 'set-item', list, id: item.id, set, name })}
          />
          {touched && (
            <Button
              variant="quiet"
              className="mt-2 -ml-3.5 text-sm"
              onClick={() => edit({ kind: 'drop-item', list, id: item.id, name })}
            >
              {own ? copy.removeItem : copy.revertItem}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function inOrder(items: readonly ProfileItem[], order: readonly string[]): ProfileItem[] {
  if (order.length === 0) return [...items];
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: ProfileItem) => places.get(id) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
