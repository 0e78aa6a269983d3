import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useUploads } from '../../import/testing/use-uploads.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

/* Takeouts in languages of which the words of the header are not all known. */

const uploads = useUploads();
const fault = (name: string) => ({
  name,
  data: readFileSync(new URL(`../../../fixtures/faults/${name}`, import.meta.url)),
});
const CHANNEL = 'UCfxKettleAndCompass0001';

it('a country is no name', async () => {
  const { profile, report } = await uploads.drop([fault('takeout-ro.zip')]);
  expect(profile).toMatchObject({ name: 'Canalul Meu', location: 'Romania', videos: [] });
  expect(warningsOf(report).join()).toContain('no videos.csv with public videos');
});

it.each(['10a-takeout-de.zip', '10b-takeout-es-bom.zip', '10c-takeout-ja.zip'])('%s', async (name) => {
  const { profile, report } = await uploads.drop([fault(name)]);
  expect(profile).toMatchObject({ name: 'Küchen & Brücken', language: 'de' });
  expect(profile.videos.map(({ title, description }) => [title, description])).toEqual([
    ['橋の作り方', '説明'],
    ['¿Qué es un puente?', null],
    ['Brücke bauen 🌉, Teil 1', 'Zeile 1\nZeile 2'],
  ]);
  expect(report.leftOut).toEqual([]);
});

const csv = (...rows: string[][]) =>
  `${rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')}\n`;

describe('a header that nobody here can read', () => {
  const films = (...privacy: string[]) =>
    csv(
      ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'],
      ...privacy.map((word, index) => [
        `kc00${index}q9ZzYx`,
        '61000',
        'ka',
        CHANNEL,
        `A walk, part ${index}`,
        word,
        `2026-10-1${index}T16:00:07+00:00`,
      ]),
    );

  it.each([
    ['tags and a country before the title', ['NO', 'tea', 'Kettle & Compass', 'en', 'Public'], 'Norway'],
    ['a country after the title', ['Kettle & Compass', 'NO', 'Public'], 'Norway'],
    ['a title of two capitals and a language', ['', 'tea', 'Kettle & Compass', 'en', ''], null],
  ])('has %s', async (_, cells, location) => {
    const { profile } = await uploads.dropZip({
      'x/a.csv': csv(['q', ...cells.map((_cell, index) => `q${index}`)], [CHANNEL, ...cells]),
    });
    expect(profile).toMatchObject({ name: 'Kettle & Compass', location });
  });

  it('shows only what one known word says is public', async () => {
    const { profile, report } = await uploads.dropZip({
      'x/a.csv': csv(['q', 'q1', 'q2'], [CHANNEL, 'Kettle & Compass', 'Public']),
      'x/b.csv': films('Public', 'Zqx', 'Public', 'Public', 'Zqx', 'Public'),
    });
    expect(profile.videos).toHaveLength(4);
    expect(warningsOf(report)).toContain('2 unlisted or private videos and playlists were left out.');
    expect(report.leftOut).toContainEqual({
      table: 'videos and playlists',
      column: null,
      count: 2,
      why: 'private',
    });
  });

  it('shows nothing where no word is known, and says so', async () => {
    const { profile, report } = await uploads.dropZip({
      'x/a.csv': csv(['q', 'q1', 'q2'], [CHANNEL, 'Kettle & Compass', 'Zqx']),
      'x/b.csv': films('Zqx', 'Wvy'),
    });
    expect(profile.videos).toEqual([]);
    expect(warningsOf(report).join()).toContain(
      'We could not read who may see 2 of the videos and playlists',
    );
    expect(report.leftOut).toContainEqual({ table: 'b.csv', column: null, count: 2, why: 'unreadable' });
  });
});

it('keeps tags, languages and the words of a playlist, and counts what it has no place for', async () => {
  const { profile, report } = await uploads.dropZip({
    'channel.csv': csv(
      ['Channel ID', 'Channel Tag 1', 'Channel Title (Original)', 'Channel Visibility'],
      [CHANNEL, 'tea', 'Kettle & Compass', 'Public'],
    ),
    'videos.csv': csv(
      [
        'Video ID',
        'Approx Duration (ms)',
        'Video Category',
        'Channel ID',
        'Video Tags',
        'Video Title (Original)',
        'Video Title (Original) Language',
        'Privacy',
        'Video Create Timestamp',
      ],
      [
        'kc001q9ZzYx',
        '1',
        'People',
        CHANNEL,
        'tea, walk',
        'A walk',
        'nb',
        'Public',
        '2026-10-13T16:00:07+00:00',
      ],
    ),
    'playlists.csv': csv(
      ['Playlist ID', 'Playlist Title (Original)', 'Playlist Description (Original)', 'Playlist Visibility'],
      ['PLfxTea0001', 'Tea', 'All about tea', 'Public'],
    ),
  });
  expect(profile.videos[0]?.tags).toEqual(['tea', 'walk']);
  expect(profile.language).toBe('nb');
  expect(profile.playlists[0]?.description).toBe('All about tea');
  expect(report.leftOut).toEqual([
    { table: 'channel.csv', column: 'Channel Tag 1', count: 1, why: 'unsupported' },
    { table: 'videos.csv', column: 'Video Category', count: 1, why: 'unsupported' },
  ]);
});

it('counts the files that no channel is made of: by rows beside its own, else by the file; none is opened that is private', async () => {
  const { report } = await uploads.dropZip({
    'x/channels/channel.csv': csv(['q', 'q', 'q'], [CHANNEL, 'Kettle & Compass', 'Public']),
    'x/channels/channel page settings.csv': csv(['a', 'b'], [CHANNEL, 'on', 'https://x.example'], ['1', '2']),
    'x/comments/comments.csv': csv(['Comment'], ['zqsecret']),
    'x/films/one.mp4': 'x',
    'x/films/two.MOV': 'x',
    'x/history/watch-history.html': '<p>zqsecret</p>',
  });
  const [films, settings, ...rest] = report.leftOut ?? [];
  expect(films).toEqual({ table: 'films/', column: null, count: 2, why: 'unsupported' });
  expect(settings).toEqual({
    table: 'channel page settings.csv',
    column: null,
    count: 2,
    why: 'unsupported',
  });
  expect(rest.map(({ table, count, why }) => [table, count, why])).toEqual([
    ['comments.csv', 1, 'private'],
    ['watch-history.html', 1, 'private'],
  ]);
  expect(JSON.stringify(report)).not.toContain('zqsecret');
});

it('names a list of videos that it cannot read, and does not say that there is none', async () => {
  const { profile, report } = await uploads.dropZip({
    'x/a/channel.csv': csv(['q', 'q', 'q'], [CHANNEL, 'Kettle & Compass', 'Public']),
    'x/b/videoclipuri.csv': csv(
      ['ID', 'Titlu', 'Stare'],
      ['kc000q9ZzYx', 'Primul video', 'Procesat'],
      ['kc001q9ZzYx', 'Al doilea', 'Procesat'],
    ),
  });
  expect(profile.videos).toEqual([]);
  const warnings = warningsOf(report).join('\n');
  expect(warnings).toContain('could not be read: 2 entries of videoclipuri.csv');
  expect(warnings).not.toContain('no videos.csv');
});
