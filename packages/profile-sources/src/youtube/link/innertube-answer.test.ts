import { describe, expect, it } from 'vitest';
import { readChannelAnswer } from './innertube-answer.ts';

/* Forms of an answer that are not among the recordings: older and newer ones, and other languages. */

const tab = (name: string, content: unknown, selected = true) => ({
  tabRenderer: {
    endpoint: { commandMetadata: { webCommandMetadata: { url: `/@x/${name}` } } },
    title: name,
    selected,
    content,
  },
});
const withTabs = (...tabs: unknown[]) => ({ contents: { twoColumnBrowseResultsRenderer: { tabs } } });
const grid = (...items: unknown[]) => ({ richGridRenderer: { contents: items } });
const read = (answer: unknown) => readChannelAnswer(answer, 'innertube');
const lockup = (badge: unknown, ...parts: string[]) => ({
  lockupViewModel: {
    contentId: 'kc001q9ZzYx',
    contentType: 'LOCKUP_CONTENT_TYPE_VIDEO',
    contentImage: { thumbnailViewModel: { overlays: [{ thumbnailBadgeViewModel: badge }] } },
    metadata: {
      lockupMetadataViewModel: {
        title: { content: 'T' },
        metadata: {
          contentMetadataViewModel: {
            metadataRows: [{ metadataParts: parts.map((content) => ({ text: { content } })) }],
          },
        },
      },
    },
  },
});
const one = (item: unknown) => read(withTabs(tab('videos', grid(item)))).videos[0];

describe('a video in the new form', () => {
  it.each([
    ['views first', ['120k views', '2 days ago'], 120_000],
    ['age first', ['2 days ago', '120k views'], 120_000],
    ['in German', ['120.000 Aufrufe', 'vor 2 Tagen'], 120_000],
    ['in Spanish', ['hace 2 días', '120 mil visualizaciones'], 120_000],
    ['in Japanese', ['12万 回視聴', '2 日前'], 120_000],
    ['in Russian', ['2 дня назад', '120 тыс. просмотров'], 120_000],
    ['with nothing but the age', ['2 days ago'], null],
  ])('%s', (_name, parts, views) => {
    const video = one(lockup({ text: '1:05:32' }, ...parts));
    expect(video).toMatchObject({ title: 'T', duration: 3932, views, broadcast: null });
    expect(video?.age?.ago).toBe(2 * 24 * 60 * 60_000);
  });

  it.each([
    ['live now', { text: 'LIVE', badgeStyle: 'THUMBNAIL_OVERLAY_BADGE_STYLE_LIVE' }, ['31 watching'], 'live'],
    [
      'live now in another language',
      { text: 'EN DIRECT', badgeStyle: 'THUMBNAIL_OVERLAY_BADGE_STYLE_LIVE' },
      ['31 spectateurs'],
      'live',
    ],
    ['a stream to come', { text: 'Upcoming' }, ['Scheduled for 28/11/2026, 18:00', '12 waiting'], 'live'],
    ['a premiere to come', { text: 'Upcoming' }, ['Premieres 28/11/2026, 18:00', '12 waiting'], 'premiere'],
    [
      'a premiere now',
      { text: 'PREMIERE', badgeStyle: 'THUMBNAIL_OVERLAY_BADGE_STYLE_LIVE' },
      ['31 watching'],
      'premiere',
    ],
    ['a stream that is over', { text: '1:00:00' }, ['1k views', 'Streamed 2 weeks ago'], 'aired'],
    ['a premiere that is over', { text: '10:00' }, ['1k views', 'Premiered 2 weeks ago'], null],
  ])('%s', (_name, badge, parts, broadcast) => {
    expect(one(lockup(badge, ...parts))?.broadcast).toBe(broadcast);
    // Who watches or waits now are not the views.
    expect(one(lockup(badge, ...parts))?.views).toBe(parts[0] === '1k views' ? 1000 : null);
  });
});

