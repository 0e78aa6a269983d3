import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { cityOf, momentOf, wallTimeOf } from './zoned-time.ts';

it.each([
  ['2026-12-04', '12:00', 'Europe/Stockholm', '2026-12-04T11:00:00.000Z'],
  ['2026-07-04', '12:00', 'Europe/Stockholm', '2026-07-04T10:00:00.000Z'],
  ['2026-01-01', '00:30', 'Pacific/Kiritimati', '2025-12-31T10:30:00.000Z'],
  ['2026-06-01', '09:15', 'Asia/Kathmandu', '2026-06-01T03:30:00.000Z'],
  // It comes twice: the first of the two.
  ['2026-10-25', '02:30', 'Europe/Stockholm', '2026-10-25T00:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(momentOf({ day, time }, zone)).toEqual({ kind: 'moment', instant });
});

it.each([
  ['2027-03-28', '02:30', 'Europe/Stockholm', '02:00', '03:00'],
  ['2027-03-28', '02:00', 'Europe/Stockholm', '02:00', '03:00'],
  ['2027-03-14', '02:59', 'America/New_York', '02:00', '03:00'],
  // Lord Howe goes on by half an hour.
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '02:00', '02:30'],
])('%s %s does not exist in %s: from %s to %s', (day, time, zone, from, to) => {
  expect(momentOf({ day, time }, zone)).toEqual({ kind: 'skipped', from, to });
});

it('is nothing of what is no day and no time', () => {
  expect(momentOf({ day: '', time: '12:00' }, 'UTC')).toBeNull();
  expect(momentOf({ day: '2026-02-31', time: '12:00' }, 'UTC')).toBeNull();
  expect(momentOf({ day: '2026-02-01', time: '' }, 'UTC')).toBeNull();
});

it('every moment is the one that its own clocks name, but for the hour that comes twice', () => {
  const zones = constantFrom('Europe/Oslo', 'America/St_Johns', 'Asia/Tokyo', 'Australia/Lord_Howe', 'UTC');
  const minutes = integer({ min: 28_000_000, max: 32_000_000 });
  assert(
    property(minutes, zones, (minute, zone) => {
      const wall = wallTimeOf(minute * 60_000, zone);
      const moment = momentOf(wall, zone);
      const shown = moment?.kind === 'moment' ? wallTimeOf(Date.parse(moment.instant), zone) : null;
      expect(shown).toEqual(wall);
    }),
  );
});

it('a zone is called after its place', () => {
  expect(cityOf('America/New_York')).toBe('New York');
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOf('UTC')).toBe('UTC');
});
