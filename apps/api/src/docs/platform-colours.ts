import { PLATFORM_RECORDS } from '@tosite/validation/platforms/platform-records';
import type { PlatformRecord } from '@tosite/validation/platforms/platform-record';

/** The accent of each platform, as rules of `packages/ui/src/tokens.css`. */
export function platformColours(
  records: Readonly<Record<string, PlatformRecord>> = PLATFORM_RECORDS,
): string {
  return Object.entries(records)
    .map(([platform, { colours }]) => {
      const { accent, accentText, field, thread, wash } = colours;
      const tokens = { accent, 'accent-text': accentText, field, thread, wash };
      const lines = Object.entries(tokens).map(
        ([name, [light, dark]]) => `  --${name}: light-dark(${light}, ${dark});`,
      );
      return [`[data-variant='${platform}'] {`, ...lines, '}'].join('\n');
    })
    .join('\n');
}
