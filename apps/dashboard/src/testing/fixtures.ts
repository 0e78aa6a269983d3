import type { User } from '@tosite/validation/account/user';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Preview } from '@tosite/validation/website/preview';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import type { CustomDomain, Website } from '@tosite/validation/website/website';

export const ada: User = {
  _id: 'user-ada',
  name: 'Ada Byron',
  email: 'ada@example.com',
  profile_picture: null,
  emailVerified: false,
  createdAt: '2025-03-03T09:00:00.000Z',
};

export const preview: Preview = {
  previewId: 'preview-1',
  platform: 'github',
  website_type: 'github',
  suggestedName: 'Ada Byron',
  suggestedDomain: 'adabyron',
  language: 'en',
  profile: {
    ...emptyProfile({
      platform: 'github',
      type: 'github',
      handle: 'ada',
      url: 'https://github.com/ada',
      name: 'Ada Byron',
    }),
    headline: 'Writes programs for engines that are not built yet',
  },
  design: { theme_name: 'swiss', theme_mode: 'auto', sections: {} },
  section_order: [...INITIAL_SECTION_ORDER.github],
  media: {},
  previewUrl: 'http://preview.localhost:3000/preview-1/',
  source: { method: 'github:rest', fetchedAt: '2025-11-27T10:00:00.000Z', warnings: [] },
};

export const website: Website = {
  _id: 'site-1',
  website_type: 'github',
  subdomain: 'github',
  domain_name: 'adabyron',
  custom_domain: null,
  website_name: 'Ada Byron',
  theme_name: 'swiss',
  language: 'en',
  timezone: 'UTC',
  plan: 'free',
  status: 'published',
  hasPassword: false,
  url: 'http://adabyron.localhost:3000',
  seo: initialSeoSettings(),
  sources: [],
  createdAt: '2025-11-27T10:00:00.000Z',
  updatedAt: '2025-11-27T10:00:00.000Z',
};

/** Cookies that JavaScript can see, without the rest of a browser's rules for `__Host-` names. */
export function seeCookies(text: string): string[] {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => text,
    set: (value: string) => {
      written.push(value);
    },
  });
  return written;
}

/** A domain of one's own that works. */
export const customDomain: CustomDomain = {
  hostname: 'www.ada.example',
  primary: 'www',
  hsts: false,
  status: 'active',
  records: [],
  lastCheckedAt: '2026-11-28T10:00:00.000Z',
  error: null,
  errorReason: null,
  provedAt: '2026-11-28T10:00:00.000Z',
  givesUpAt: null,
  provider: null,
};
