import type { GithubCall, GithubClient } from './github-client.ts';
import { PINNED_QUERY } from './github-query.ts';
import * as responses from './github-responses.ts';

/** The parts of a profile, one call each (repositories: one a page). Something that is not there is empty, not an error. */
export type GithubParts = ReturnType<typeof createGithubParts>;

const MOST_PAGES = 3;

export function createGithubParts(client: GithubClient) {
  const segment = encodeURIComponent;
  const user = (login: string) => `/users/${segment(login)}`;
  const org = (login: string) => `/orgs/${segment(login)}`;

  return {
    user: async (login: string, call: GithubCall) =>
      (await client.get(user(login), responses.UserSchema, call)).value,

    orgs: async (login: string, call: GithubCall) =>
      (await client.get(`${user(login)}/orgs?per_page=100`, responses.OrgsSchema, call)).value ?? [],

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
      (await client.get(`${org(login)}/public_members?per_page=100`, responses.MembersSchema, call)).value ??
      [],

    orgReadme: async (login: string, call: GithubCall) => {
      const path = `/repos/${segment(login)}/.github/contents/profile/README.md`;
      return (await client.get(path, responses.ReadmeSchema, call)).value;
    },

    orgDescription: async (login: string, call: GithubCall) =>
      (await client.get(org(login), responses.OrgDetailsSchema, call)).value?.description ?? null,

    languages: async (fullName: string, call: GithubCall) => {
      const path = fullName.split('/').map(segment).join('/');
      return (await client.get(`/repos/${path}/languages`, responses.LanguagesSchema, call)).value ?? {};
    },

    /** Up to three pages of a hundred: the first is needed, a later one that fails is only not there. */
    repos: async (login: string, call: GithubCall) => {
      const path = `${user(login)}/repos?per_page=100&sort=pushed&type=owner`;
      const first = await client.get(path, responses.ReposSchema, call);
      const repos = first.value ?? [];
      let { next } = first;
      for (let page = 2; next !== null && page <= MOST_PAGES; page += 1) {
        const more = await client.get(next, responses.ReposSchema, call).catch(() => null);
        if (more === null) return { repos, complete: false, failed: true };
        repos.push(...(more.value ?? []));
        ({ next } = more);
      }
      return { repos, complete: next === null, failed: false };
    },
  };
}
