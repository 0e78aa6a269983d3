import { expect, it } from 'vitest';
import { change } from '../../testing/sync-fixtures.ts';
import { groupChanges, sortByChoice } from './choices.ts';

const added = change({ id: 'a', kind: 'added' });
const changed = change({ id: 'b', kind: 'changed' });
const removed = change({ id: 'c', kind: 'removed' });
const edited = change({ id: 'd', kind: 'changed', conflict: true });
const alike = change({ id: 'g', kind: 'added', resembles: { why: 'hidden', label: 'Analyst' } });
const all = [removed, edited, added, changed];

it('takes what is new and changed, and leaves what is gone or was edited by its owner', () => {
  expect(sortByChoice(all, {})).toEqual({ take: ['a', 'b'], leave: ['c', 'd'] });
});

it('never takes as new what may be there already under other words, unless its owner says so', () => {
  expect(sortByChoice([alike, added], {})).toEqual({ take: ['a'], leave: ['g'] });
  expect(sortByChoice([alike], { g: 'take' }).take).toEqual(['g']);
});

it('a choice stands over what is usual, and a choice about what is no longer there counts for nothing', () => {
  expect(sortByChoice(all, { a: 'leave', c: 'take', d: 'take', gone: 'take' })).toEqual({
    take: ['c', 'd', 'b'],
    leave: ['a'],
  });
});

it('groups by source in the order of the sources, then new, changed, gone', () => {
  const other = change({ id: 'e', kind: 'added', sourceId: 'source-2' });
  const lost = change({ id: 'f', kind: 'added', sourceId: 'nobody' });
  const groups = groupChanges([other, ...all, lost], ['source-1', 'source-2', 'source-3']);
  expect(groups.map(({ sourceId }) => sourceId)).toEqual(['source-1', 'source-2', 'nobody']);
  expect(groups[0]?.kinds.map(({ kind, changes }) => [kind, changes.map(({ id }) => id)])).toEqual([
    ['added', ['a']],
    ['changed', ['d', 'b']],
    ['removed', ['c']],
  ]);
});
