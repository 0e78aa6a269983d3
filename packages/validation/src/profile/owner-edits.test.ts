import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applyEditsKeepingHidden, applyOwnerEdits } from './owner-edits-apply.ts';
import { dropEdits, editsTouch, moveEdits } from './owner-edits-change.ts';
import { revertEdits } from './owner-edits-revert.ts';
import { editKey, emptyOwnerEdits, OwnerEditsSchema, readEditKey, type OwnerEdits } from './owner-edits.ts';
import { emptyProfile } from './empty-profile.ts';
import { PROFILE_LISTS, ProfileSchema, type Profile } from './profile.ts';

const origin = { source: 'made', path: '' };
const skill = (id: string): Profile['skills'][number] => ({ id, origin, name: `Skill ${id}` });
const PROFILE: Profile = {
  ...emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'ann',
    url: 'https://github.com/ann',
    name: 'Ann',
  }),
  headline: 'As it was read',
  skills: ['a', 'b', 'c/d', '__proto__'].map(skill),
  links: [{ id: 'l', origin, label: 'Blog', url: 'https://ann.example/' }],
};
const edits = (own: Partial<OwnerEdits>): OwnerEdits => ({ ...emptyOwnerEdits(), ...own });
const names = (profile: Profile): string[] => profile.skills.map(({ name }) => name);
const reads = (own: unknown): boolean =>
  v.safeParse(OwnerEditsSchema, { ...emptyOwnerEdits(), ...(own as object) }).success;

describe('what an owner wrote over a profile', () => {
  it('is any fact that is printed, figures and addresses too, and is what the source says once it is taken out', () => {
    const read: Profile = {
      ...PROFILE,
      approximate: ['followers', 'views'],
      stats: { ...PROFILE.stats, followers: 48_000, views: 120_000 },
    };
    const own = edits({
      fields: {
        handle: 'annie',
        url: 'https://ann.example/',
        stats: { followers: 48_213 },
        contributions: null,
      },
    });
    const read2 = v.parse(OwnerEditsSchema, JSON.parse(JSON.stringify(own)));
    const shown = applyOwnerEdits(read, read2);
    expect(shown).toMatchObject({
      handle: 'annie',
      url: 'https://ann.example/',
      stats: { followers: 48_213, views: 120_000 },
      // What its owner counted is exact.
      approximate: ['views'],
    });
    expect(editsTouch(own, null, null, 'stats.followers')).toBe(true);
    const back = ['handle', 'url', 'stats.followers', 'contributions'].reduce(
      (rest, path) => dropEdits(rest, null, null, path),
      own,
    );
    expect(applyOwnerEdits(read, back)).toEqual(read);
    expect(reads({ fields: { url: 'javascript:alert(1)' } })).toBe(false);
    expect(reads({ fields: { stats: { followers: -1 } } })).toBe(false);
  });

  it('is what the site shows; the rest stays as it was read', () => {
    const shown = applyOwnerEdits(
      PROFILE,
      edits({
        fields: {
          headline: 'Mine',
          contact: { email: 'ann@example.com' },
          organisation: { industry: 'Clay' },
        },
        items: {
          'skills/a': { set: { name: 'Pottery' } },
          'skills/c/d': { hidden: true },
          'skills/none': { hidden: true },
        },
        added: { skills: [{ ...skill('owner:1'), name: 'Glazing' }] },
        order: { skills: ['b', 'none', 'a'] },
      }),
    );
    expect(shown).toMatchObject({
      name: 'Ann',
      headline: 'Mine',
      contact: { email: 'ann@example.com', phone: null },
      organisation: { industry: 'Clay', specialities: [] },
      links: PROFILE.links,
    });
    expect(names(shown)).toEqual(['Skill b', 'Pottery', 'Skill __proto__', 'Glazing']);
    expect(shown.skills.at(-1)?.origin).toEqual({ source: 'owner', path: 'edits' });
  });

  it('keeps what is hidden in its place for whoever edits', () => {
    const { profile, hidden } = applyEditsKeepingHidden(
      PROFILE,
      edits({ items: { 'skills/b': { hidden: true } } }),
    );
    expect([profile.skills.length, hidden]).toEqual([4, ['skills/b']]);
  });

  it('is nothing when nothing was written', () => {
    expect(applyOwnerEdits(PROFILE, emptyOwnerEdits())).toEqual(PROFILE);
  });

  it('keeps its own items when the list of the source is full', () => {
    const many = { ...PROFILE, skills: Array.from({ length: 1000 }, (_, index) => skill(String(index))) };
    const shown = applyOwnerEdits(many, edits({ added: { skills: [skill('owner:1')] } }));
    expect([shown.skills.length, shown.skills.at(-1)?.id]).toEqual([1000, 'owner:1']);
  });

  it.each([
    [
      'a link that runs a script',
      { added: { links: [{ id: 'owner:1', label: 'x', url: 'javascript:alert(1)' }] } },
    ],
    [
      'a link that runs a script, set on an item',
      { items: { 'links/l': { set: { url: 'javascript:alert(1)' } } } },
    ],
    ['a field that there is not', { items: { 'skills/a': { set: { level: 9 } } } }],
    ['an item of a list that there is not', { items: { 'nothing/a': { hidden: true } } }],
    ['an id that a source could have', { added: { skills: [{ id: 'github:1', name: 'x' }] } }],
    ['an empty name', { fields: { name: ' ' } }],
    ['another id of an item', { items: { 'skills/a': { set: { id: 'b' } } } }],
  ])('cannot be %s', (_, own) => expect(reads(own)).toBe(false));

  it('takes a profile, an address that is empty, and an order of ids that are gone', () => {
    expect(reads({ items: { 'projects/p': { set: { url: null } } }, order: { skills: ['gone'] } })).toBe(
      true,
    );
    expect(reads({ added: { skills: [{ id: 'owner:1', name: 'x' }] } })).toBe(true);
  });

  it('never throws and stays a profile, whatever it holds', () => {
    const text = fc.constantFrom('a', 'b', 'c/d', '__proto__', 'constructor', 'name', 'skills/a', '');
    const any = fc.anything({ withNullPrototype: false });
    const items = fc.dictionary(
      fc.tuple(fc.constantFrom(...PROFILE_LISTS), text).map(([list, id]) => editKey(list, id)),
      fc.record({ set: fc.dictionary(text, any), hidden: fc.boolean() }, { requiredKeys: [] }),
    );
    const order = fc.record({ skills: fc.array(text) }, { requiredKeys: [] });
    fc.assert(
      fc.property(items, order, (own, ids) => {
        const layer = edits({ items: own, order: ids });
        const shown = applyOwnerEdits(PROFILE, layer);
        expect(v.safeParse(ProfileSchema, shown).issues).toBeUndefined();
        expect(applyOwnerEdits(shown, layer)).toEqual(shown);
      }),
    );
  });
});

