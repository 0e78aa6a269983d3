import * as fc from 'fast-check';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import { PROFILE_LISTS, ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { editsOf, PROFILES, upstream } from '../../testing/changing-profiles.ts';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';
import { decideOn, undoOn, type Layers } from './decision.ts';
import { ReadingSchema, type Aliases } from '../../site-content/reading.ts';
import { turns } from '@tosite/profile-sources/testing/turns';
import { layersOf, readingOf } from './store-reading.ts';
import { findWebsiteChanges } from './website-changes.ts';

const RUNS = turns(60);
type Source = Parameters<typeof layersOf>[0] & { method: string; aliases: Aliases; incoming: null };

const sourceOf = (profile: Profile, index: number): Source => ({
  id: `source-${index}`,
  lastImport: profile,
  incoming: null,
  left: [],
  aliases: {},
  method: 'sample',
});

/** A source after it was read again, as it comes back from the database. */
function read(source: Source, profile: Profile) {
  const report = { method: source.method, fetchedAt: '2026-11-20T09:00:00.000Z', warnings: [] };
  const { reading, aliases } = readingOf(source, { profile, report });
  const layers = layersOf(source, reading);
  const incoming = v.parse(ReadingSchema, JSON.parse(JSON.stringify(layers.incoming)));
  return { ...source, aliases, ...layers, incoming };
}

const someOf = fc.array(fc.constantFrom('take', 'leave', 'neither'), { minLength: 1, maxLength: 12 });

/** One or two sources, what their platforms say now, what the owner wrote, and how they decide. */
const situations = fc
  .uniqueArray(fc.constantFrom(...PROFILES), { minLength: 1, maxLength: 2 })
  .chain((profiles) => {
    const merged = mergeProfiles(profiles).profile;
    return fc.record({
      profiles: fc.constant(profiles),
      steps: fc.tuple(...profiles.map(() => upstream)),
      edits: editsOf(merged),
      choices: someOf,
    });
  });

type Situation = typeof situations extends fc.Arbitrary<infer T> ? T : never;

function begin({ profiles, steps, edits }: Situation) {
  const sources = profiles.map((profile, index) =>
    read(sourceOf(profile, index), steps[index]?.(profile) ?? profile),
  );
  return { sources, edits };
}

function decision(
  layers: Layers,
  choices: readonly string[],
  isTaken: (conflict: boolean) => boolean = () => true,
) {
  const changes = findWebsiteChanges(layers.sources, layers.edits);
  const choiceOf = (index: number): string => choices[index % choices.length] ?? 'neither';
  const pick = (choice: string): string[] =>
    changes
      .filter(
        ({ conflict }, index) => choiceOf(index) === choice && (choice === 'leave' || isTaken(conflict)),
      )
      .map(({ id }) => id);
  return { take: pick('take'), leave: pick('leave') };
}

const shown = ({ sources, edits }: Layers): Profile =>
  applyOwnerEdits(mergeProfiles(sources.map(({ lastImport }) => lastImport)).profile, edits);

describe('whatever a platform says and an owner wrote', () => {
  it('nothing on the site changes by a reading alone', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const before = shown({ sources: situation.profiles.map(sourceOf), edits: situation.edits });
        expect(withoutOrigins(shown(begin(situation)))).toEqual(withoutOrigins(before));
      }),
      RUNS,
    );
  });

  it('no edit is lost unless its owner takes the other version', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const layers = begin(situation);
        const decided = decideOn(
          layers,
          decision(layers, situation.choices, (conflict) => !conflict),
        );
        expect(decided).not.toBeNull();
        if (decided === null) return;
        expect(leavesOf(decided.edits)).toEqual(leavesOf(layers.edits));
        expect(unshown(shown(decided), decided.edits)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('nothing leaves the site that was not taken away', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const layers = begin(situation);
        const chosen = decision(layers, situation.choices);
        const taken = new Set(chosen.take);
        const gone = new Set(
          findWebsiteChanges(layers.sources, layers.edits)
            .filter(({ id, kind, fields }) => taken.has(id) && kind === 'removed' && fields.length === 0)
            .map(({ list, shownId }) => `${list}/${shownId}`),
        );
        const decided = decideOn(layers, chosen);
        const after = decided === null ? new Set() : keysOf(shown(decided));
        const lost = [...keysOf(shown(layers))].filter((key) => !after.has(key) && !gone.has(key));
        // What two sources bring is shown once: it may have become the same as another item.
        expect(situation.profiles.length > 1 ? [] : lost).toEqual([]);
      }),
      RUNS,
    );
  });

  it('undoing gives back exactly what was', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const layers = begin(situation);
        const decided = decideOn(layers, decision(layers, situation.choices));
        if (decided === null) throw new Error('a decision about what there is is possible');
        // As it lies in the database in between.
        const back = undoOn(decided, JSON.parse(JSON.stringify(decided.undo)) as typeof decided.undo);
        expect(back.sources).toEqual(layers.sources);
        expect(leavesOf(back.edits)).toEqual(leavesOf(layers.edits));
        expect(findWebsiteChanges(back.sources, back.edits)).toEqual(
          findWebsiteChanges(layers.sources, layers.edits),
        );
      }),
      RUNS,
    );
  });

  it('taking everything leaves nothing to take, and reading the same again brings nothing', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const [first] = begin(situation).sources;
        if (first === undefined) return;
        const layers = { sources: [first], edits: situation.edits };
        const all = findWebsiteChanges(layers.sources, layers.edits).map(({ id }) => id);
        const decided = decideOn(layers, { take: all, leave: [] });
        expect(decided === null ? null : findWebsiteChanges(decided.sources, decided.edits)).toEqual([]);
        const left = decideOn(layers, { take: [], leave: all });
        const [source] = left?.sources ?? [];
        const profile = situation.steps[0]?.(situation.profiles[0] ?? first.lastImport);
        if (source === undefined || profile === undefined) return;
        const again = read({ ...source, incoming: null }, profile);
        expect(findWebsiteChanges([again], situation.edits)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('what is shown is a profile, without doubles, and every change is said in words', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const layers = begin(situation);
        const decided = decideOn(layers, decision(layers, situation.choices));
        const profile = shown(decided ?? layers);
        expect(v.safeParse(ProfileSchema, profile).issues).toBeUndefined();
        for (const list of PROFILE_LISTS) {
          expect(new Set(profile[list].map(({ id }) => id)).size).toBe(profile[list].length);
        }
        for (const { label, before, after } of findWebsiteChanges(layers.sources, layers.edits)) {
          expect(label.text.trim()).not.toBe('');
          // One of the texts above says so itself.
          const texts = [label, before, after].map((wording) => wording?.text ?? '');
          const said = texts.join(' ').replaceAll('[object Object]?', '');
          expect(said).not.toMatch(/undefined|\[object Object\]|NaN/u);
        }
      }),
      RUNS,
    );
  });
});

