import { expect, it } from 'vitest';
import { renderPage, sectionOf, textOf } from '../testing/rendered-page.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite, withCopies } from '../testing/sample-site.ts';

function channel(approximate: string[] | undefined, language = 'en') {
  const profile = fullProfile('youtube', 3);
  const site = sampleSite('youtube', {
    profile: {
      ...profile,
      ...(approximate === undefined ? {} : { approximate }),
      videos: profile.videos.map((video) => ({
        ...video,
        ...(approximate === undefined ? {} : { approximate }),
      })),
    },
    sectionOrder: ['hero', 'videos', 'subscribe'],
    language,
  });
  return renderPage(withCopies(site));
}
const said = (page: ReturnType<typeof channel>) =>
  ['hero', 'videos', 'subscribe']
    .map((key) => textOf([sectionOf(page, key)].filter((one) => one !== undefined)))
    .join(' ');

it('a number that its source told shortened is written shortened', () => {
  const exact = said(channel(undefined));
  expect(exact).toContain('61,200');
  expect(exact).toContain('412,000');
  const rough = said(channel(['subscribers', 'views']));
  expect(rough).toContain('61.2K views');
  expect(rough.match(/412K/gu)).toHaveLength(2);
  expect(rough).not.toMatch(/61,200|412,000/u);
  expect(said(channel(['subscribers', 'views'], 'de'))).toMatch(/61,2.Tausend/u);
});
