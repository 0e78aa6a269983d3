import { expect, it } from 'vitest';
import { websiteContext } from './site-context.ts';

type Arguments = Parameters<typeof websiteContext>;

it.each([
  ['free', true],
  ['standard', false],
] as const)('a website of the plan %s says what it was made with: %s', (plan, branding) => {
  // Only these two of the environment are asked here, and only the type and whether it may be found of the spec.
  const env = { siteOrigin: () => 'https://ada.example', landingOrigin: () => 'https://github.example' };
  const spec = { type: 'github', seo: { indexable: true } };
  const website = {
    label: 'ada',
    plan,
    password_hash: null,
    primary_domain: null,
    spec: spec as Arguments[1]['spec'],
  };
  const site = websiteContext(env as unknown as Arguments[0], website, true, { media: {}, now: 0 });
  expect(site.branding).toBe(branding);
});
