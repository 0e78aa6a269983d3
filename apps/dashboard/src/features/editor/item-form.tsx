import { Button } from '@tosite/ui/button';
import { Switch } from '@tosite/ui/switch';
import type { ProfileItem } from '@tosite/validation/profile/owner-edits';
import type { ProfileList } from '@tosite/validation/profile/profile';
import { useRef, useState } from 'react';
import { words } from '../../words/words.ts';
import { editorWords } from '../../words/editor-words.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { edit } from './editor-store.ts';
import { itemName } from './item-words.ts';
import { PictureField } from './picture-field.tsx';
import { emptyItem, itemFields, readAddedItem, writtenValue, type SchemaField } from './schema-fields.ts';
import { WrittenField } from './written-field.tsx';
import { writtenAs } from './written-values.ts';

const copy = editorWords;
/** Words of other people: nobody writes them anew. */
const OTHERS_WORDS: readonly ProfileList[] = ['recommendations'];
const DATES = new Set(['start', 'end', 'issued', 'expires', 'published', 'date']);

/** The fields of one item, each taken as it is written. */
export function ItemForm({
  list,
  item,
  onSet,
}: {
  list: ProfileList;
  item: Record<string, unknown>;
  onSet: (set: Record<string, unknown>) => void;
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {itemFields(list).map((field) => (
        <ItemField
          key={field.name}
          list={list}
          field={field}
          value={item[field.name]}
          around={() => aroundItem(list, item, field.name)}
          onSet={onSet}
        />
      ))}
    </div>
  );
}

function ItemField({
  list,
  field,
  value,
  around,
  onSet,
}: {
  list: ProfileList;
  field: SchemaField;
  value: unknown;
  /** What else its item says. */
  around: () => string;
  onSet: (set: Record<string, unknown>) => void;
}) {
  const { name, control } = field;
  const label = copy.fields[name] ?? name;
  switch (control.kind) {
    case 'switch':
      return (
        <Switch
          label={<span className="text-sm font-normal">{label}</span>}
          checked={value === true}
          onCheckedChange={(checked) => onSet({ [name]: checked })}
        />
      );
    case 'picture':
      return (
        <PictureField
          label={label}
          value={value}
          shape={name === 'avatar' || name === 'logo' || list === 'people' ? 'square' : 'wide'}
          around={around}
          onSet={(picture) => onSet({ [name]: picture })}
        />
      );
    case 'value':
      return (
        <WrittenField
          label={label}
          {...(control.as === 'count' ? { inputMode: 'numeric' as const } : {})}
          hint={copy.valueHelp[control.as]}
          value={writtenAs(control.as, value)}
          onWrite={(text) => {
            const written = writtenValue(list, field, text, value);
            if ('error' in written) return copy.badText;
            onSet({ [name]: written.value });
            return null;
          }}
        />
      );
    case 'text':
    case 'words':
      return (
        <WrittenField
          label={label}
          multiline={control.kind === 'text' && control.long}
          maxLength={control.kind === 'text' ? control.most : undefined}
          help={control.kind === 'text' && control.long && !OTHERS_WORDS.includes(list) ? 'item' : undefined}
          around={around}
          hint={control.kind === 'words' ? copy.listHelp : DATES.has(name) ? copy.dateHelp : undefined}
          value={Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''}
          onWrite={(text) => {
            const written = writtenValue(list, field, text);
            if ('error' in written) return copy.badText;
            onSet({ [name]: written.value });
            return null;
          }}
        />
      );
    default:
      return null;
  }
}

/** The other texts of an item, each with its name. */
function aroundItem(list: ProfileList, item: Record<string, unknown>, without: string): string {
  return itemFields(list)
    .flatMap(({ name }) => {
      const value = item[name];
      const text = Array.isArray(value) ? value.filter((each) => typeof each === 'string').join(', ') : value;
      return name === without || typeof text !== 'string' || text.trim() === ''
        ? []
        : [`${copy.fields[name] ?? name}: ${text}`];
    })
    .join('\n');
}

/** An item of the owner's own: it is there when its first field says what it is. */
export function AddItem({ list, onDone }: { list: ProfileList; onDone: () => void }) {
  const [values, setValues] = useState<Record<string, unknown>>(() => emptyItem(list));
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const add = () => {
    const item: ProfileItem | null = readAddedItem(list, values);
    setMissing(item === null);
    if (item === null) {
      // The form is longer than the panel: what is missing comes into view.
      box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      return;
    }
    edit({ kind: 'add-item', list, item, name: itemName(item) });
    onDone();
  };
  return (
    <div ref={box} className="rounded-frame border border-rule bg-ground p-3">
      <h4 className="mb-3 font-semibold">{copy.addItem(settingsWords.lists[list])}</h4>
      {missing && (
        <p role="alert" className="mb-3 text-sm font-medium text-bad">
          {copy.addItemMissing}
        </p>
      )}
      <ItemForm list={list} item={values} onSet={(set) => setValues((before) => ({ ...before, ...set }))} />
      <div className="mt-3 flex gap-2">
        <Button variant="primary" onClick={add}>
          {copy.addItemSubmit}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.common.cancel}
        </Button>
      </div>
    </div>
  );
}
