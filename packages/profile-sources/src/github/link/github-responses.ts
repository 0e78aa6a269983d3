import * as v from 'valibot';

/*
 * GitHub's answers, only what is used. Every field that may be left out, be null or be of another type becomes null,
 * and list items without an id are left out: GitHub adding or dropping keys must not cost anybody their site.
 * Parsing an output again gives the same output: answers are remembered in this reduced form.
 */

const text = v.fallback(v.nullable(v.string()), null);
const count = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null);
const flag = v.fallback(v.boolean(), false);
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const login = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d_-]{0,99}$/iu));
const repoName = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)[\w.-]{1,100}$/u));
const fullName = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d_-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/iu));

/** The items of a list that can be read; anything that is no list has none. */
function readable<T extends v.GenericSchema>(item: T) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((entry): v.InferOutput<T>[] => {
        const reading = v.safeParse(item, entry);
        return reading.success ? [reading.output] : [];
      }),
    ),
  );
}

const texts = readable(v.string());

export const UserSchema = v.object({
  id,
  login,
  type: text,
  name: text,
  company: text,
  blog: text,
  location: text,
  email: text,
  bio: text,
  avatar_url: text,
  html_url: text,
  twitter_username: text,
  public_repos: count,
  public_gists: count,
  hireable: flag,
  followers: count,
  following: count,
  created_at: text,
});
export type GithubUser = v.InferOutput<typeof UserSchema>;

const RepoSchema = v.object({
  id,
  name: repoName,
  full_name: fullName,
  private: flag,
  description: text,
  fork: flag,
  archived: flag,
  html_url: text,
  homepage: text,
  created_at: text,
  pushed_at: text,
  updated_at: text,
  stargazers_count: count,
  forks_count: count,
  open_issues_count: count,
  size: count,
  is_template: flag,
  language: text,
  default_branch: text,
  license: v.fallback(v.nullable(v.object({ spdx_id: text })), null),
  topics: texts,
});
export type GithubRepo = v.InferOutput<typeof RepoSchema>;
export const ReposSchema = readable(RepoSchema);

const OrgSchema = v.object({ id, login, description: text, avatar_url: text });
export type GithubOrg = v.InferOutput<typeof OrgSchema>;
export const OrgsSchema = readable(OrgSchema);

/** What an organisation's own record says beyond its user record. */
export const OrgDetailsSchema = v.object({ description: text });

const MemberSchema = v.object({ id, login, avatar_url: text, html_url: text });
export type GithubMember = v.InferOutput<typeof MemberSchema>;
export const MembersSchema = readable(MemberSchema);

const SocialSchema = v.object({ provider: text, url: v.string() });
export type GithubSocial = v.InferOutput<typeof SocialSchema>;
export const SocialsSchema = readable(SocialSchema);

export const ReadmeSchema = v.object({
  path: text,
  download_url: text,
  encoding: text,
  content: text,
});
export type GithubReadme = v.InferOutput<typeof ReadmeSchema>;

const EventSchema = v.object({ id: v.string(), created_at: v.string() });
export type GithubEvent = v.InferOutput<typeof EventSchema>;
export const EventsSchema = readable(EventSchema);

/** Bytes by language. */
export const LanguagesSchema = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((record) => {
    const entries = Object.entries(record).flatMap(([name, bytes]): [string, number][] =>
      typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes > 0 ? [[name, bytes]] : [],
    );
    return Object.fromEntries(entries);
  }),
);

const RepoBytesSchema = v.object({
  databaseId: id,
  languages: v.object({
    edges: readable(
      v.object({
        size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        node: v.object({ name: v.string() }),
      }),
    ),
  }),
});
/** What GraphQL says of the code in an owner's repositories; null where it says nothing. */
export const CodeSchema = v.object({
  data: v.object({
    repositoryOwner: v.fallback(
      v.nullable(
        v.object({
          repositories: v.object({
            nodes: readable(RepoBytesSchema),
            pageInfo: v.fallback(v.object({ hasNextPage: flag, endCursor: text }), {
              hasNextPage: false,
              endCursor: null,
            }),
          }),
        }),
      ),
      null,
    ),
  }),
});

const PinnedSchema = v.object({
  nameWithOwner: fullName,
  databaseId: count,
  description: text,
  url: text,
  homepageUrl: text,
  openGraphImageUrl: text,
  stargazerCount: count,
  forkCount: count,
  isArchived: flag,
  isFork: flag,
  createdAt: text,
  pushedAt: text,
  primaryLanguage: v.fallback(v.nullable(v.object({ name: text })), null),
  licenseInfo: v.fallback(v.nullable(v.object({ spdxId: text })), null),
  repositoryTopics: v.fallback(
    v.object({ nodes: readable(v.object({ topic: v.object({ name: v.string() }) })) }),
    { nodes: [] },
  ),
});
export type GithubPinned = v.InferOutput<typeof PinnedSchema>;
const PinnedItemsSchema = v.fallback(v.nullable(v.object({ nodes: readable(PinnedSchema) })), null);

const CalendarSchema = v.object({
  totalContributions: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  weeks: readable(
    v.object({ firstDay: v.string(), contributionDays: readable(v.object({ contributionCount: count })) }),
  ),
});
export type GithubCalendar = v.InferOutput<typeof CalendarSchema>;

const OwnerSchema = v.object({
  pinnedItems: PinnedItemsSchema,
  contributionsCollection: v.fallback(v.nullable(v.object({ contributionCalendar: CalendarSchema })), null),
});
const noOwner = v.fallback(v.nullable(OwnerSchema), null);
/** A login is a user or an organisation: one of the two is null, and that is no error. */
export const GraphqlSchema = v.object({ data: v.object({ user: noOwner, organization: noOwner }) });
export type GithubGraphql = v.InferOutput<typeof GraphqlSchema>;
