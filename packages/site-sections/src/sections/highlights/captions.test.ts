import { expect, it } from 'vitest';
import { renderPage, sectionOf, textOf } from '../../testing/rendered-page.ts';
import { fullProfile } from '../../testing/full-profile.ts';
import { sampleSite } from '../../testing/sample-site.ts';

const CAPTION = 'Rain over the bridge #bridge\n\nSecond line, with more to say.\n#river #dawn';

it.each(['photo', 'reel', 'carousel'] as const)('a %s without a picture keeps every line and tag', (kind) => {
  const profile = fullProfile('instagram', 1);
  const site = sampleSite('instagram', {
    profile: { ...profile, media: profile.media.map((post) => ({ ...post, kind, caption: CAPTION })) },
    sectionOrder: ['hero', 'highlights'],
  });
  // No copy of any picture: as when a platform withheld them.
  const section = sectionOf(renderPage(site), 'highlights');
  const said = section === undefined ? '' : textOf([section]);
  for (const part of ['#bridge', 'Second line, with more to say.', '#river #dawn'])
    expect(said).toContain(part);
});
