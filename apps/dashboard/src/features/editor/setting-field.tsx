import { Segmented } from '@tosite/ui/segmented';
import { Switch } from '@tosite/ui/switch';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { SECTION_SETTINGS } from '@tosite/validation/website/section-settings';
import * as v from 'valibot';
import { editorWords } from '../../words/editor-words.ts';
import { ContactHint } from './contact-hint.tsx';
import { updateSetting } from './editor-store.ts';
import type { SchemaField } from './schema-fields.ts';
import { sectionName } from './section-name.ts';
import { WrittenField } from './written-field.tsx';

const copy = editorWords;
const choiceWord = (value: string) => copy.choices[value] ?? value;

/** What is set where nothing was: the first layout, the first sort; what is shown is on, what is folded is on. */
const OFF_BY_DEFAULT = new Set(['showForks', 'showEmail', 'showPhone', 'showAddress', 'recommendations.cv']);

export function SettingField({
  section,
  field,
  value,
}: {
  section: SectionKey;
  field: SchemaField;
  value: unknown;
}) {
  const { name, control } = field;
  const title = copy.settingTitles[field.title] ?? field.title;
  const help = field.help === undefined ? undefined : (copy.settingHelp[field.help] ?? field.help);
  const set = (next: unknown) => updateSetting(section, name, next);
  switch (control.kind) {
    case 'switch':
      return (
        <ContactHint section={section} name={name}>
          {(hintId) => (
            <Switch
              label={<span className="text-sm font-normal">{title}</span>}
              checked={
                typeof value === 'boolean'
                  ? value
                  : !OFF_BY_DEFAULT.has(name) && !OFF_BY_DEFAULT.has(`${section}.${name}`)
              }
              onCheckedChange={set}
              aria-describedby={hintId}
            />
          )}
        </ContactHint>
      );
    case 'choice':
      return (
        <div>
          <p className="mb-1 text-sm text-ink-2" aria-hidden>
            {title}
          </p>
          <Segmented
            label={title}
            value={typeof value === 'string' ? value : (control.options[0] ?? '')}
            onValueChange={set}
            className="flex-wrap"
            options={control.options.map((option) => ({ value: option, label: choiceWord(option) }))}
          />
        </div>
      );
    case 'choices': {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : control.options;
      return (
        <fieldset>
          <legend className="mb-1 text-sm text-ink-2">{title}</legend>
          <div className="flex flex-wrap gap-x-4">
            {control.options.map((option) => (
              <Switch
                key={option}
                label={<span className="text-sm font-normal">{choiceWord(option)}</span>}
                checked={chosen.includes(option)}
                onCheckedChange={(on) =>
                  set(control.options.filter((other) => (other === option ? on : chosen.includes(other))))
                }
              />
            ))}
          </div>
        </fieldset>
      );
    }
    case 'number':
      return (
        <WrittenField
          label={title}
          hint={help}
          inputMode="numeric"
          placeholder={copy.usual}
          value={typeof value === 'number' ? String(value) : ''}
          onWrite={(text) => {
            const number = text.trim() === '' ? undefined : Number(text);
            const fits =
              number === undefined ||
              (Number.isInteger(number) && number >= control.least && number <= control.most);
            if (fits) set(number);
            return fits ? null : copy.badNumber(control.least, control.most);
          }}
        />
      );
    case 'text':
      return (
        <WrittenField
          label={title}
          hint={help}
          multiline={control.long}
          maxLength={control.most}
          help={control.long ? 'section' : undefined}
          around={() => sectionName(section)}
          value={typeof value === 'string' ? value : ''}
          onWrite={(text) => {
            const next = text.trim() === '' ? undefined : text;
            const entry: v.GenericSchema = entryOf(section, name);
            if (!v.safeParse(entry, next).success) return copy.badText;
            set(next);
            return null;
          }}
        />
      );
    case 'words':
    case 'picture':
      return null;
  }
}

function entryOf(section: SectionKey, name: string): v.GenericSchema {
  const { entries }: { entries: Record<string, v.GenericSchema> } = SECTION_SETTINGS[section];
  return entries[name] ?? v.unknown();
}
