import { findSample } from '@tosite/profile-sources/samples/samples';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PreviewPayloadSchema } from './preview-payload.ts';

it('of before a site was one document is read as one', () => {
  const sample = findSample('tosite-sample-noor');
  if (sample === null) throw new Error('the sample is gone');
  const { profile, report } = sample;
  const kept = {
    platform: 'linkedin',
    websiteType: profile.type,
    subdomain: null,
    handle: 'noor',
    suggestedName: 'Noor',
    suggestedDomain: 'noor',
    profile,
    report,
    design: { theme_name: 'atelier', theme_mode: 'dark', sections: {} },
    sectionOrder: ['hero', 'about'],
  };
  const seo = { ...initialSeoSettings(), title: 'Brought back' };
  const read = (payload: object) => v.parse(PreviewPayloadSchema, JSON.parse(JSON.stringify(payload)));
  expect(read(kept)).toMatchObject({
    handle: 'noor',
    spec: { name: 'Noor', type: profile.type, design: kept.design, sectionOrder: kept.sectionOrder },
  });
  expect(read(kept).exported).toBeUndefined();
  const brought = read({ ...kept, settings: { language: 'nb', timezone: 'Europe/Oslo', seo } });
  expect(brought).toMatchObject({ exported: {}, spec: { language: 'nb', timezone: 'Europe/Oslo', seo } });
  expect(read(brought)).toEqual(brought);
});
