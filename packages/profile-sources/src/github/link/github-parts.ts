import type * as v from 'valibot';
import type { GithubCall, GithubClient } from './github-client.ts';
import type { RepoCode } from './github-answers.ts';
import { LANGUAGES_QUERY, PINNED_QUERY } from './github-query.ts';
import * as responses from './github-responses.ts';

/** The parts of a profile, one call each (repositories: one a page). Something that is not there is empty, not an error. */
type Code = v.InferOutput<typeof responses.CodeSchema>;
export type GithubParts = ReturnType<typeof createGithubParts>;

/** Pages of a hundred: without a token an hour has sixty calls for everybody. */
const MAX_PAGES = { withToken: 10, without: 5 };

export function createGithubParts(client: GithubClient) {
  const segment = encodeURIComponent;
  const user = (login: string) => `/users/${segment(login)}`;
  const org = (login: string) => `/orgs/${segment(login)}`;

  /** A list page by page: the first page must answer, a later one that fails is only not there. */
  async function allPages<T extends v.GenericSchema<unknown, unknown[]>>(
    path: string,
    schema: T,
    call: GithubCall,
  ): Promise<{ items: v.InferOutput<T>; complete: boolean; failed: boolean }> {
    const first = await client.get(path, schema, call);
    const items: unknown[] = [...(first.value ?? [])];
    let { next } = first;
    let failed = false;
    const most = client.hasToken() ? MAX_PAGES.withToken : MAX_PAGES.without;
    for (let page = 2; next !== null && !failed && page <= most; page += 1) {
      const more = await client.get(next, schema, call).catch(() => null);
      failed = more === null;
      items.push(...(more?.value ?? []));
      next = more?.next ?? null;
    }
    // Every page is of this schema.
    return { items, complete: next === null && !failed, failed };
  }

  return {
    user: async (login: string, call: GithubCall) =>
      (await client.get(user(login), responses.UserSchema, call)).value,

    orgs: async (login: string, call: GithubCall) =>
      allPages(`${user(login)}/orgs?per_page=100`, responses.OrgsSchema, call),

    socials: async (login: string, call: GithubCall) =>
      (await client.get(`${user(login)}/social_accounts?per_page=100`, responses.SocialsSchema, call))
        .value ?? [],

    /** The repository of the owner's own name holds the profile page. */
    readme: async (login: string, call: GithubCall) =>
      (await client.get(`/repos/${segment(login)}/${segment(login)}/readme`, responses.ReadmeSchema, call))
        .value,

    activity: async (login: string, call: GithubCall) => {
      const page = await client.get(
        `${user(login)}/events/public?per_page=100`,
        responses.EventsSchema,
        call,
      );
      return { events: page.value ?? [], complete: page.next === null };
    },

    /** What GraphQL says of the owner, a person or an organisation; null without a token. */
    owner: async (login: string, call: GithubCall) => {
      const answer = await client.graphql(PINNED_QUERY, { login }, responses.GraphqlSchema, call);
      return answer?.data.user ?? answer?.data.organization ?? null;
    },

    members: async (login: string, call: GithubCall) =>
      allPages(`${org(login)}/public_members?per_page=100`, responses.MembersSchema, call),

    orgReadme: async (login: string, call: GithubCall) => {
      const path = `/repos/${segment(login)}/.github/contents/profile/README.md`;
      return (await client.get(path, responses.ReadmeSchema, call)).value;
    },

    orgDescription: async (login: string, call: GithubCall) =>
      (await client.get(org(login), responses.OrgDetailsSchema, call)).value?.description ?? null,

    /** The bytes of code by repository; null when GraphQL does not tell. */
    code: async (login: string, call: GithubCall): Promise<RepoCode[] | null> => {
      const code: RepoCode[] = [];
      let after: string | null = null;
      for (let page = 0; page < MAX_PAGES.withToken; page += 1) {
        const variables: Record<string, string> = after === null ? { login } : { login, after };
        const answer: Code | null = await client.graphql(
          LANGUAGES_QUERY,
          variables,
          responses.CodeSchema,
          call,
        );
        const found = answer?.data.repositoryOwner?.repositories;
        if (found === undefined) return null;
        code.push(
          ...found.nodes.map(({ databaseId, languages }) => ({
            id: databaseId,
            bytes: languages.edges.map(({ size, node }) => [node.name, size] as const),
          })),
        );
        const { hasNextPage, endCursor } = found.pageInfo;
        if (!hasNextPage || endCursor === null || endCursor === after) break;
        after = endCursor;
      }
      return code;
    },

    /** The same of one repository. */
    codeOf: async ({ id, full_name }: responses.GithubRepo, call: GithubCall): Promise<RepoCode> => {
      const path = `/repos/${full_name.split('/').map(segment).join('/')}/languages`;
      return {
        id,
        bytes: Object.entries((await client.get(path, responses.LanguagesSchema, call)).value ?? {}),
      };
    },

    repos: async (login: string, call: GithubCall) =>
      allPages(`${user(login)}/repos?per_page=100&sort=pushed&type=owner`, responses.ReposSchema, call),
  };
}
