import * as v from 'valibot';
import { PlatformSchema, WebsiteTypeSchema } from '../platforms/platform.ts';

/*
 * The Profile: what a source said about a person, a company or a channel, and nothing that it did not say.
 * Every list may be empty; every item has an id that is stable between two imports of the same source, and an
 * origin. `null` always means "the source did not say". Lengths are limits of the product, not of the platforms.
 */

const short = v.pipe(v.string(), v.maxLength(300));
const long = v.pipe(v.string(), v.maxLength(20_000));
const address = v.pipe(v.string(), v.maxLength(2048));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const list = <T extends v.GenericSchema>(item: T, max = 1000) => v.pipe(v.array(item), v.maxLength(max));

/** Where a fact came from: the method that answered (`github:rest`, `linkedin:export`, `owner`) and the place in its answer. */
export const OriginSchema = v.object({ source: short, path: short });
export type Origin = v.InferOutput<typeof OriginSchema>;

/** A date at the precision that its source had: a year, a month or a day. */
export const PartialDateSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/u),
);
/** A moment, ISO 8601 in UTC. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

/**
 * A picture as its source names it: an https address, or `sample:<profile>/<file>` for the shipped samples.
 * A published page never shows this address: the renderer asks the media manifest for our own copy.
 */
export const PictureSchema = v.object({
  url: address,
  alt: v.pipe(v.string(), v.maxLength(1000)),
  width: v.nullable(count),
  height: v.nullable(count),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

/**
 * Words that a person wrote. Markdown may name pictures and links by relative addresses: a picture is fetched as it is
 * (`base`), a link leads to a page that shows the file (`linkBase`).
 */
export const RichTextSchema = v.object({
  format: v.picklist(['text', 'markdown']),
  text: v.pipe(v.string(), v.maxLength(200_000)),
  /** Address that relative pictures of a Markdown text are resolved against, and links without `linkBase`; null: drop them. */
  base: v.nullable(address),
  /** The folder that relative links are resolved against. */
  linkBase: v.optional(v.nullable(address)),
  /** What "/" at the beginning of a relative picture or link means: the root of its repository, not of the host. */
  root: v.optional(v.nullable(address)),
  linkRoot: v.optional(v.nullable(address)),
});
export type RichText = v.InferOutput<typeof RichTextSchema>;

/**
 * Names of fields whose value its source gave only roughly: a date told as "1 day ago", a count told as "120K". They are
 * shown at the precision of the source, and a reading that differs in them alone is no change.
 */
const approximate = v.optional(list(short, 20));

const item = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  origin: OriginSchema,
  approximate,
};
const period = {
  start: v.nullable(PartialDateSchema),
  /** null together with `current` false: the source did not say. */
  end: v.nullable(PartialDateSchema),
  current: v.boolean(),
};

export const LinkItemSchema = v.object({ ...item, label: short, url: address });
export const ExperienceSchema = v.object({
  ...item,
  ...period,
  /** null: the source names an employer and no title. */
  title: v.nullable(short),
  organisation: v.nullable(short),
  organisationUrl: v.nullable(address),
  location: v.nullable(short),
  description: v.nullable(long),
  skills: list(short, 50),
  logo: v.nullable(PictureSchema),
});
export const EducationSchema = v.object({
  ...item,
  ...period,
  school: short,
  degree: v.nullable(short),
  field: v.nullable(short),
  grade: v.nullable(short),
  activities: v.nullable(long),
  description: v.nullable(long),
  logo: v.nullable(PictureSchema),
});
export const SkillSchema = v.object({ ...item, name: short });
export const CertificationSchema = v.object({
  ...item,
  name: short,
  issuer: v.nullable(short),
  issued: v.nullable(PartialDateSchema),
  expires: v.nullable(PartialDateSchema),
  url: v.nullable(address),
  licence: v.nullable(short),
});
export const SpokenLanguageSchema = v.object({ ...item, name: short, proficiency: v.nullable(short) });
export const CodeLanguageSchema = v.object({
  ...item,
  name: short,
  /** Bytes over the repositories that were counted; null where only repositories were counted. */
  bytes: v.nullable(count),
  /** 0 to 1, of all that was counted. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
/** What the shares of languages were counted over: the person's own repositories, no forks and nobody else's. */
export const CodeLanguagesOfSchema = v.object({
  repositories: count,
  /** `bytes` of code in them; `repositories`: by the main language of each. */
  by: v.picklist(['bytes', 'repositories']),
});
export const PublicationSchema = v.object({
  ...item,
  title: short,
  publisher: v.nullable(short),
  published: v.nullable(PartialDateSchema),
  url: v.nullable(address),
  description: v.nullable(long),
});
export const HonourSchema = v.object({
  ...item,
  title: short,
  issuer: v.nullable(short),
  issued: v.nullable(PartialDateSchema),
  description: v.nullable(long),
});
export const VolunteeringSchema = v.object({
  ...item,
  ...period,
  role: short,
  organisation: v.nullable(short),
  cause: v.nullable(short),
  description: v.nullable(long),
});
export const RecommendationSchema = v.object({
  ...item,
  author: short,
  authorTitle: v.nullable(short),
  text: long,
  date: v.nullable(PartialDateSchema),
  picture: v.nullable(PictureSchema),
});
/** A piece of work: a repository, or a project of a curriculum vitae. */
export const ProjectSchema = v.object({
  ...item,
  name: short,
  description: v.nullable(long),
  url: v.nullable(address),
  homepage: v.nullable(address),
  start: v.nullable(PartialDateSchema),
  end: v.nullable(PartialDateSchema),
  updatedAt: v.nullable(InstantSchema),
  stars: v.nullable(count),
  forks: v.nullable(count),
  language: v.nullable(short),
  topics: list(short, 50),
  licence: v.nullable(short),
  pinned: v.boolean(),
  fork: v.boolean(),
  archived: v.boolean(),
  picture: v.nullable(PictureSchema),
});
/** A membership: a GitHub organisation, an association. */
export const MembershipSchema = v.object({
  ...item,
  name: short,
  handle: v.nullable(short),
  description: v.nullable(long),
  role: v.nullable(short),
  start: v.nullable(PartialDateSchema),
  end: v.optional(v.nullable(PartialDateSchema)),
  url: v.nullable(address),
  avatar: v.nullable(PictureSchema),
});
/** What is known of the organisation itself, when the profile is one. */
export const OrganisationSchema = v.object({
  industry: v.nullable(short),
  size: v.nullable(short),
  kind: v.nullable(short),
  founded: v.nullable(PartialDateSchema),
  headquarters: v.nullable(short),
  website: v.nullable(address),
  specialities: list(short, 200),
});
export const PersonSchema = v.object({
  ...item,
  name: short,
  title: v.nullable(short),
  url: v.nullable(address),
  picture: v.nullable(PictureSchema),
});
export const LocationSchema = v.object({
  ...item,
  label: v.nullable(short),
  street: v.nullable(short),
  city: v.nullable(short),
  region: v.nullable(short),
  postcode: v.nullable(short),
  country: v.nullable(short),
  primary: v.boolean(),
});
export const UpdateSchema = v.object({
  ...item,
  text: long,
  date: v.nullable(PartialDateSchema),
  url: v.nullable(address),
  picture: v.nullable(PictureSchema),
});
export const VideoSchema = v.object({
  ...item,
  videoId: short,
  title: short,
  description: v.nullable(long),
  publishedAt: v.nullable(InstantSchema),
  /** Seconds; null for one that has not ended or did not say. */
  duration: v.nullable(count),
  kind: v.picklist(['video', 'short', 'live', 'premiere']),
  views: v.nullable(count),
  likes: v.nullable(count),
  url: address,
  thumbnail: v.nullable(PictureSchema),
  tags: list(short, 500),
  /** `start` in seconds from the beginning. */
  chapters: list(v.object({ start: count, title: short }), 500),
});
export const PlaylistSchema = v.object({
  ...item,
  title: short,
  description: v.nullable(long),
  url: address,
  count: v.nullable(count),
  thumbnail: v.nullable(PictureSchema),
});
/** A post of a showcase: one photo, a reel, or a carousel of several pictures. */
export const MediaItemSchema = v.object({
  ...item,
  kind: v.picklist(['photo', 'reel', 'video', 'carousel']),
  caption: v.nullable(long),
  takenAt: v.nullable(InstantSchema),
  /** Where the source tells on whose clock it was taken, `+09:00`: the post is dated by it. Absent: by the site's time zone. */
  takenOffset: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[+-]\d{2}:\d{2}$/u)))),
  url: v.nullable(address),
  /** In order; the first is the cover. Empty when the platform withheld it: then a caption tile is drawn. */
  pictures: list(PictureSchema, 50),
  video: v.nullable(v.object({ url: address, duration: v.nullable(count) })),
  likes: v.nullable(count),
  comments: v.nullable(count),
  tags: list(short, 100),
});
/** Public contributions in weeks, oldest first. */
export const ContributionsSchema = v.object({
  from: PartialDateSchema,
  to: PartialDateSchema,
  total: count,
  weeks: list(v.object({ start: PartialDateSchema, count }), 60),
  /** What was counted, as words: a year of contributions, or public events of 90 days. */
  scope: v.picklist(['year', 'public-events']),
});
export const StatsSchema = v.object({
  followers: v.nullable(count),
  following: v.nullable(count),
  repositories: v.nullable(count),
  stars: v.nullable(count),
  subscribers: v.nullable(count),
  views: v.nullable(count),
  videos: v.nullable(count),
  posts: v.nullable(count),
  employees: v.nullable(count),
});
export const ContactSchema = v.object({
  email: v.nullable(short),
  phone: v.nullable(short),
  website: v.nullable(address),
  address: v.nullable(short),
});

