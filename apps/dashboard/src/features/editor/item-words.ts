import type { ProfileItem } from '@tosite/validation/profile/owner-edits';
import { editorWords } from '../../words/editor-words.ts';

const NAMES = [
  'title',
  'name',
  'role',
  'school',
  'label',
  'author',
  'city',
  'text',
  'caption',
  'organisation',
];
const LONGEST = 80;

/** What an item is called in a list. */
export function itemName(item: ProfileItem): string {
  const values: Record<string, unknown> = item;
  for (const name of NAMES) {
    const value = values[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, LONGEST);
  }
  return editorWords.noName;
}

/** Where an item came from: `github:rest` is GitHub. */
export function sourceName({ origin }: ProfileItem): string {
  const [platform = ''] = origin.source.split(/[:/]/u);
  if (platform === 'owner') return editorWords.yours;
  return editorWords.from(editorWords.sources[platform] ?? origin.source);
}
