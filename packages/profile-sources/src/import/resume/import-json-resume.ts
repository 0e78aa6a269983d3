import { datesInWords } from '../../left-out/dates-in-words.ts';
import { leftOutInWords } from '../../left-out/left-out-in-words.ts';
import { clip } from '../../text/clean-text.ts';
import type { ImportContext } from '../import-context.ts';
import { ImportFailure, type ImportResult } from '../import-result.ts';
import { shownName } from '../archive/archive-failures.ts';
import { jsonResumeToProfile } from './json-resume-to-profile.ts';

const MOST_ISSUES = 20;

/** A profile from a JSON Resume. Throws ImportFailure when it names nobody. */
export function importJsonResume(json: unknown, fileName: string, context: ImportContext): ImportResult {
  const now = context.now().toISOString();
  const { profile, issues, leftOut } = jsonResumeToProfile(json, now.slice(0, 10));
  if (profile.name === '') {
    throw new ImportFailure(
      `${shownName(fileName)} has no name: basics.name is missing or empty. Add it and drop the file again.`,
    );
  }
  return {
    profile: { ...profile, ...context.known },
    report: {
      method: 'json-resume',
      fetchedAt: now,
      warnings: [
        ...issues.slice(0, MOST_ISSUES).map((issue) => clip(issue, 500)),
        ...(issues.length > MOST_ISSUES
          ? [`And ${issues.length - MOST_ISSUES} more entries could not be used.`]
          : []),
        ...datesInWords(profile),
        // What could not be read, and accounts, are said above, one by one.
        ...leftOutInWords(
          leftOut.filter(({ table, why }) => why !== 'unreadable' && table !== 'basics.profiles'),
        ),
      ],
      leftOut,
    },
    pictures: [],
    unusable: [],
  };
}
