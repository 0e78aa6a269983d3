import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { source, sync } from '../../testing/sync-fixtures.ts';
import { SyncStatus } from './sync-status.tsx';

afterEach(cleanup);

const at = (secondsAgo: number) =>
  sync({ sources: [source({ fetchedAt: new Date(Date.now() - secondsAgo * 1000).toISOString() })] });

function read(before: ReturnType<typeof sync>, after: ReturnType<typeof sync>): void {
  const { rerender } = render(<SyncStatus sync={before} />);
  rerender(<SyncStatus sync={{ ...before, status: 'running' }} />);
  rerender(<SyncStatus sync={after} />);
}

it('says that nobody was asked when the answer is the one of a moment ago', () => {
  const young = at(20);
  read(young, young);
  expect(screen.getByText('Read less than a minute ago: nothing new was asked.')).toBeTruthy();
});

it('says that nothing has changed when the profiles were asked', () => {
  read(at(20), at(0));
  expect(screen.getByText('Read. Nothing has changed.')).toBeTruthy();
});
