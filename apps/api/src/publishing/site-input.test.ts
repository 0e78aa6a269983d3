import { expect, it } from 'vitest';
import { websiteSite } from './site-input.ts';

type Arguments = Parameters<typeof websiteSite>;

it.each([
  ['free', true],
  ['standard', false],
] as const)('a website of the plan %s says what it was made with: %s', (plan, branding) => {
  // Only these two of the environment are asked here, and only the type and the time of the parts.
  const env = { siteOrigin: () => 'https://ada.example', landingOrigin: () => 'https://github.example' };
  const parts = { type: 'github', now: 0 };
  const seo = { indexable: true };
  const site = websiteSite(env as unknown as Arguments[0], parts as unknown as Arguments[1], {
    label: 'ada',
    plan,
    seo: seo as Arguments[2]['seo'],
    ownerVerified: true,
    isPrivate: false,
  });
  expect(site.branding).toBe(branding);
});
