import type {
  GithubCalendar,
  GithubEvent,
  GithubLanguages,
  GithubMember,
  GithubOrg,
  GithubPinned,
  GithubReadme,
  GithubRepo,
  GithubSocial,
  GithubUser,
} from './github-responses.ts';

/** Everything that was read of one login, before it is a Profile. */
export type GithubAnswers = {
  user: GithubUser;
  repos: GithubRepo[];
  /** False when there are more repositories than were read. */
  reposComplete: boolean;
  orgs: GithubOrg[];
  socials: GithubSocial[];
  readme: GithubReadme | null;
  events: GithubEvent[];
  /** False when the list of events was cut, so that its oldest one is where the counting began. */
  eventsComplete: boolean;
  /** null: nobody could tell which repositories are pinned. */
  pinned: GithubPinned[] | null;
  calendar: GithubCalendar | null;
  members: GithubMember[];
  /** What an organisation's own record says; null for a person. */
  orgDescription: string | null;
  languages: GithubLanguages[];
  /** The parts that GitHub did not give this time, as words. */
  missing: string[];
  withToken: boolean;
};