describe('a video in older forms', () => {
  it('of a grid, with its length on the thumbnail', () => {
    const video = one({
      gridVideoRenderer: {
        videoId: 'kc001q9ZzYx',
        title: { simpleText: '2024' },
        publishedTimeText: { simpleText: '3 days ago' },
        viewCountText: { simpleText: '1,234 views' },
        thumbnail: {
          thumbnails: [{ url: '//i.ytimg.com/vi/kc001q9ZzYx/hqdefault.jpg', width: 336, height: 188 }],
        },
        thumbnailOverlays: [
          { thumbnailOverlayTimeStatusRenderer: { text: { simpleText: '10:04' }, style: 'DEFAULT' } },
        ],
      },
    });
    expect(video).toMatchObject({
      title: '2024',
      duration: 604,
      views: 1234,
      thumbnails: [{ url: 'https://i.ytimg.com/vi/kc001q9ZzYx/hqdefault.jpg' }],
    });
  });

  it.each([
    [
      {
        upcomingEventText: { runs: [{ text: 'Premieres ' }, { text: 'DATE_PLACEHOLDER' }] },
        startTime: '1795190000',
      },
      'premiere',
    ],
    [
      {
        upcomingEventText: { runs: [{ text: 'Scheduled for ' }, { text: 'DATE_PLACEHOLDER' }] },
        startTime: '1795190000',
      },
      'live',
    ],
  ])('announced: %j', (upcomingEventData, broadcast) => {
    expect(
      one({ videoRenderer: { videoId: 'kc001q9ZzYx', title: { simpleText: 'x' }, upcomingEventData } })
        ?.broadcast,
    ).toBe(broadcast);
  });

  it.each([
    {
      reelItemRenderer: {
        videoId: 'kc001q9ZzYx',
        headline: { simpleText: 'S' },
        viewCountText: { simpleText: '60K views' },
      },
    },
    {
      videoRenderer: {
        videoId: 'kc001q9ZzYx',
        title: { simpleText: 'S' },
        shortViewCountText: { simpleText: '60K views' },
        thumbnailOverlays: [
          { thumbnailOverlayTimeStatusRenderer: { style: 'SHORTS', text: { simpleText: 'SHORTS' } } },
        ],
      },
    },
    {
      videoRenderer: {
        videoId: 'kc001q9ZzYx',
        title: { simpleText: 'S' },
        viewCountText: { simpleText: '60K views' },
        navigationEndpoint: { commandMetadata: { webCommandMetadata: { url: '/shorts/kc001q9ZzYx' } } },
      },
    },
    {
      shortsLockupViewModel: {
        entityId: 'shorts-shelf-item-kc001q9ZzYx',
        overlayMetadata: { primaryText: { content: 'S' }, secondaryText: { content: '60K views' } },
      },
    },
  ])('a Short: %j', (item) => {
    expect(one(item)).toMatchObject({ title: 'S', views: 60_000, shape: 'short' });
  });
});

