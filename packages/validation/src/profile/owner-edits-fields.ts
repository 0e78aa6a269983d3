import * as v from 'valibot';
import { safeUrl } from '../text/http-link.ts';
import {
  CertificationSchema,
  CodeLanguageSchema,
  ContactSchema,
  EducationSchema,
  ExperienceSchema,
  HonourSchema,
  LinkItemSchema,
  LocationSchema,
  MediaItemSchema,
  MembershipSchema,
  OrganisationSchema,
  OriginSchema,
  PersonSchema,
  PlaylistSchema,
  ProfileSchema,
  ProjectSchema,
  PublicationSchema,
  RecommendationSchema,
  SkillSchema,
  SpokenLanguageSchema,
  StatsSchema,
  UpdateSchema,
  VideoSchema,
  VolunteeringSchema,
  type ProfileList,
} from './profile.ts';
import { formMessages } from '../messages/en/form.ts';

/** What an item of each list of a Profile is. */
export const PROFILE_ITEMS = {
  links: LinkItemSchema,
  experience: ExperienceSchema,
  education: EducationSchema,
  skills: SkillSchema,
  certifications: CertificationSchema,
  spokenLanguages: SpokenLanguageSchema,
  codeLanguages: CodeLanguageSchema,
  publications: PublicationSchema,
  honours: HonourSchema,
  volunteering: VolunteeringSchema,
  recommendations: RecommendationSchema,
  projects: ProjectSchema,
  organisations: MembershipSchema,
  people: PersonSchema,
  locations: LocationSchema,
  updates: UpdateSchema,
  videos: VideoSchema,
  playlists: PlaylistSchema,
  media: MediaItemSchema,
} as const satisfies Record<ProfileList, v.GenericSchema>;

/** The fields that hold an address which a page links to. */
const ADDRESSES = new Set(['url', 'homepage', 'organisationUrl', 'website']);

const isLinkable = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && safeUrl(value) !== null);

/** A source's addresses are checked where they are drawn; an owner is told at once. */
function withSafeAddresses<T extends v.ObjectEntries>(entries: T): T {
  const guarded = Object.entries(entries).map(([name, schema]) => [
    name,
    ADDRESSES.has(name)
      ? v.pipe(schema as v.GenericSchema, v.check(isLinkable, formMessages['form.httpsAddress']))
      : schema,
  ]);
  // The same names with the same types; some only accept less.
  return Object.fromEntries(guarded) as T;
}

const OWNER_ORIGIN = { source: 'owner', path: 'edits' };

/** One item that the owner wrote: its id cannot meet one of a source's. */
function addedItem(schema: { entries: v.ObjectEntries }): v.GenericSchema {
  return v.strictObject({
    ...withSafeAddresses(schema.entries),
    id: v.pipe(v.string(), v.regex(/^owner:[\w-]{1,80}$/u, 'Invalid input')),
    origin: v.pipe(
      v.optional(OriginSchema, OWNER_ORIGIN),
      v.transform(() => OWNER_ORIGIN),
    ),
  });
}

function changedItem(schema: { entries: v.ObjectEntries }): v.GenericSchema {
  const { id: _, origin: __, ...entries } = withSafeAddresses(schema.entries);
  return v.partial(v.strictObject(entries));
}

const mapLists = <T>(make: (list: ProfileList) => T): Record<ProfileList, T> =>
  // The names are exactly those of PROFILE_ITEMS.
  Object.fromEntries(Object.keys(PROFILE_ITEMS).map((list) => [list, make(list as ProfileList)])) as Record<
    ProfileList,
    T
  >;

/** By list: what an owner may set of an item that a source brought. */
export const CHANGED_ITEMS: Record<ProfileList, v.GenericSchema> = mapLists((list) =>
  changedItem(PROFILE_ITEMS[list]),
);
/** By list: a whole item that an owner adds. */
export const ADDED_ITEMS: Record<ProfileList, v.GenericSchema> = mapLists((list) =>
  addedItem(PROFILE_ITEMS[list]),
);

const { handle, headline, about, avatar, banner, location, language, since, contributions } =
  ProfileSchema.entries;

/** What an owner may set of the profile itself. */
export const OwnerFieldsSchema = v.partial(
  v.strictObject({
    name: v.pipe(ProfileSchema.entries.name, v.trim(), v.minLength(1, 'Required')),
    handle,
    /** The address of the profile itself; empty: it is not told. */
    url: v.pipe(
      ProfileSchema.entries.url,
      v.check((url) => url === '' || safeUrl(url) !== null, formMessages['form.httpsAddress']),
    ),
    headline,
    about,
    avatar,
    banner,
    location,
    language,
    since,
    /** null: nothing is said of them. */
    contributions,
    stats: v.partial(v.strictObject(StatsSchema.entries)),
    contact: v.partial(v.strictObject(withSafeAddresses(ContactSchema.entries))),
    organisation: v.partial(v.strictObject(withSafeAddresses(OrganisationSchema.entries))),
  }),
);
export type OwnerFields = v.InferOutput<typeof OwnerFieldsSchema>;
