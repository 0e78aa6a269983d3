import { createMemoryCache } from '@tosite/profile-sources/cache/profile-cache';
import { createProfileSources } from '@tosite/profile-sources/profile-sources';
import { baseSettingOf } from '@tosite/profile-sources/source-settings';
import { startFixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import { normalizeProfileUrl } from '@tosite/validation/platforms';
import { PLATFORM_BASES, type PlatformBases } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';

/** The moment at which the recordings were made. */
const RECORDED_AT = Date.UTC(2026, 10, 20, 9, 30);
const LINKS: Readonly<Record<string, string>> = {
  'recorded github': 'github.com/quillfeather-dev',
  'recorded github, an empty account': 'github.com/tomas-brindlewood',
  'recorded youtube': 'youtube.com/@kettleandcompass',
  'recorded instagram': 'instagram.com/harbour_light_films',
  'recorded linkedin': 'linkedin.com/in/mireille-okonjo-blanc-fx-visible',
  'recorded linkedin, what strangers see': 'linkedin.com/in/mireille-okonjo-blanc-fx',
  'recorded linkedin in Arabic':
    'linkedin.com/in/%D9%84%D9%8A%D8%A7%D9%86-%D8%A7%D9%84%D9%82%D9%85%D8%B1%D9%8A-8b31a70fx',
  'recorded linkedin company': 'linkedin.com/company/atelier-cendre-fx',
};

type Recorded = { name: string; profile: Profile; pictures: ReadonlyMap<string, Uint8Array> };

let read: Promise<Recorded[]> | null = null;

/** What people's profiles look like when they are read: through the product's own readers, from recorded answers. */
export function recordedProfiles(): Promise<Recorded[]> {
  return (read ??= readAll());
}

async function readAll(): Promise<Recorded[]> {
  const platforms = await startFixtureServer();
  const bases = recordedBases(platforms.origin);
  const upstream = Object.fromEntries(
    Object.entries(PLATFORM_BASES).map(([key, usual]) => [
      key,
      bases[baseSettingOf(key as keyof PlatformBases)] ?? usual,
    ]),
  ) as PlatformBases;
  const sources = createProfileSources({
    settings: {
      upstream,
      githubToken: null,
      youtubeApiKey: 'a-recorded-key',
      instagramAccessToken: null,
      instagramPublic: true,
      linkedinPublic: true,
    },
    cache: createMemoryCache({ maxEntries: 50 }),
    clock: { now: () => RECORDED_AT },
  });
  try {
    const found: Recorded[] = [];
    for (const [name, address] of Object.entries(LINKS)) {
      const link = normalizeProfileUrl(address, null);
      if (!link.ok) throw new Error(`${address} is no link to a profile.`);
      const signal = AbortSignal.timeout(60_000);
      const { profile } = await sources.fetchProfile(link, { signal });
      const said = JSON.stringify(profile);
      const pictures = new Map<string, Uint8Array>();
      for (const [, url = ''] of said.matchAll(/"url":"(https?:[^"]+)"/gu)) {
        const bytes = await sources.fetchPicture(url, { signal }).catch(() => null);
        if (bytes !== null) pictures.set(url, bytes);
      }
      found.push({ name, profile, pictures });
    }
    return found;
  } finally {
    await sources.close();
    await platforms.close();
  }
}
