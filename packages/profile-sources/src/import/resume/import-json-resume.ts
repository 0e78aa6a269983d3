import type { ImportContext } from '../import-context.ts';
import { ImportFailure, type ImportResult } from '../import-result.ts';
import { shownName } from '../archive/archive-failures.ts';
import { jsonResumeToProfile } from './json-resume-to-profile.ts';

/** A profile from a JSON Resume. Throws ImportFailure when it names nobody. */
export function importJsonResume(json: unknown, fileName: string, context: ImportContext): ImportResult {
  const { profile, issues } = jsonResumeToProfile(json);
  if (profile.name === '') {
    throw new ImportFailure(
      `${shownName(fileName)} has no name: basics.name is missing or empty. Add it and drop the file again.`,
    );
  }
  return {
    profile: { ...profile, ...context.known },
    report: {
      method: 'json-resume',
      fetchedAt: context.now().toISOString(),
      warnings: issues.slice(0, 20).map(({ name, reason }) => `${name}: ${reason}`.slice(0, 500)),
    },
    pictures: [],
    unusable: issues,
  };
}
