import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TranscriptOutcome } from '../youtube/link/captions.ts';
import { useRecordedYoutube } from '../youtube/testing/recorded-youtube.ts';
import { plainObjects } from './plain-objects.ts';
import { samplesFolder } from './read-sample-picture.ts';

const start = useRecordedYoutube();
/** Asked as the server asks; any request to the network would be in `requests`. */
async function fetchTranscript(videoId: string, languages: string[] = []) {
  const youtube = await start();
  const outcome = await youtube.sources.fetchTranscript(videoId, {
    signal: new AbortController().signal,
    languages,
  });
  return { outcome, requests: youtube.server.requests };
}

function foundIn(outcome: TranscriptOutcome) {
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  const cues = outcome.cues.map(({ start: second, text }) => ({ second: second ?? -1, text }));
  return { ...outcome, cues };
}

/** What is said: without "[wind noise]" and without who says it. */
const wordsIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.replaceAll(/\[[^\]]*\]|^[A-Z]+: /gu, '').match(/\S+/gu) ?? []);

const FILMS = [
  { number: '206', language: 'en', automatic: false, words: 386 },
  { number: '205', language: 'en', automatic: false, words: 1005 },
  { number: '203', language: 'en', automatic: false, words: 1095 },
  { number: '199', language: 'sv', automatic: false, words: 1828 },
  { number: '197', language: 'en', automatic: false, words: 838 },
  { number: '191', language: 'en', automatic: true, words: 5080 },
];

describe.each(FILMS)('film $number', ({ number, language, automatic, words }) => {
  const film = plainObjects.videos.find(({ videoId }) => videoId === `sample-film-${number}`);
  const length = film?.duration ?? 0;
  const read = async () => foundIn((await fetchTranscript(`sample-film-${number}`)).outcome);

  it('is told in its language, and no network is asked', async () => {
    const { outcome, requests } = await fetchTranscript(`sample-film-${number}`, ['de']);
    expect(outcome).toMatchObject({ kind: 'found', language, automatic });
    expect(requests).toEqual([]);
  });

  it('says one thing after the other, from its first seconds to its last', async () => {
    const { cues } = await read();
    const seconds = cues.map(({ second }) => second);
    expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
    expect(seconds[0]).toBeGreaterThanOrEqual(0);
    expect(seconds[0]).toBeLessThan(1);
    expect(seconds.at(-1)).toBeLessThan(length);
    expect(seconds.at(-1)).toBeGreaterThan(length - 15);
  });

  it('begins to speak of each chapter at its second, at the pace of a person', async () => {
    const { cues } = await read();
    const chapters = film?.chapters.length === 0 ? [{ start: 0, title: film.title }] : (film?.chapters ?? []);
    expect(chapters.length).toBeGreaterThan(0);
    for (const [index, chapter] of chapters.entries()) {
      const end = chapters[index + 1]?.start ?? length;
      const within = cues.filter(({ second }) => second >= chapter.start && second < end);
      expect([chapter.title, Math.floor(within[0]?.second ?? -1)]).toEqual([chapter.title, chapter.start]);
      const perMinute = (wordsIn(within.map(({ text }) => text)).length * 60) / (end - chapter.start);
      expect([chapter.title, perMinute > 100 && perMinute < 150]).toEqual([chapter.title, true]);
    }
  });

  it('has as many words as it has, in lines that can be read', async () => {
    const texts = (await read()).cues.map(({ text }) => text);
    expect(wordsIn(texts)).toHaveLength(words);
    expect(texts.filter((text) => text.length > 100)).toEqual([]);
  });

  it('is written as its kind of captions is', async () => {
    const said = wordsIn((await read()).cues.map(({ text }) => text)).join(' ');
    const marks = said.match(/[.,;:?!"]|\p{Lu}/gu)?.length ?? 0;
    const sentences = said.match(/[.?!](?= \p{Lu})/gu)?.length ?? 0;
    expect(automatic ? marks === 0 : sentences > 30).toBe(true);
  });
});

it('No captions lie there that no film has', async () => {
  const files = await readdir(join(samplesFolder(), 'tosite-sample-plainobjects', 'captions'));
  const numbers = files.map((file) => file.split('.')[0] ?? '').toSorted();
  expect(numbers).toEqual(FILMS.map(({ number }) => number).toSorted());
});

it('A sample film without captions says so, and so does whatever only looks like one; nobody is asked', async () => {
  const others = ['214', 'short-41', 'live-9', '0', '', '../206', '206.en', 'undefined'];
  for (const number of others) {
    const { outcome, requests } = await fetchTranscript(`sample-film-${number}`);
    expect([number, outcome, requests]).toEqual([
      number,
      {
        kind: 'none',
        message:
          'This video has no captions that we can read. Paste its transcript, or add a .srt or .vtt file.',
      },
      [],
    ]);
  }
});

it('A video of YouTube itself is still asked of YouTube', async () => {
  const { outcome, requests } = await fetchTranscript('kc001q9ZzYx');
  expect(outcome).toMatchObject({ kind: 'found', language: 'en-GB' });
  expect(requests.length).toBeGreaterThan(0);
});
