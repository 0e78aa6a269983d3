import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';

const recorded = (name: string) =>
  readFileSync(new URL(`../../../fixtures/youtube/rss/${name}`, import.meta.url), 'utf8');
const entry = (inside: string) => `<?xml version="1.0"?>
<feed xmlns:yt="y" xmlns:media="m" xmlns="http://www.w3.org/2005/Atom"><title>T</title>
<entry><yt:videoId>kc001q9ZzYx</yt:videoId>${inside}</entry></feed>`;
const titleOf = (source: string) => readFeed(source)?.videos[0]?.title;

describe('the recorded feed', () => {
  it('names the channel by its whole id, although its own lacks the "UC"', () => {
    const feed = readFeed(recorded('kettle.xml'));
    expect(feed?.channel).toMatchObject({
      id: 'UCfxKettleAndCompass0001',
      name: 'Kettle & Compass',
      since: '2016-03-02',
    });
    expect(feed?.videos).toHaveLength(15);
  });

  it('tells Shorts by their link', () => {
    const shapes = readFeed(recorded('kettle.xml'))?.videos.map(
      ({ videoId, shape }) => `${videoId} ${shape}`,
    );
    expect(shapes?.slice(0, 3)).toEqual(['kc001q9ZzYx long', 'kc002_-Tram short', 'kc003Pq7RsT long']);
  });

  it('has whole descriptions, exact dates and counts', () => {
    expect(readFeed(recorded('kettle.xml'))?.videos[0]).toMatchObject({
      publishedAt: '2026-11-18T15:00:07.000Z',
      views: 120_013,
      likes: 6000,
      thumbnails: [{ width: 480, height: 360 }],
    });
    expect(readFeed(recorded('kettle.xml'))?.videos[0]?.description).toContain('12:48 Q&A: why <this> map?');
  });
});

it.each(['404.html', '500.html'])('%s is no feed', (name) => {
  expect(readFeed(recorded(name))).toBeNull();
});

describe('a title stays what it is', () => {
  it.each([
    ['2024', '2024'],
    ['0012', '0012'],
    ['1e5', '1e5'],
    ['true', 'true'],
    ['🤔', '🤔'],
    ['地図と薬缶', '地図と薬缶'],
    ['<![CDATA[a < b]]>', 'a < b'],
    ['a &amp; b &#x1F600; &lt;i&gt;', 'a & b 😀 <i>'],
  ])('%s', (written, title) => {
    expect(titleOf(entry(`<title>${written}</title>`))).toBe(title);
  });
});

it('what is missing is missing', () => {
  expect(
    readFeed(entry('<title>x</title><media:group><media:description/></media:group>'))?.videos[0],
  ).toMatchObject({
    publishedAt: null,
    views: null,
    likes: null,
    shape: null,
    thumbnails: [],
  });
});

it('a broken feed is read as far as it goes', () => {
  const source = recorded('kettle.xml');
  expect(readFeed(source.slice(0, source.length / 2))?.videos.length).toBeGreaterThan(5);
  expect(titleOf(entry('<title>A &nbsp; B & C</title><x>'))).toContain('A');
});

it('entities do not grow', () => {
  const bomb = `<!DOCTYPE feed [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>`;
  const title = titleOf(entry('<title>&c;</title>').replace('<feed', `${bomb}<feed`)) ?? '';
  expect(title.length).toBeLessThan(20);
});

it('nor does depth', () => {
  expect(() => readFeed(`<feed>${'<a>'.repeat(50_000)}`)).not.toThrow();
});
