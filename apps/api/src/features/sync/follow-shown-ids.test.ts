import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import { describe, expect, it } from 'vitest';
import { PROFILES, twinOf } from '../../testing/changing-profiles.ts';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';
import { followShownIds } from './follow-shown-ids.ts';

const [tove] = PROFILES;
if (tove === undefined) throw new Error('there are samples');
const own = { id: 'own', lastImport: tove };
const twin = { id: 'twin', lastImport: twinOf(tove) };
const [edited] = tove.projects;
const id = edited?.id ?? '';
const edits = {
  fields: {},
  items: { [`projects/${id}`]: { set: { description: 'My own words' } }, 'projects/gone': { hidden: true } },
  added: {},
  order: { projects: [id, 'gone'] },
};
const shown = (layers: (typeof own)[], now: typeof edits) =>
  applyOwnerEdits(mergeProfiles(layers.map(({ lastImport }) => lastImport)).profile, now);

describe('the edits of what two sources bring', () => {
  it('follow it to the other one when the source that showed it leaves', () => {
    const after = followShownIds(edits, [own, twin], [twin]);
    expect(Object.keys(after.items)).toEqual(['projects/gone', `projects/twin:${id}`]);
    expect(after.order.projects).toEqual([`twin:${id}`, 'gone']);
    expect(shown([twin], after as typeof edits).projects[0]).toMatchObject({
      id: `twin:${id}`,
      description: 'My own words',
    });
  });

  it('stay when the other source leaves, or comes', () => {
    expect(followShownIds(edits, [own, twin], [own])).toBe(edits);
    expect(followShownIds(edits, [own], [own, twin])).toBe(edits);
  });

  it('follow it when a source that comes first brings the same', () => {
    const ofTwin = { ...edits, items: { [`projects/twin:${id}`]: { hidden: true } } };
    const later = followShownIds(ofTwin, [twin], [own, twin]);
    expect(later.items).toEqual({ [`projects/${id}`]: { hidden: true } });
    expect(shown([own, twin], later as typeof edits).projects.some((project) => project.id === id)).toBe(
      false,
    );
  });
});
