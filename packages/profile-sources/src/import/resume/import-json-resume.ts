import { datesMessages } from '../../left-out/dates-messages.ts';
import { leftOutMessages } from '../../left-out/left-out-messages.ts';
import type { ImportContext } from '../import-context.ts';
import { ImportFailure, type ImportResult } from '../import-result.ts';
import { nameFact } from '../archive/archive-failures.ts';
import { jsonResumeToProfile } from './json-resume-to-profile.ts';

const MAX_ISSUES = 20;

/** A profile from a JSON Resume. Throws ImportFailure when it names nobody. */
export function importJsonResume(json: unknown, fileName: string, context: ImportContext): ImportResult {
  const now = context.now().toISOString();
  const { profile, issues, leftOut } = jsonResumeToProfile(json, now.slice(0, 10));
  if (profile.name === '') {
    throw new ImportFailure({ id: 'import.noName', file: nameFact(fileName) });
  }
  return {
    profile: { ...profile, ...context.known },
    report: {
      method: 'json-resume',
      fetchedAt: now,
      warnings: [
        ...issues.slice(0, MAX_ISSUES),
        ...(issues.length > MAX_ISSUES
          ? [{ id: 'resume.moreLeftOut' as const, count: issues.length - MAX_ISSUES }]
          : []),
        ...datesMessages(profile),
        // What could not be read, and accounts, are said above, one by one.
        ...leftOutMessages(
          leftOut.filter(({ table, why }) => why !== 'unreadable' && table !== 'basics.profiles'),
        ),
      ],
      leftOut,
    },
    pictures: [],
    unusable: [],
  };
}