describe('a piece of what an owner wrote', () => {
  const layer = edits({
    fields: { headline: 'Mine', contact: { email: 'ann@example.com', phone: '1' } },
    items: { 'skills/a': { set: { name: 'Pottery' }, hidden: true } },
    added: { skills: [skill('owner:1')] },
    order: { skills: ['b', 'a'] },
  });

  it.each([
    [null, null, 'headline'],
    [null, null, 'contact.email'],
    ['skills', 'a', 'name'],
    ['skills', 'a', null],
    ['skills', 'owner:1', null],
  ] as const)('%s %s %s is there until it is dropped, and nothing else goes with it', (list, id, field) => {
    expect(editsTouch(layer, list, id, field)).toBe(true);
    const rest = dropEdits(layer, list, id, field);
    expect(editsTouch(rest, list, id, field)).toBe(false);
    expect(revertEdits(rest, { before: layer, after: rest })).toEqual(layer);
    expect(dropEdits(rest, list, id, field)).toEqual(rest);
  });

  it('follows an item to another id', () => {
    const moved = moveEdits(layer, 'skills', 'a', 'z');
    expect(moved.items).toEqual({ 'skills/z': layer.items['skills/a'] });
    expect(moved.order.skills).toEqual(['b', 'z']);
    expect(moveEdits(moved, 'skills', 'z', 'a')).toEqual(layer);
  });

  it('stays as the owner made it when a decision before it is taken back', () => {
    const after = dropEdits(layer, null, null, 'headline');
    const now = edits({ ...after, fields: { ...after.fields, location: 'Faro', contact: { phone: '2' } } });
    expect(revertEdits(now, { before: layer, after })).toEqual({
      ...layer,
      fields: { headline: 'Mine', location: 'Faro', contact: { phone: '2' } },
    });
    const newer = edits({ ...after, fields: { ...after.fields, headline: 'Newer' } });
    expect(revertEdits(newer, { before: layer, after }).fields.headline).toBe('Newer');
  });

  it('has a key that can be read again, with any id', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROFILE_LISTS),
        fc.string({ minLength: 1, maxLength: 200 }),
        (list, id) => {
          expect(readEditKey(editKey(list, id))).toEqual({ list, id });
        },
      ),
    );
    expect([
      readEditKey('skills'),
      readEditKey('skills/'),
      readEditKey('nothing/a'),
      readEditKey(''),
    ]).toEqual([null, null, null, null]);
  });
});
