import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { initialData, readChannelPage } from './read-channel-page.ts';

const recorded = (name: string) =>
  readFileSync(new URL(`../../../fixtures/youtube/html/${name}`, import.meta.url), 'utf8');
const KETTLE = recorded('channel.kettle.html');
const HEAD = KETTLE.slice(0, KETTLE.indexOf('<body'));

it('the recorded page tells the channel and its newest videos', () => {
  const { channel, data } = readChannelPage(KETTLE);
  expect(channel).toMatchObject({
    id: 'UCfxKettleAndCompass0001',
    handle: 'kettleandcompass',
    subscribers: 48_200,
  });
  expect(data?.shown).toBe('videos');
  expect(data?.videos.length).toBeGreaterThan(5);
});

it('without its data, the canonical link and the tags tell who it is', () => {
  expect(readChannelPage(`${HEAD}<body></body>`).channel).toMatchObject({
    id: 'UCfxKettleAndCompass0001',
    name: 'Kettle & Compass',
    avatar: [{ url: expect.stringContaining('=s900') }],
  });
});

it('the order and the quotes of the attributes do not matter', () => {
  const head = `<head><meta content='A &amp; "B"' property=og:title><link href=https://www.youtube.com/channel/UCfxKettleAndCompass0001 rel=canonical></head>`;
  expect(readChannelPage(head).channel).toMatchObject({ id: 'UCfxKettleAndCompass0001', name: 'A & "B"' });
});

it.each(['consent.html', '404.html', '429-sorry.html'])('%s is no channel', (name) => {
  expect(readChannelPage(recorded(name))).toEqual({ channel: null, data: null });
});

describe('the data of a page', () => {
  const json = `{"a":"x};</script>\\"{","b":[1]}`;
  it.each([
    ['in a variable', `<script>var ytInitialData = ${json};</script>`],
    ['without spaces', `<script>var ytInitialData=${json};</script>`],
    ['in a property of the window', `<script>window["ytInitialData"] = ${json};\nmore()</script>`],
    [
      'as escaped text',
      `<script>var ytInitialData = '\\x7b\\x22a\\x22:\\x22x};</script>\\\\\\x22\\x7b\\x22,\\x22b\\x22:[1]\\x7d';</script>`,
    ],
    [
      'after a place that only names it',
      `<script>if (!window.ytInitialData) { ytInitialData = null }</script><script>var ytInitialData = ${json};</script>`,
    ],
  ])('%s', (_name, html) => {
    expect(initialData(html)).toEqual({ a: 'x};</script>"{', b: [1] });
  });

  it.each(['', 'var ytInitialData = {"a":', 'var ytInitialData = nonsense;', "var ytInitialData = '"])(
    '%j holds none',
    (html) => {
      expect(initialData(html)).toBeNull();
    },
  );
});
