import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hardProfiles } from '@tosite/profile-sources/samples/hard-profiles';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import { judgeSite } from '@tosite/validation/moderation/judge-site';
import { siteTexts } from '@tosite/validation/moderation/site-texts';
import { siteLabelFrom } from '@tosite/validation/website/site-label';
import { expect, it } from 'vitest';

const RECORDINGS = fileURLToPath(
  new URL('../../../../../packages/profile-sources/fixtures', import.meta.url),
);
const profiles = [...SAMPLE_PROFILES, ...hardProfiles().map(({ profile }) => profile)];

it.each(profiles.map((profile) => [profile.name.slice(0, 60), profile] as const))(
  'the sample %s is not held',
  (_, profile) => {
    const site = {
      label: siteLabelFrom(profile.name),
      name: profile.name,
      heads: [profile.name, profile.headline ?? ''],
      texts: siteTexts(profile),
    };
    expect(judgeSite(site)).toEqual([]);
  },
);

it('no recording of a platform is held, whatever stands in it', () => {
  const files = (readdirSync(RECORDINGS, { recursive: true }) as string[]).filter((file) =>
    /\.(?:json|html|md|csv|txt|xml|vtt|srt)$/u.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  const held = files.flatMap((file) => {
    const text = readFileSync(`${RECORDINGS}/${file}`, 'utf8');
    const reasons = judgeSite({ label: 'somebody', name: '', heads: [], texts: textsOf(file, text) });
    return reasons.length === 0 ? [] : [{ file, reasons }];
  });
  expect(held).toEqual([]);
});

function textsOf(file: string, text: string): Iterable<string> {
  if (!file.endsWith('.json')) return [text];
  try {
    return siteTexts(JSON.parse(text));
  } catch {
    return [text];
  }
}