describe('what belongs to an answer', () => {
  it('is in the tab that it shows', () => {
    const answer = read(
      withTabs(
        tab('featured', grid(lockup({ text: '1:00' }, '1 view')), false),
        tab(
          'shorts',
          grid({
            continuationItemRenderer: { continuationEndpoint: { continuationCommand: { token: 'more' } } },
          }),
        ),
      ),
    );
    expect(answer).toMatchObject({ shown: 'shorts', videos: [], next: 'more' });
    expect(answer.tabs).toEqual(new Set(['featured', 'shorts']));
  });

  it('a menu of tabs in another language is read by its addresses', () => {
    const answer = read(
      withTabs({
        tabRenderer: {
          title: '動画',
          selected: true,
          endpoint: {
            commandMetadata: {
              webCommandMetadata: { url: '/channel/UCfxKettleAndCompass0001/videos?view=0' },
            },
          },
          content: {},
        },
      }),
    );
    expect(answer.shown).toBe('videos');
  });

  it('playlists, in both forms', () => {
    const { playlists } = read(
      withTabs(
        tab(
          'playlists',
          grid(
            {
              lockupViewModel: {
                contentId: 'PLfxTea0001',
                contentType: 'LOCKUP_CONTENT_TYPE_PLAYLIST',
                metadata: { lockupMetadataViewModel: { title: { content: '2024' } } },
                contentImage: {
                  collectionThumbnailViewModel: {
                    primaryThumbnail: {
                      thumbnailViewModel: {
                        image: { sources: [{ url: 'https://i.ytimg.com/x.jpg', width: 480, height: 270 }] },
                        overlays: [{ thumbnailBadgeViewModel: { text: '12 videos' } }],
                      },
                    },
                  },
                },
              },
            },
            {
              gridPlaylistRenderer: {
                playlistId: 'PLfxTea0002',
                title: { runs: [{ text: 'Old' }] },
                videoCountText: { runs: [{ text: '3' }, { text: ' videos' }] },
                thumbnail: { thumbnails: [] },
              },
            },
          ),
        ),
      ),
    );
    expect(playlists.map(({ playlistId, title, count }) => [playlistId, title, count])).toEqual([
      ['PLfxTea0001', '2024', 12],
      ['PLfxTea0002', 'Old', 3],
    ]);
  });

  it('the panel about the channel has its country, its age and all its links', () => {
    const { channel } = read({
      onResponseReceivedEndpoints: [
        {
          appendContinuationItemsAction: {
            continuationItems: [
              {
                aboutChannelRenderer: {
                  metadata: {
                    aboutChannelViewModel: {
                      description: 'Long text',
                      country: 'Norway',
                      subscriberCountText: '48.2K subscribers',
                      viewCountText: '9,123,456 views',
                      videoCountText: '56 videos',
                      joinedDateText: { content: 'Joined Mar 2, 2016' },
                      canonicalChannelUrl: 'http://www.youtube.com/@kettleandcompass',
                      channelId: 'UCfxKettleAndCompass0001',
                      links: [
                        {
                          channelExternalLinkViewModel: {
                            title: { content: 'My site' },
                            link: {
                              content: 'kettle.example',
                              commandRuns: [
                                {
                                  onTap: {
                                    innertubeCommand: {
                                      urlEndpoint: {
                                        url: 'https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fkettle.example%2Fa',
                                      },
                                    },
                                  },
                                },
                              ],
                            },
                          },
                        },
                        {
                          channelExternalLinkViewModel: {
                            title: { content: 'Shop' },
                            link: { content: 'shop.example/tea' },
                          },
                        },
                      ],
                    },
                  },
                },
              },
            ],
          },
        },
      ],
    });
    expect(channel).toMatchObject({
      id: 'UCfxKettleAndCompass0001',
      handle: 'kettleandcompass',
      description: 'Long text',
      country: 'Norway',
      since: '2016-03-02',
      views: 9_123_456,
      subscribers: 48_200,
      videoCount: 56,
      links: [
        { label: 'My site', url: 'https://kettle.example/a' },
        { label: 'Shop', url: 'shop.example/tea' },
      ],
    });
  });

  it('the header of before 2024', () => {
    const { channel } = read({
      header: {
        c4TabbedHeaderRenderer: {
          channelId: 'UCfxKettleAndCompass0001',
          title: 'Kettle',
          channelHandleText: { runs: [{ text: '@kettle' }] },
          avatar: { thumbnails: [{ url: 'https://yt3.ggpht.com/a=s88', width: 88, height: 88 }] },
          banner: { thumbnails: [{ url: 'https://yt3.ggpht.com/b=w2560', width: 2560, height: 424 }] },
          subscriberCountText: { simpleText: '48.2K subscribers' },
          videosCountText: { runs: [{ text: '56' }, { text: ' videos' }] },
          headerLinks: {
            channelHeaderLinksRenderer: {
              primaryLinks: [
                {
                  title: { simpleText: 'Site' },
                  navigationEndpoint: {
                    urlEndpoint: { url: 'https://www.youtube.com/redirect?q=https%3A%2F%2Fkettle.example' },
                  },
                },
              ],
            },
          },
        },
      },
      ...withTabs(tab('videos', {})),
    });
    expect(channel).toMatchObject({
      name: 'Kettle',
      handle: 'kettle',
      subscribers: 48_200,
      videoCount: 56,
      avatar: [{ width: 88 }],
      banner: [{ width: 2560 }],
      links: [{ label: 'Site', url: 'https://kettle.example' }],
    });
  });
});

describe('alerts', () => {
  const alert = (text: string, type = 'ERROR') =>
    read({ alerts: [{ alertRenderer: { type, text: { simpleText: text } } }] }).verdict;
  it.each([
    ['This channel does not exist.', 'not-found'],
    ['Dieser Kanal existiert nicht.', 'not-found'],
    ['このチャンネルは存在しません。', 'not-found'],
    ['This channel was removed because it violated our Community Guidelines.', 'removed'],
    ["This account has been terminated for a violation of YouTube's Terms of Service.", 'removed'],
    ['Dieses Konto wurde gekündigt.', 'removed'],
    ['This channel is not available.', 'unreadable'],
    ['Something went wrong', 'unreadable'],
  ])('%s: %s', (text, verdict) => {
    expect(alert(text)).toBe(verdict);
  });
  it('that only inform say nothing against a channel', () => {
    expect(alert('This channel does not exist.', 'INFO')).toBeNull();
  });
});
