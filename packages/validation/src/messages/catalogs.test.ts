import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CatalogShape } from './catalog-shape.ts';
import { FACTS as FACT_WORDS, FIELDS as FIELD_WORDS, FIGURES as FIGURE_WORDS } from './en/change-words.ts';
import { english } from './english.ts';
import { MISSING_PARTS } from './en/missing-part.ts';
import { formatMessage } from './format-message.ts';
import { inEnglish } from './in-english.ts';
import type { Catalog, Message } from './message.ts';
import type { MessageValue } from './message-value.ts';
import { spanish } from './spanish.ts';

const leftOut = { table: 'Qt.csv', column: 'Qc', count: 2, why: 'limit' } as const;
const found = { found: ['Qa.txt', 'Qb.txt'], total: 9 };
const at = Date.UTC(2026, 10, 20, 14, 5);

const onDate = (date: string): Message => ({ id: 'change.date', date });
const sinceThen: Message = { id: 'change.period', start: onDate('2015'), end: null };

const DOMAIN_FACTS: Message[] = [
  { id: 'domain.heldByOther', name: 'qx.com', record: 'Qr', value: 'Qv' },
  { id: 'domain.heldByYours', name: 'qx.com', site: 'Qs' },
  { id: 'domain.checkedJustNow', seconds: 1 },
  { id: 'domain.checkedJustNow', seconds: 9 },
  ...(
    [
      'domain.primaryNotReady',
      'domain.right',
      'domain.nothingYet',
      'domain.cnameAtApex',
      'domain.servfail',
      'domain.noAnswer',
      'domain.certificateWaits',
      'domain.certificateFailed',
      'domain.certificateUnreachable',
      'domain.certificateThere',
      'domain.certificateLater',
      'domain.certificateExpired',
    ] as const
  ).map((id): Message => ({ id, host: 'qx.com' })),
  ...(['domain.proved', 'domain.takenOver', 'domain.lost'] as const).map((id): Message => ({
    id,
    name: 'qx.com',
  })),
  ...(['domain.proofMissing', 'domain.proofGone', 'domain.otherProof', 'domain.oldChallenge'] as const).map(
    (id): Message => ({ id, record: 'Qr' }),
  ),
  ...(
    [
      'domain.otherAddress',
      'domain.someElsewhere',
      'domain.ipv6LeftOver',
      'domain.besideCname',
      'domain.disagree',
    ] as const
  ).map((id): Message => ({ id, host: 'qx.com', values: ['Qa', 'Qb'] })),
  { id: 'domain.otherCname', host: 'qx.com', target: 'Qt' },
  { id: 'domain.doubled', host: 'qx.com', typed: 'Qt' },
  { id: 'domain.proxied', host: 'qx.com', by: 'Qb' },
  { id: 'domain.caa', at: 'qx.com', authority: 'Qa' },
];

