import { expect, test } from 'vitest';
import { entry } from '../sections/entry.ts';
import { lanesOf } from './log.tsx';

const job = (id: string) => entry({ id, title: id });

test('what went on beside another has a lane of its own, and what followed it has none', () => {
  const items = ['now', 'beside', 'before'].map(job);
  const axis = new Map([
    ['now', { from: 0.5, to: 1 }],
    ['beside', { from: 0.6, to: 0.9 }],
    // Two months of handing over.
    ['before', { from: 0, to: 0.55 }],
  ]);
  expect([...lanesOf(items, axis)]).toEqual(['beside']);
});

test('what has no known time stays on the line', () => {
  expect([...lanesOf([job('now'), job('undated')], new Map([['now', { from: 0, to: 1 }]]))]).toEqual([]);
});