function keysOf(profile: Profile): Set<string> {
  return new Set(
    PROFILE_LISTS.flatMap((list) =>
      list === 'codeLanguages' ? [] : profile[list].map(({ id }) => `${list}/${id}`),
    ),
  );
}

function withoutOrigins(profile: Profile): unknown {
  return JSON.parse(
    JSON.stringify(profile, (name, value: unknown) => (name === 'origin' ? undefined : value)),
  );
}

/** Everything that the owner set, whichever way it is written down. */
function leavesOf(edits: OwnerEdits): string[] {
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}/${name}`))
      : value === undefined
        ? []
        : [`${path}=${JSON.stringify(value)}`];
  return leaves(edits, '').toSorted();
}

/** What the owner wrote and the profile does not show. */
function unshown(profile: Profile, edits: OwnerEdits): string[] {
  const { headline, contact } = edits.fields;
  const items = new Map<string, Record<string, unknown>>(
    PROFILE_LISTS.flatMap((list) => profile[list].map((item) => [`${list}/${item.id}`, { ...item }])),
  );
  const wrong = Object.entries(edits.items).filter(([key, { set = {}, hidden }]) => {
    const item = items.get(key);
    if (hidden === true || item === undefined) return hidden === true && item !== undefined;
    return Object.entries(set).some(([field, value]) => item[field] !== value);
  });
  return [
    ...wrong.map(([key]) => key),
    ...(headline === undefined || profile.headline === headline ? [] : ['headline']),
    ...(contact?.email === undefined || profile.contact.email === contact.email ? [] : ['contact.email']),
  ];
}