/** One of each message with facts, and two where the number matters. */
const FACTS: Message[] = [
  { id: 'text', text: 'Qx' },
  { id: 'account.emailChanged', email: 'qx@example.com' },
  ...(
    [
      'provider.misregistered',
      'provider.refused',
      'provider.unavailable',
      'provider.slow',
      'provider.emailUnconfirmed',
      'provider.accountUnconfirmed',
      'provider.linkedAlready',
      'provider.linkedElsewhere',
      'provider.onlyWayIn',
      'provider.notSetUp',
    ] as const
  ).map((id): Message => ({ id, provider: 'Google' })),
  ...limits(),
  { id: 'service.otherMethods', methods: ['GET', 'PUT'] },
  { id: 'service.bodyTooLarge', kilobytes: 256 },
  ...DOMAIN_FACTS,
  { id: 'platform.limited', platform: 'github', at },
  ...(
    [
      'platform.unavailable',
      'platform.timedOut',
      'platform.refused',
      'platform.busy',
      'platform.connectionExpired',
      'platform.connectingOff',
      'sync.unread',
      'sync.emptyAnswer',
      'sync.notConnected',
      'sync.placeUnknown',
      'autoPost.noSource',
      'autoPost.sourceGone',
      'autoPost.channelGone',
    ] as const
  ).map((id): Message => ({ id, platform: 'linkedin' })),
  ...(
    [
      'moderation.address',
      'moderation.name',
      'moderation.password',
      'moderation.card',
      'moderation.seed',
    ] as const
  ).map((id): Message => ({ id, brand: 'paypal' })),
  { id: 'moderation.claimed', profile: 'github.com/ann' },
  ...(['proof.noAddress', 'proof.nothingFound', 'proof.codeOver'] as const).map((id): Message => ({
    id,
    platform: 'github',
  })),
  { id: 'proof.otherProfile', profile: 'github.com/ann' },
  { id: 'proof.pageUnread', platform: 'github', page: 'https://ann.example/' },
  { id: 'operator.nothingFound', text: 'Qt' },
  ...(
    [
      'operator.alreadySuspended',
      'operator.notSuspended',
      'operator.nothingAgainst',
      'operator.noSecondStep',
      'operator.noDeadJob',
      'operator.noFailedMail',
      'operator.noAccount',
      'operator.giveSame',
      'operator.giveUnconfirmed',
      'operator.giveSuspended',
      'operator.giveDomain',
    ] as const
  ).map((id): Message => ({ id, name: 'Qn' })),
  { id: 'autoPost.keptDraft', marked: 1 },
  { id: 'autoPost.keptDraft', marked: 3 },
  { id: 'platform.stale', name: 'Qx', why: 'limited', at, now: at },
  { id: 'platform.stale', name: 'Qx', why: 'refused', at, now: at + 86_400_000 },
  { id: 'platform.stale', name: 'Qx', why: 'silent', at, now: at },
  { id: 'platform.notFound', platform: 'github', name: 'Qx' },
  { id: 'platform.notFound', platform: 'instagram', name: 'Qx' },
  { id: 'platform.notProfessional', name: 'Qx' },
  { id: 'platform.noSample', name: 'Qx' },
  { id: 'source.incomplete', platform: 'github', missing: ['organisations', 'profile README'] },
  ...MISSING_PARTS.map((part): Message => ({
    id: 'source.incomplete',
    platform: 'github',
    missing: [part],
  })),
  { id: 'source.readmeCut', kept: 200_000, beyond: 1200 },
  { id: 'source.moreRepositories', kept: 500, beyond: 1 },
  { id: 'source.moreRepositories', kept: 500, beyond: 2 },
  { id: 'source.listCut', list: 'members' },
  { id: 'source.listCut', list: 'organisations' },
  ...(
    [
      'source.onlyNewestVideos',
      'source.moreVideos',
      'source.undatedVideos',
      'source.approximateDates',
      'source.roundedViews',
      'source.morePlaylists',
      'source.withheldUploads',
      'source.onlyNewestPosts',
      'source.unclearVisibility',
      'source.videosBeyond',
      'source.hiddenVideos',
      'source.unusableEntries',
      'resume.moreLeftOut',
      'upload.picturesLate',
      'upload.videosLate',
      'upload.moreUnusable',
      'steps.sections',
      'steps.waiting',
    ] as const
  ).flatMap((id): Message[] => [1, 2, 1200].map((count) => ({ id, count }))),
  { id: 'source.somePosts', shown: 25, total: 40 },
  { id: 'source.newestPosts', shown: 0, total: 40 },
  { id: 'source.newestPosts', shown: 12, total: 40 },
  { id: 'source.postsBeyond', most: 5000, beyond: 1 },
  { id: 'source.postsBeyond', most: 5000, beyond: 12 },
  { id: 'source.filesMissing', files: ['Qa.csv', 'Qb.csv', 'Qc.csv'] },
  { id: 'source.largerFilesMissing', files: ['Qa.csv'] },
  ...(['unsupported', 'limit', 'unreadable', 'repeated', 'private'] as const).map((why): Message => ({
    id: 'source.leftOut',
    why,
    list: [leftOut, { table: 'Patents.csv', column: null, count: 1, why }],
    more: 1,
    entries: 4,
  })),
  { id: 'source.backwards', count: 1, named: [{ name: 'Qx', start: '2014-06', end: '2012-01' }] },
  { id: 'source.backwards', count: 5, named: [{ name: 'Qx', start: '2014-06', end: '2012-01' }] },
  ...(['list', 'text', 'entry', 'textInside', 'entryInside', 'nothingToShow', 'date', 'link'] as const).map(
    (fault): Message => ({
      id: 'resume.leftOut',
      section: 'work',
      entry: 'Qx',
      field: 'startDate',
      fault,
      value: 'Qv',
    }),
  ),
  { id: 'resume.accountLeftOut', network: 'Qn', given: 'Qg' },
  { id: 'resume.accountLeftOut', network: null, given: null },
  { id: 'resume.secondContact', value: 'Qv', kind: 'email', kept: 'Qk' },
  { id: 'resume.secondContact', value: 'Qv', kind: 'phone', kept: 'Qk' },
  { id: 'resume.noEmail', value: 'Qv' },
  ...(['rar', '7z', 'gzip', 'html', 'office', 'picture', 'empty', 'json', 'noZip', 'unknown'] as const).map(
    (what): Message => ({ id: 'import.wrongFile', file: 'Qx.zip', what, platform: null }),
  ),
  ...(['linkedin', 'github', 'youtube', 'instagram', null] as const).flatMap((platform): Message[] => [
    { id: 'import.wrongArchive', ...found, platform },
    { id: 'import.officeArchive', platform },
    { id: 'import.archiveInside', file: 'Qx.zip', platform },
    { id: 'import.noFile', platform },
  ]),
  { id: 'import.noProfileFile', ...found, only: true },
  { id: 'import.noProfileFile', found: [], total: 0, only: false },
  { id: 'import.noChannelFile', ...found },
  { id: 'import.profileFileMissing', ...found },
  ...(
    [
      'import.notAnArchive',
      'import.incomplete',
      'import.locked',
      'import.tooLarge',
      'import.tooManyEntries',
      'import.emptyArchive',
      'import.pdfIsNoProfile',
      'import.pdfWithoutText',
      'import.pdfLocked',
      'import.pdfDamaged',
      'import.pdfTooSlow',
      'import.pdfTooLarge',
      'import.unknownColumns',
      'import.emptyTable',
      'import.postsDamaged',
      'import.postsEmpty',
      'import.noName',
    ] as const
  ).flatMap((id): Message[] => ['Qx.zip', ''].map((file) => ({ id, file }))),
  ...(
    [
      'import.damaged',
      'import.pointsOutside',
      'import.holdsLink',
      'import.holdsTwice',
      'import.unknownPacking',
      'import.unpacksTooLarge',
    ] as const
  ).map((id): Message => ({ id, file: 'Qx.zip', path: 'a/Qp.csv' })),
  { id: 'import.fileTooLarge', file: 'Qx.csv', megabytes: 64 },
  { id: 'import.noPostsFile', like: 'Qx.html' },
  { id: 'import.noPostsFile', like: null },
  ...[1, 7].flatMap((count): Message[] => [
    { id: 'import.noPosts', count },
    { id: 'import.morePosts', count },
    { id: 'import.noPostFiles', count },
    { id: 'import.postsThere', count },
    { id: 'import.feedOthers', file: 'Qx.xml', count },
    { id: 'import.feedShortened', file: 'Qx.xml', count },
    { id: 'post.captionsFound', words: count, language: count === 1 ? null : 'en', automatic: count === 1 },
  ]),
  ...(
    [
      'import.textTooLarge',
      'import.textEmpty',
      'import.noFeed',
      'import.noArticle',
      'import.frontMatter',
    ] as const
  ).map((id): Message => ({ id, file: 'Qx.md' })),
  ...(
    [
      'unreachable',
      'slow',
      'limited',
      'refused',
      'failed',
      'unusable',
      'leaked',
      'too_long',
      'not_of_film',
      'budget',
    ] as const
  ).flatMap((why): Message[] => [
    { id: 'writing.fellBack', why },
    { id: 'writing.unavailable', why },
  ]),
  { id: 'writing.postsUsed', limit: 3 },
  { id: 'writing.helpUsed', limit: 40 },
  { id: 'import.postTooLong', post: 'Qx' },
  { id: 'import.postPicture', post: 'Qx', why: 'missing' },
  { id: 'import.postPicture', post: 'Qx', why: 'unusable' },
  { id: 'import.postPicture', post: 'Qx', why: 'unreachable' },
  { id: 'import.mostEntries', most: 5000 },
  { id: 'import.mostVideos', most: 24 },
  { id: 'upload.picturesBeyond', most: 200, beyond: 3 },
  { id: 'upload.unusable', file: 'Qx.jpg', reason: { id: 'upload.pictureBroken' } },
  { id: 'sync.mostSources', most: 5 },
  { id: 'sync.muchGone', platform: 'linkedin', missing: 7, before: 12 },
  { id: 'steps.found', name: 'Qx', lists: [] },
  {
    id: 'steps.found',
    name: 'Qx',
    lists: [
      { list: 'experience', count: 3 },
      { list: 'education', count: 1 },
    ],
  },
  ...(Object.keys(FACT_WORDS) as (keyof typeof FACT_WORDS)[]).map((fact): Message => ({
    id: 'change.fact',
    fact,
  })),
  ...(Object.keys(FIELD_WORDS) as (keyof typeof FIELD_WORDS)[]).flatMap((field): Message[] => [
    { id: 'change.field', item: 'Qx', field },
    { id: 'change.field', item: null, field },
  ]),
  ...['2017-10', '2017-10-31', '2017-10-31T09:05:00.000Z'].map(onDate),
  { id: 'change.language', tag: 'en' },
  { id: 'change.kind', kind: 'carousel' },
  { id: 'change.flag', isSet: true },
  ...[1, 2, 1200].map((count): Message => ({ id: 'change.pictures', count })),
  sinceThen,
  { id: 'change.period', start: null, end: { id: 'change.now' } },
  {
    id: 'change.period',
    start: onDate('2015-01'),
    end: onDate('2016-12'),
  },
  { id: 'change.lines', lines: ['Qx', sinceThen, 'Qy'] },

  ...[1, 1200].map((count): Message => ({
    id: 'change.figures',
    figures: (Object.keys(FIGURE_WORDS) as (keyof typeof FIGURE_WORDS)[]).map((figure) => ({
      figure,
      count,
    })),
    shares: true,
    items: count,
  })),
  { id: 'steps.files', count: 1, bytes: 20_000 },
  { id: 'steps.files', count: 3, bytes: 2_400_000 },
  { id: 'steps.pictures', copied: 4, failed: 1, waiting: 2 },
  { id: 'steps.pictures', copied: 0, failed: 0, waiting: 0 },
];