export const ProfileSchema = v.object({
  platform: PlatformSchema,
  type: WebsiteTypeSchema,
  handle: short,
  url: address,
  name: short,
  headline: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  about: v.nullable(RichTextSchema),
  avatar: v.nullable(PictureSchema),
  banner: v.nullable(PictureSchema),
  location: v.nullable(short),
  /** BCP 47 tag of the language that the person writes in; null when it could not be told. */
  language: v.nullable(v.pipe(v.string(), v.maxLength(35))),
  /** When the account or company began; shown as "since". */
  since: v.nullable(PartialDateSchema),
  contact: ContactSchema,
  /** Fields of `stats` that the source rounded. */
  approximate,
  links: list(LinkItemSchema, 100),
  experience: list(ExperienceSchema),
  education: list(EducationSchema),
  skills: list(SkillSchema),
  certifications: list(CertificationSchema),
  spokenLanguages: list(SpokenLanguageSchema, 100),
  codeLanguages: list(CodeLanguageSchema, 300),
  /** Absent where it is not known what was counted. */
  codeLanguagesOf: v.optional(v.nullable(CodeLanguagesOfSchema)),
  publications: list(PublicationSchema),
  honours: list(HonourSchema),
  volunteering: list(VolunteeringSchema),
  recommendations: list(RecommendationSchema),
  projects: list(ProjectSchema),
  organisations: list(MembershipSchema),
  organisation: v.nullable(OrganisationSchema),
  people: list(PersonSchema),
  locations: list(LocationSchema, 300),
  updates: list(UpdateSchema),
  contributions: v.nullable(ContributionsSchema),
  stats: StatsSchema,
  videos: list(VideoSchema, 5000),
  playlists: list(PlaylistSchema),
  media: list(MediaItemSchema, 5000),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** The names of the lists of a Profile whose items have ids. */
export const PROFILE_LISTS = [
  'links',
  'experience',
  'education',
  'skills',
  'certifications',
  'spokenLanguages',
  'codeLanguages',
  'publications',
  'honours',
  'volunteering',
  'recommendations',
  'projects',
  'organisations',
  'people',
  'locations',
  'updates',
  'videos',
  'playlists',
  'media',
] as const satisfies readonly (keyof Profile)[];
export type ProfileList = (typeof PROFILE_LISTS)[number];
