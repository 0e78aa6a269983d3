import { describe, expect, it } from 'vitest';
import { entry, type Period } from './entry.ts';
import { timeline } from './timeline.ts';

const job = (id: string, when: Partial<Period>) =>
  entry({ id, title: id, when: { start: null, end: null, current: false, kind: 'period', ...when } });

describe('the axis of time', () => {
  it('runs from the first beginning to now', () => {
    const axis = timeline(
      [job('a', { start: '2010', end: '2015-12' }), job('b', { start: '2016-01', current: true })],
      '2020-01-01',
    );
    expect(axis?.get('a')).toEqual({ from: 0, to: expect.closeTo(0.6, 1) as number });
    expect(axis?.get('b')?.to).toBe(1);
  });

  it('places only what has a beginning and an end', () => {
    const axis = timeline(
      [
        job('a', { start: '2010', end: '2012' }),
        job('b', { start: '2013', end: '2014' }),
        job('c', { start: '2001' }),
      ],
      '2020-01-01',
    );
    expect([...(axis?.keys() ?? [])]).toEqual(['a', 'b']);
  });

  it('says nothing of one job, or of dates that run backwards', () => {
    expect(timeline([job('a', { start: '2010', end: '2012' })], '2020-01-01')).toBeNull();
    expect(
      timeline(
        [job('a', { start: '2012', end: '2010' }), job('b', { start: '2013', end: '2014' })],
        '2020-01-01',
      ),
    ).toBeNull();
  });

  it('keeps the shortest job visible and inside', () => {
    const axis = timeline(
      [job('a', { start: '1980', end: '2019-12' }), job('b', { start: '2019-12-30', end: '2019-12-31' })],
      '2020-01-01',
    );
    const { from, to } = axis?.get('b') ?? { from: 0, to: 0 };
    expect(to - from).toBeGreaterThanOrEqual(0.02);
    expect(to).toBeLessThanOrEqual(1);
  });
});
