import type { Platform } from '@tosite/validation/platforms';
import { platformName } from './platform-failures.ts';
import { SourceFailure, type ProfileSource } from './profile-source.ts';

/** A platform whose profiles cannot be read yet says so, and offers what works. */
export function createUnbuiltSource(platform: Platform): ProfileSource {
  const notBuilt = () =>
    new SourceFailure(
      'source_not_configured',
      `Reading ${platformName(platform)} profiles is not built yet. Look at the sample, or start from GitHub.`,
      { next: ['sample'] },
    );
  return {
    platform,
    async readProfile() {
      throw notBuilt();
    },
    notFound: notBuilt,
  };
}
