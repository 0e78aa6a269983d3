import type { Platform } from '../../platforms/platform.ts';
import type { LeftOut } from '../../profile/source-report.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';
import { leftOut } from './left-out.ts';
import type { MissingPart } from './missing-part.ts';
import { counted, listed } from './phrases.ts';

type Count = { count: number };
/** Something that ends before it begins. */
type Backwards = { name: string; start: string; end: string };

export const sourceMessages = {
  'source.linkedinMasked': 'LinkedIn hides your work history from us. Add it by uploading your data.',
  'source.linkedinPreparing': "LinkedIn is still preparing your data. We'll check again in a few minutes.",
  'source.sample': 'This is a sample profile: the person and everything on it are invented.',
  'source.noRepositories': 'This profile has no public repositories yet.',
  'source.pinsUnknown':
    'GitHub names pinned repositories only to programs with a token, so the most starred ones come first.',
  'source.noPosts': 'This account has no posts yet.',
  'source.instagramHidesPosts':
    'Instagram hides the posts from us. Connect your account or upload your Instagram data (JSON) to add them.',
  'source.noVideos': 'This channel has no public videos yet.',
  'source.pdfHoldsLess':
    'A PDF holds less than your data: no recommendations, projects or links of certificates. Upload the ZIP to add them.',
  'source.takeoutHoldsLess':
    'Takeout has no views, no pictures and no subscriber count, so they are not shown. Paste the link of your channel to add them.',
  'source.takeoutNoVideos':
    'Your upload has no videos.csv with public videos. Choose “video metadata” when you request it.',
  /** `missing`: what was not given, in English words that name it. */
  'source.incomplete': ({ platform, missing }: { platform: Platform; missing: readonly MissingPart[] }) =>
    `${PLATFORM_NAMES[platform]} did not give us everything this time. Missing: ${missing.join(', ')}.`,
  'source.moreRepositories': ({ kept, beyond }: { kept: number; beyond: number }) =>
    `This account has more repositories than we read. The ${kept} that were pushed to last are here, ${beyond} ${beyond === 1 ? 'is' : 'are'} not.`,
  'source.readmeCut': ({ kept, beyond }: { kept: number; beyond: number }) =>
    `The profile’s README is longer than we keep: its first ${kept} characters are here, the last ${beyond} are not.`,
  'source.listCut': ({ list }: { list: 'organisations' | 'members' }) =>
    `GitHub lists more ${list} than we read; the first are here.`,
  'source.onlyNewestVideos': ({ count }: Count) =>
    counted(count, {
      one: 'YouTube gave us only the newest video this time.',
      other: 'YouTube gave us only the # newest videos this time.',
    }),
  'source.moreVideos': ({ count }: Count) =>
    `This channel has more videos than we read; the newest ${count} are here.`,
  'source.undatedVideos': ({ count }: Count) =>
    counted(count, {
      one: 'YouTube did not say exactly when one of the videos came out, so it carries no date.',
      other: 'YouTube did not say exactly when # of the videos came out, so they carry no date.',
    }),
  'source.approximateDates': ({ count }: Count) =>
    counted(count, {
      one: 'The date of one video is approximate.',
      other: 'The dates of # videos are approximate.',
    }),
  'source.roundedViews': ({ count }: Count) =>
    counted(count, {
      one: 'YouTube rounds its numbers: the views of one video are shown as it gives them.',
      other: 'YouTube rounds its numbers: the views of # videos are shown as it gives them.',
    }),
  'source.morePlaylists': ({ count }: Count) =>
    `This channel has more playlists than we read; the first ${count} are here.`,
  'source.withheldUploads': ({ count }: Count) =>
    counted(count, {
      one: '# of the uploads is private or deleted and left out.',
      other: '# of the uploads are private or deleted and left out.',
    }),
  'source.somePosts': ({ shown, total }: { shown: number; total: number }) =>
    `Instagram gave us ${shown} of ${total} posts. Connect your account or upload your data to add the rest.`,
  'source.newestPosts': ({ shown, total }: { shown: number; total: number }) =>
    `Instagram shows us ${shown === 0 ? 'none' : `the ${shown} newest`} of ${total} posts. Connect your account or upload your data to add the rest.`,
  'source.onlyNewestPosts': ({ count }: Count) =>
    counted(count, {
      one: 'Instagram gave us the newest post this time.',
      other: 'Instagram gave us the # newest posts this time.',
    }),
  'source.unclearVisibility': ({ count }: Count) =>
    `${counted(count, {
      one: 'We could not read who may see one video or playlist, so it was left out.',
      other: 'We could not read who may see # of the videos and playlists, so they were left out.',
    })} Set your Google account to English and request the Takeout again.`,
  'source.videosBeyond': ({ count }: Count) =>
    counted(count, {
      one: '# video or playlist is more than a profile holds; the newest are here.',
      other: '# videos and playlists are more than a profile holds; the newest are here.',
    }),
  'source.hiddenVideos': ({ count }: Count) =>
    counted(count, {
      one: '# unlisted or private video or playlist was left out.',
      other: '# unlisted or private videos and playlists were left out.',
    }),
  'source.ownerUnknown':
    'This download does not say whose it is. Write your name in the editor, and paste the link of your profile to add it.',
  'source.accountUnknown':
    'This download does not name your account, so there is no link to it. Paste the link of your profile to add it.',
  'source.unusableEntries': ({ count }: Count) =>
    counted(count, {
      one: '# file or entry of your download could not be used.',
      other: '# files or entries of your download could not be used.',
    }),
  'source.postsBeyond': ({ most, beyond }: { most: number; beyond: number }) =>
    `A profile holds ${most} posts: ${beyond} more ${beyond === 1 ? 'is' : 'are'} not taken.`,
  'source.filesMissing': ({ files }: { files: readonly string[] }) =>
    `Your upload has no ${listed(files, 'or')}, so what belongs there is not shown.`,
  'source.largerFilesMissing': ({ files }: { files: readonly string[] }) =>
    `Your upload has no ${listed(files, 'or')}. LinkedIn puts them into the larger data archive, when there is something to put there.`,
  /** `list`: the first of them; `more`: how many others; `entries`: how often all together. */
  'source.leftOut': (facts: {
    why: LeftOut['why'];
    list: readonly LeftOut[];
    more: number;
    entries: number;
  }) => leftOut(facts),
  'source.backwards': ({ count, named }: Count & { named: readonly Backwards[] }) => {
    const more = count - named.length;
    const list = named.map(({ name, start, end }) => `“${name}” (${start} – ${end})`).join(', ');
    return `${counted(count, { one: 'One entry ends before it begins', other: '# entries end before they begin' })}: ${list}${more > 0 ? ` and ${more} more` : ''}. Correct the dates on your site.`;
  },
} as const;