function limits(): Message[] {
  type Limit = Extract<Message, { id: `limit.${string}` }>;
  const ids = Object.keys(english).filter((id): id is Limit['id'] => id.startsWith('limit.'));
  // Every limit has the same fact; of so many kinds the compiler does not see it.
  return ids.flatMap((id) => [1, 40, 600, 9000].map((seconds) => ({ id, seconds }) as Limit));
}

const plain = Object.entries(english).flatMap(([id, entry]) => (typeof entry === 'string' ? [{ id }] : []));
const all = [...plain, ...FACTS];
const said = all.map((message) => ({
  id: message.id,
  en: inEnglish(message),
  es: formatMessage(spanish, message) ?? '',
}));

/** Words that only English has. */
const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|and|your|you|is|are|was|were|with|of|this|that|it|to|for|from|in|on|not|could|have|again|mail|one|more|new|nothing|website|file|link|password)(?!\p{L})/iu;
const NAMES =
  /to[.-]site|https:\/\/\S*|name@\S+|form-data|application\/json|Idempotency-Key|llamada file|one of/giu;

it('every message with facts is tried here', () => {
  const tried = new Set<string>(all.map(({ id }) => id));
  expect(Object.keys(english).filter((id) => !tried.has(id))).toEqual([]);
});

describe.each([
  ['English', said.map(({ id, en }) => [id, en] as const)],
  ['Spanish', said.map(({ id, es }) => [id, es] as const)],
])('%s', (_, sentences) => {
  it('says something whole of everything', () => {
    const odd = sentences.filter(
      ([, text]) => text.trim() === '' || /undefined|NaN|null|\[object|\s{2}|!|\$\{|Q\w*\?/u.test(text),
    );
    expect(odd).toEqual([]);
  });
});

it('Spanish is Spanish, and tells every fact that English tells', () => {
  const facts = (text: string) => [...new Set(text.match(/Q[a-z](?!\p{L})/gu) ?? [])].sort().join();
  expect(said.filter(({ es }) => ENGLISH.test(es.replace(NAMES, '')))).toEqual([]);
  expect(said.filter(({ id, en, es }) => id !== 'text' && en === es && id !== 'steps.found')).toEqual([]);
  expect(said.filter(({ en, es }) => facts(en) !== facts(es))).toEqual([]);
  // A sentence stays one, a label stays one.
  expect(said.filter(({ en, es }) => /[.:]$/u.test(en) !== /[.:]$/u.test(es))).toEqual([]);
});

it('what a catalogue does not know, or cannot say, is null', () => {
  expect(formatMessage(spanish, { id: 'constructor' })).toBeNull();
  expect(formatMessage(spanish, { id: 'of.tomorrow' })).toBeNull();
  expect(formatMessage(spanish, { id: 'source.leftOut' })).toBeNull();
  const field: MessageValue & { field: string } = { id: 'change.field', field: 'ofTomorrow' };
  expect(formatMessage(spanish, field)).toBeNull();
});

it('a sentence that is missing in a language does not compile', () => {
  type Missing = Omit<CatalogShape<Catalog>, 'sync.unread'>;
  expectTypeOf<Missing>().not.toExtend<CatalogShape<Catalog>>();
  expectTypeOf<typeof spanish>().toExtend<CatalogShape<Catalog>>();
  expectTypeOf<{ id: 'sync.unread' }>().not.toExtend<Message>();
  expectTypeOf<{ id: 'source.approximateDates'; count: number }>().toExtend<Message>();
});
