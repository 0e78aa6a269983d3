import { describe, expect, it } from 'vitest';
import { fixture } from '../../import/testing/linkedin-files.ts';
import { useUploads, zipOf } from '../../import/testing/use-uploads.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const uploads = useUploads();
const CHANNEL = 'UCfxKettleAndCompass0001';
const row = (cells: string[]) =>
  cells.map((cell) => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
const table = (header: string, ...rows: string[][]) =>
  `${[header, ...rows.map((cells) => row(cells))].join('\n')}\n`;

const VIDEOS =
  'Video ID,Approx Duration (ms),Video Category,Channel ID,Video Title (Original),Privacy,Video State,Video Create Timestamp';
const channelCsv = table('Channel ID,Channel Title (Original),Channel Visibility', [
  CHANNEL,
  'Kettle & Compass',
  'Public',
]);
const video = (id: string, title: string, privacy = 'Public') => [
  id,
  '61000',
  'People',
  CHANNEL,
  title,
  privacy,
  'Processed',
  '2026-10-13T16:00:07+00:00',
];

it('the recorded one', async () => {
  const { profile, report } = await uploads.drop([
    {
      name: 'takeout-20261120T091405Z-001.zip',
      data: fixture('youtube/takeout/takeout-20261120T091405Z-001.zip'),
    },
  ]);
  expect(profile).toMatchObject({
    platform: 'youtube',
    type: 'youtube',
    handle: CHANNEL,
    url: `https://www.youtube.com/channel/${CHANNEL}`,
    name: 'Kettle & Compass',
  });
  expect(profile.videos.map(({ videoId, title }) => [videoId, title])).toEqual([
    ['kc001q9ZzYx', 'Walking the Lost Tram Line (and making tea on it)'],
    ['kc002_-Tram', 'One-minute boil #shorts'],
    ['kc003Pq7RsT', 'Soup for Cartographers'],
    ['kc004Fx-_aB', 'كيف تصنع إبريق شاي في الجبل؟ 🫖'],
    ['kc005q9ZzYx', '地図と薬缶 ― 冬の峠を越える'],
    ['kc006_-Tram', 'LIVE: Kettle repair clinic (premieres Saturday)'],
  ]);
  expect(profile.videos[0]).toMatchObject({
    publishedAt: '2026-11-18T15:00:07.000Z',
    duration: 245,
    views: null,
    thumbnail: null,
    url: 'https://www.youtube.com/watch?v=kc001q9ZzYx',
  });
  expect(profile.playlists).toMatchObject([
    { title: 'Tea', count: 1, url: 'https://www.youtube.com/playlist?list=PLfxTea0001' },
  ]);
  expect(report.method).toBe('youtube:takeout');
  expect(warningsOf(report)).toEqual([
    'Takeout has no views, no pictures and no subscriber count, so they are not shown. Paste the link of your channel to add them.',
    expect.stringMatching(
      /^Left out, because a site has no place for it yet: “Video Category” in videos\.csv/u,
    ),
  ]);
});

describe('other layouts and languages', () => {
  it('French names of folders, files and columns', async () => {
    const { profile } = await uploads.dropZip({
      'Takeout/YouTube et YouTube Music/chaînes/chaîne.csv': table(
        'ID de la chaîne,Titre de la chaîne (original),Visibilité de la chaîne',
        [CHANNEL, 'Kettle & Compass', 'Publique'],
      ),
      'Takeout/YouTube et YouTube Music/métadonnées des vidéos/vidéos.csv': table(
        'ID vidéo,Durée approximative (ms),Catégorie de la vidéo,ID de la chaîne,Titre de la vidéo (original),Confidentialité,État de la vidéo,Horodatage de création',
        [
          'kc001q9ZzYx',
          '61000',
          'Personnes',
          CHANNEL,
          'Une',
          'Publique',
          'Traitée',
          '2026-10-13T16:00:07+00:00',
        ],
        [
          'kc002_-Tram',
          '61000',
          'Personnes',
          CHANNEL,
          'Deux',
          'Privée',
          'Traitée',
          '2026-10-14T16:00:07+00:00',
        ],
      ),
    });
    expect(profile.name).toBe('Kettle & Compass');
    expect(profile.videos.map(({ title }) => title)).toEqual(['Une']);
  });

  it('headers in a language that is not known: the title is told by what stands in it', async () => {
    const { profile } = await uploads.dropZip({
      'x/a.csv': table('α,β,γ', [CHANNEL, 'Kettle & Compass', 'Public']),
      'x/b.csv': table(
        'α,β,γ,δ,ε,ζ,η,θ',
        video('kc001q9ZzYx', 'A walk to the mountain pass'),
        video('kc002_-Tram', 'Boiling water, slowly'),
        video('kc003Pq7RsT', 'A soup'),
      ),
    });
    expect(profile.videos.map(({ title }) => title).sort()).toEqual([
      'A soup',
      'A walk to the mountain pass',
      'Boiling water, slowly',
    ]);
  });

  it('newer files with descriptions, languages, tags and two moments', async () => {
    const { profile } = await uploads.dropZip({
      'channel.csv': table(
        'Channel ID,Channel Country,Channel Tag 1,Channel Title (Original),Channel Title (Original) Language,Channel Visibility',
        [CHANNEL, 'NO', 'tea', 'Kettle & Compass', 'en', 'Public'],
      ),
      'channel URL configs.csv': table(
        'Channel ID,Channel Vanity URL 1 Name,Channel Vanity URL 1 Normalized Name',
        [CHANNEL, 'KettleAndCompass', 'kettleandcompass'],
      ),
      'videos.csv': table(
        'Video ID,Approx Duration (ms),Video Audio Language,Video Category,Video Description (Original),Video Description (Original) Language,Channel ID,Video Tags,Video Title (Original),Video Title (Original) Language,Privacy,Video State,Video Create Timestamp,Video Publish Timestamp',
        [
          'kc001q9ZzYx',
          '600000',
          'en',
          'People',
          'We walk.\n0:00 Start\n1:00 Tea\n2:00 Home\nThank you for walking along with us today.',
          'en',
          CHANNEL,
          'tea,walk',
          'A walk',
          'en',
          'Public',
          'Processed',
          '2026-10-01T00:00:00+00:00',
          '2026-10-13T16:00:07+00:00',
        ],
        [
          'kc002_-Tram',
          '61000',
          'en',
          'People',
          'Only water. Nothing happens for a long time, and then it does.',
          'en',
          CHANNEL,
          '',
          'A kettle',
          'en',
          'Public',
          'Processed',
          '2026-10-01T00:00:00+00:00',
          '2026-10-02T16:00:07+00:00',
        ],
      ),
    });
    expect(profile).toMatchObject({ name: 'Kettle & Compass', handle: 'KettleAndCompass' });
    expect(profile.videos[0]).toMatchObject({
      title: 'A walk',
      publishedAt: '2026-10-13T16:00:07.000Z',
      chapters: [
        { start: 0, title: 'Start' },
        { start: 60, title: 'Tea' },
        { start: 120, title: 'Home' },
      ],
    });
    expect(profile.videos[0]?.description).toMatch(/^We walk\.\n0:00 Start/u);
  });

  it('several parts, each with the same page about the archive', async () => {
    const { profile } = await uploads.drop([
      {
        name: 'takeout-001.zip',
        data: zipOf({
          'Takeout/archive_browser.html': '<html></html>',
          'Takeout/YouTube/channels/channel.csv': channelCsv,
          'Takeout/YouTube/videos/a.mp4': 'x',
        }),
      },
      {
        name: 'takeout-002.zip',
        data: zipOf({
          'Takeout/archive_browser.html': '<html></html>',
          'Takeout/YouTube/video metadata/videos.csv': table(VIDEOS, video('kc001q9ZzYx', 'One')),
        }),
      },
      {
        name: 'takeout-003.zip',
        data: zipOf({
          'Takeout/YouTube/video metadata/videos(1).csv': table(
            VIDEOS,
            video('kc001q9ZzYx', 'One'),
            video('kc002_-Tram', 'Two'),
          ),
        }),
      },
    ]);
    expect(profile.videos.map(({ title }) => title).sort()).toEqual(['One', 'Two']);
  });

  it('saved again by a spreadsheet', async () => {
    const semicolons = (text: string) => `\ufeff${text.replaceAll(',', ';').replaceAll('\n', '\r\n')}`;
    const { profile } = await uploads.dropZip({
      'channel.csv': semicolons(channelCsv),
      'videos.csv': semicolons(table(VIDEOS, video('kc001q9ZzYx', 'One'))),
    });
    expect(profile.videos).toHaveLength(1);
  });
});

describe('what is not shown', () => {
  it('private and unlisted videos and playlists, and what has a word that is not known', async () => {
    const { profile, report } = await uploads.dropZip({
      'channel.csv': channelCsv,
      'videos.csv': table(
        VIDEOS,
        video('kc001q9ZzYx', 'Secret one', 'Private'),
        video('kc002_-Tram', 'Secret two', 'Unlisted'),
        video('kc003Pq7RsT', 'Open'),
      ),
      'playlists.csv': table(
        'Playlist ID,Add new videos to top,Playlist Title (Original),Playlist Title (Original) Language,Playlist Create Timestamp,Playlist Update Timestamp,Playlist Video Order,Playlist Visibility',
        [
          'PLfxTea0001',
          'False',
          'Secret list',
          '',
          '2020-01-01T00:00:00+00:00',
          '2021-01-01T00:00:00+00:00',
          'Manual',
          'Private',
        ],
      ),
    });
    expect(JSON.stringify(profile)).not.toContain('Secret');
    expect(profile.videos).toHaveLength(1);
    expect(warningsOf(report)).toContain('3 unlisted or private videos and playlists were left out.');
  });

  it('subscriptions, comments and other channels', async () => {
    const other = 'UCotherOtherOtherOther01';
    const { profile } = await uploads.dropZip({
      'channels/channel.csv': channelCsv,
      'subscriptions/subscriptions.csv': table('Channel Id,Channel Url,Channel Title', [
        other,
        `http://www.youtube.com/channel/${other}`,
        'Somebody else',
      ]),
      'abos/abos.csv': table('Kanal-ID,Kanal-URL,Kanaltitel', [
        other,
        `http://www.youtube.com/channel/${other}`,
        'Somebody else',
      ]),
      'comments/comments.csv': table(
        'Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text',
        ['Ugz1', CHANNEL, '2026-10-13T16:00:07+00:00', '0', '', 'kc001q9ZzYx', 'Secret'],
      ),
      'videos.csv': table(VIDEOS, video('kc001q9ZzYx', 'Mine'), [
        'kc009q9ZzYx',
        '1',
        'People',
        other,
        'Theirs',
        'Public',
        'Processed',
        '2026-10-13T16:00:07+00:00',
      ]),
    });
    expect(profile.name).toBe('Kettle & Compass');
    expect(JSON.stringify(profile)).not.toMatch(/Somebody|Secret|Theirs/u);
  });

  it('without the channel, the sentence names what is missing', async () => {
    const failure = await uploads.fail([
      { name: 'takeout.zip', data: zipOf({ 'videos.csv': table(VIDEOS, video('kc001q9ZzYx', 'Mine')) }) },
    ]);
    expect(failure.message).toBe(
      'This Takeout has no channel.csv. Choose “channels” and “video metadata” under YouTube when you request it.',
    );
  });

  it('a channel without videos says so', async () => {
    const { profile, report } = await uploads.dropZip({ 'channel.csv': channelCsv });
    expect(profile.videos).toEqual([]);
    expect(warningsOf(report).join(' ')).toContain('no videos.csv');
  });
});
