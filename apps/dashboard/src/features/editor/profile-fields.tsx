import { Button } from '@tosite/ui/button';
import { editsTouch } from '@tosite/validation/profile/owner-edits-change';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import { StatsSchema, type Profile, type RichText } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { editorWords } from '../../words/editor-words.ts';
import { setField } from './change-content.ts';
import { edit, useEditorStore } from './editor-store.ts';
import { PictureField } from './picture-field.tsx';
import { wordsOf } from './schema-fields.ts';
import { shownProfile } from '@tosite/site-sections/site-input';
import { WrittenField } from './written-field.tsx';
import { readAs } from './written-values.ts';

const copy = editorWords;

/** The fields of the profile itself, by the section that shows them. */
const FIELDS: { readonly [K in SectionKey]?: readonly string[] } = {
  hero: [
    'name',
    'headline',
    'location',
    'avatar',
    'banner',
    'handle',
    'url',
    'since',
    ...Object.keys(StatsSchema.entries).map((name) => `stats.${name}`),
  ],
  contributions: ['contributions.total'],
  about: ['about'],
  facts: [
    'organisation.industry',
    'organisation.size',
    'organisation.kind',
    'organisation.founded',
    'organisation.headquarters',
    'organisation.website',
  ],
  specialities: ['organisation.specialities'],
  contact: ['contact.email', 'contact.phone', 'contact.website', 'contact.address'],
};

export const hasFields = (section: SectionKey): boolean => section in FIELDS;

/** Whose banner a page shows; a person's is most often the platform's own. */
const BANNERS: readonly WebsiteType[] = ['youtube', 'linkedin-company'];

export function ProfileFields({ section }: { section: SectionKey }) {
  const type = useEditorStore((state) => state.subject.profile.type);
  const profile = useEditorStore((state) => state.subject.profile);
  const edits = useEditorStore((state) => state.history.present.edits);
  const shown = (FIELDS[section] ?? []).filter((path) => {
    if (path === 'banner') return BANNERS.includes(type);
    // A figure that no source gave is nobody's to fill in; one that its owner took out can be put back.
    return !isFigure(path) || (partOf(profile, path) ?? null) !== null || editsTouch(edits, null, null, path);
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      {shown.map((path) => (
        <ProfileField key={path} path={path} />
      ))}
    </div>
  );
}

/** Counted by the source, and printed as it is. */
const isFigure = (path: string): boolean => path.startsWith('stats.') || path === 'contributions.total';

function partOf(profile: Profile, path: string): unknown {
  const [name = '', within] = path.split('.');
  const whole: unknown = profile[name as keyof Profile];
  return within === undefined ? whole : (whole as Record<string, unknown> | null)?.[within];
}

function ProfileField({ path }: { path: string }) {
  const profile = useEditorStore((state) => shownProfile(state.subject.profile, state.history.present.edits));
  const edits = useEditorStore((state) => state.history.present.edits);
  const value = partOf(profile, path);
  const label = copy.fields[path] ?? path;
  // The weeks stay beside their sum.
  const place = path === 'contributions.total' ? 'contributions' : path;
  const set = (next: unknown) => edit({ kind: 'field', path: place, value: next });
  if (path === 'avatar' || path === 'banner') {
    return (
      <PictureField
        label={label}
        value={value}
        shape={path === 'avatar' ? 'square' : 'banner'}
        onSet={(picture) => set(picture)}
      />
    );
  }
  const about = path === 'about' ? profile.about : null;
  return (
    <WrittenField
      label={label}
      multiline={path === 'about' || path === 'headline'}
      help={path === 'about' || path === 'headline' ? path : undefined}
      around={() => aroundProfile(profile, path)}
      hint={
        about?.format === 'markdown'
          ? copy.markdownHelp
          : path === 'organisation.founded' || path === 'since'
            ? copy.dateHelp
            : Array.isArray(value)
              ? copy.listHelp
              : undefined
      }
      {...(isFigure(path) ? { inputMode: 'numeric' as const } : {})}
      value={about !== null ? about.text : textOf(value)}
      aside={
        editsTouch(edits, null, null, place) && (
          <Button
            variant="quiet"
            className="-my-2 min-h-7 px-0! text-xs max-lg:min-h-9"
            aria-label={`${label}: ${copy.revertItem}`}
            onClick={() => set(undefined)}
          >
            {copy.revertItem}
          </Button>
        )
      }
      onWrite={(text) => {
        const written = isFigure(path) ? readAs('count', text, value) : valueOf(path, text, about);
        const next =
          place === path || typeof written !== 'number' || profile.contributions === null
            ? written
            : { ...profile.contributions, total: written };
        if (next === undefined || setField(edits, place, next) === edits) return copy.badText;
        set(next);
        return null;
      }}
    />
  );
}

/** What the page says of them beside it, saved or not. */
function aroundProfile({ name, headline, about }: Profile, path: string): string {
  const beside = { name, headline, about: about?.text ?? null };
  return Object.entries(beside)
    .filter(([field, text]) => field !== path && (text ?? '').trim() !== '')
    .map(([field, text]) => `${copy.fields[field] ?? field}: ${text ?? ''}`)
    .join('\n');
}

function valueOf(path: string, text: string, about: RichText | null): unknown {
  if (path === 'organisation.specialities') return wordsOf(text);
  if (path === 'name' || path === 'handle' || path === 'url') return text.trim();
  if (text.trim() === '') return null;
  return path === 'about' ? { ...(about ?? { format: 'text', base: null }), text } : text;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
