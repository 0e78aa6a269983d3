import * as fc from 'fast-check';
import { findSample } from '@tosite/profile-sources/samples/samples';
import type { ItemEdit, OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';

type Item = Profile[ProfileList][number];

/** The profiles that property tests begin with: a person, a programmer, a showcase, a channel. */
export const PROFILES: readonly Profile[] = ['tove', 'noor', 'rima'].map((name) => {
  const sample = findSample(`tosite-sample-${name}`, new Date('2026-11-20T09:00:00Z'));
  if (sample === null) throw new Error(`there is no sample ${name}`);
  return sample.profile;
});

const WORDS = [
  'A new text',
  'Zeilen\nund Zeilen',
  '🏺',
  'x'.repeat(250),
  'نص',
  '',
  '<b>bold</b>',
  '[object Object]?',
];
const list = fc.constantFrom(...PROFILE_LISTS.filter((name) => name !== 'codeLanguages'));
const words = fc.constantFrom(...WORDS);

type Step = (profile: Profile) => Profile;
const at = (index: number, length: number): number => (length === 0 ? 0 : index % length);

function changeList(name: ProfileList, change: (items: Item[]) => Item[]): Step {
  // Items of the same list, some of them changed.
  return (profile) => ({ ...profile, [name]: change([...profile[name]]) });
}

const dropItem = fc
  .tuple(list, fc.nat(40))
  .map(([name, index]) =>
    changeList(name, (items) => items.filter((_, place) => place !== at(index, items.length))),
  );
const addItem = fc.tuple(list, fc.nat(40), fc.nat(1000)).map(([name, index, id]) =>
  changeList(name, (items) => {
    const [like] = items;
    if (like === undefined || items.some((item) => item.id === `new:${id}`)) return items;
    items.splice(at(index, items.length), 0, renamed({ ...like, id: `new:${id}` }, `new ${id}`));
    return items;
  }),
);
const renameItem = fc
  .tuple(list, fc.nat(40), words)
  .map(([name, index, text]) =>
    changeList(name, (items) =>
      items.map((item, place) => (place === at(index, items.length) ? renamed(item, text) : item)),
    ),
  );
const emptyField = fc
  .tuple(list, fc.nat(40))
  .map(([name, index]) =>
    changeList(name, (items) =>
      items.map((item, place) => (place === at(index, items.length) ? { ...item, description: null } : item)),
    ),
  );
const turnAround = list.map((name) => changeList(name, (items) => items.toReversed()));
const sayFact = fc
  .tuple(fc.constantFrom('headline', 'location', 'since' as const), fc.option(words))
  .map(([name, text]): Step => (profile) => ({
    ...profile,
    [name]: name === 'since' ? (text === null ? null : '2019') : text,
  }));
const sayEmail = fc
  .option(words)
  .map((email): Step => (profile) => ({ ...profile, contact: { ...profile.contact, email } }));
const grow = fc
  .nat(9999)
  .map((followers): Step => (profile) => ({ ...profile, stats: { ...profile.stats, followers } }));

function renamed(item: Item, text: string): Item {
  const facts: Record<string, unknown> = { ...item };
  for (const name of ['name', 'title', 'school', 'role', 'caption', 'text', 'label', 'author']) {
    if (typeof facts[name] === 'string') return { ...item, [name]: text };
  }
  return item;
}

/** What happens on a platform between two readings. */
export const upstream: fc.Arbitrary<Step> = fc
  .array(fc.oneof(dropItem, addItem, renameItem, emptyField, turnAround, sayFact, sayEmail, grow), {
    maxLength: 8,
  })
  .map((steps) => (profile) => steps.reduce((so, step) => step(so), profile));

/** The same things as another platform tells of them: under other ids, in another order, some of them not at all. */
export function twinOf(profile: Profile, leavesOut = 4): Profile {
  const lists = PROFILE_LISTS.map((name) => {
    const items: readonly Item[] = profile[name];
    const kept = items.filter((_, index) => index % leavesOut !== leavesOut - 1).toReversed();
    return [
      name,
      kept.map((item) => ({ ...item, id: `twin:${item.id}`, origin: { source: 'twin', path: '' } })),
    ];
  });
  return { ...profile, ...(Object.fromEntries(lists) as Pick<Profile, ProfileList>) };
}

/** What an owner wrote over a profile: only of what it has. */
export function editsOf(profile: Profile): fc.Arbitrary<OwnerEdits> {
  const keys = PROFILE_LISTS.flatMap((name) => profile[name].map(({ id }) => [name, id] as const));
  const edit = fc.record(
    { set: fc.record({ description: words }), hidden: fc.boolean() },
    { requiredKeys: [] },
  );
  const edited: fc.Arbitrary<[(typeof keys)[number], ItemEdit][]> =
    keys.length === 0
      ? fc.constant([])
      : fc.array(fc.tuple(fc.constantFrom(...keys), edit), { maxLength: 5 });
  return fc
    .record({
      items: edited,
      headline: fc.option(words, { nil: undefined }),
      email: fc.option(words, { nil: undefined }),
      order: fc.boolean(),
    })
    .map(({ items, headline, email, order }) => ({
      fields: {
        ...(headline === undefined ? {} : { headline }),
        ...(email === undefined ? {} : { contact: { email } }),
      },
      items: Object.fromEntries(
        items
          .filter(
            ([[name], { set, hidden }]) => hidden !== undefined || (set !== undefined && has(profile, name)),
          )
          .map(([[name, id], { set, hidden }]) => [
            `${name}/${id}`,
            {
              ...(set !== undefined && has(profile, name) ? { set } : {}),
              ...(hidden === undefined ? {} : { hidden }),
            },
          ]),
      ),
      added: {},
      order: order ? { projects: profile.projects.map(({ id }) => id).toReversed() } : {},
    }));
}

function has(profile: Profile, name: ProfileList): boolean {
  return profile[name].some((item) => 'description' in item);
}
