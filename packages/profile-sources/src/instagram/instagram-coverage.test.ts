import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_KEPT, compareFacts, factsOf } from '../testing/compare-facts.ts';
import { parseJson } from './parse-json.ts';
import { readExport, openDownloads, SAFFRON } from './testing/read-export.ts';
import { anySignal, readLink, useRecordedInstagram } from './testing/recorded-instagram.ts';

/*
 * Every fact that Instagram gives is in the profile, or on one of these lists of what is left out on purpose.
 * A place is written as its keys, with "[]" for a list's items; a list entry that ends in "." or "[" covers all below.
 */

const start = useRecordedInstagram();
const recorded = (path: string): unknown =>
  parseJson(readFileSync(new URL(`../../fixtures/instagram/${path}`, import.meta.url), 'utf8'));

/** Words of Instagram for what the profile says in its own. */
const GRAPH_WORDS = [
  'data[].media_type',
  'data[].media_product_type',
  'data[].timestamp',
  'data[].children.data[].media_type',
];
const GRAPH_MEDIA = [
  ...GRAPH_WORDS,
  // Repeats of the post's own.
  'data[].children.data[].id',
  'data[].children.data[].timestamp',
  // A post has room for one film: the second one of a carousel is shown by its still.
  'data[].children.data[].media_url',
  'data[].is_shared_to_feed',
  // Holds the token, and leads only to the next page.
  'paging.',
];

describe('every fact is kept, or left out on purpose', () => {
  it('of a connected account', async () => {
    const { account } = await start();
    const reading = await account.readConnectedProfile('IGAAFXgoodtoken0001', { signal: anySignal() });
    // The app's own id of the account, and the kind of account, are nobody's to read.
    expect(compareFacts(factsOf(recorded('graph/me.saffron.json')), reading, ['id', 'account_type'])).toEqual(
      ALL_KEPT,
    );
    for (const page of ['graph/media.saffron.page1.json', 'graph/media.saffron.page2.json']) {
      expect(compareFacts(factsOf(recorded(page)), reading, GRAPH_MEDIA)).toEqual(ALL_KEPT);
    }
  });

  it('of an account found by its name', async () => {
    const instagram = await start({ token: '17841400000000900:t' });
    const result = await readLink(instagram, 'saffron.and.slate');
    const below = (place: string) => `business_discovery.media.${place}`;
    expect(
      compareFacts(factsOf(recorded('graph/business_discovery.saffron.json')), result, [
        ...GRAPH_WORDS.map(below),
        below('data[].children.data[].id'),
        below('data[].children.data[].timestamp'),
        below('data[].children.data[].media_url'),
        below('paging.'),
        // Of the account that was read, and of the operator's own.
        'business_discovery.id',
        'business_discovery.ig_id',
        'id',
      ]),
    ).toEqual(ALL_KEPT);
  });

  it('of a public profile', async () => {
    const result = await readLink(await start({ publicWay: true }), 'harbour_light_films');
    const user = 'data.user.';
    const node = `${user}edge_owner_to_timeline_media.edges[].node.`;
    const child = `${node}edge_sidecar_to_children.edges[].node.`;
    const inNode = [
      // Said by the kind of the post.
      '__typename',
      'is_video',
      'product_type',
      'id',
      'dimensions.',
      'taken_at_timestamp',
      // Smaller copies of the still.
      'thumbnail_src',
      'thumbnail_resources[',
      'media_preview',
      // How Instagram plays, tracks and restricts it.
      'has_audio',
      'tracking_token',
      'is_published',
      'viewer_can_reshare',
      'clips_music_attribution_info.',
      'dash_info.',
      'owner.',
      // Where it was taken.
      'location.',
      // A carousel's cover is its first picture.
      'display_url',
      // Views of a film are not shown beside likes.
      'video_view_count',
      // -1: hidden.
      'edge_liked_by.count',
      'edge_media_preview_like.count',
    ].map((place) => node + place);
    const inChild = ['__typename', 'id', 'shortcode', 'is_video', 'dimensions.', 'owner.', 'video_url'].map(
      (place) => child + place,
    );
    expect(
      compareFacts(factsOf(recorded('web/profile.harbour.json')), result, [
        'status',
        ...[
          'bio_links[].link_type',
          // Addresses that count the click.
          'bio_links[].lynx_url',
          'external_url_linkshimmed',
          // The same biography, and a smaller picture.
          'profile_pic_url',
          // Ids and switches of Instagram's own pages.
          'id',
          'fbid',
          'eimu_id',
          'has_clips',
          'has_onboarded_to_text_post_app',
          'highlight_reel_count',
          'is_professional_account',
          'business_contact_method',
          'should_show_category',
          'show_account_transparency_details',
          // Instagram's word for the trade; the biography says it in the owner's.
          'category_name',
          'edge_owner_to_timeline_media.page_info.',
        ].map((place) => user + place),
        ...inNode,
        ...inChild,
      ]),
    ).toEqual(ALL_KEPT);
  });

  it('of a download', async () => {
    const entries = await openDownloads(SAFFRON);
    const result = await readExport(entries);
    const read = async (name: string) =>
      factsOf(
        JSON.parse(
          Buffer.from(
            // The words as they were before the export broke them.
            (await entries.find(({ path }) => path.endsWith(name))?.bytes(1e6))
              ?.toString('utf8')
              .replaceAll(/(?:\\u00[\da-f]{2})+/giu, (run) => {
                const bytes =
                  run.match(/[\da-f]{2}(?=\\|$)/giu)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
                return JSON.stringify(Buffer.from(bytes).toString('utf8')).slice(1, -1);
              }) ?? '',
          ).toString('utf8'),
        ),
      );
    const ofMedia = [
      // Kept as a moment.
      'creation_timestamp',
      // The device, and the app that it was posted from.
      'media_metadata.',
      'cross_post_source.source_app',
    ];
    expect(
      compareFacts(await read('posts_1.json'), result, [
        '[].creation_timestamp',
        ...ofMedia.map((place) => `[].media[].${place}`),
        '[].media.creation_timestamp',
        '[].media.cross_post_source.source_app',
      ]),
    ).toEqual(ALL_KEPT);
    expect(
      compareFacts(
        await read('reels.json'),
        result,
        ofMedia.map((place) => `ig_reels_media[].media[].${place}`),
      ),
    ).toEqual(ALL_KEPT);
    const user = 'profile_user[].';
    expect(
      compareFacts(await read('personal_information.json'), result, [
        // Private.
        `${user}string_map_data.Email.value`,
        `${user}string_map_data.Private Account.value`,
        // Zero everywhere.
        ...['Email', 'Username', 'Name', 'Bio', 'Website', 'Private Account'].map(
          (label) => `${user}string_map_data.${label}.timestamp`,
        ),
        `${user}media_map_data.Profile Photo.creation_timestamp`,
        `${user}media_map_data.Profile Photo.cross_post_source.source_app`,
      ]),
    ).toEqual(ALL_KEPT);
  });
});
