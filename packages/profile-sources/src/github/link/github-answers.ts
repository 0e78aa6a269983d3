import type { MissingPart } from '@tosite/validation/messages/en/missing-part';
import type {
  GithubCalendar,
  GithubEvent,
  GithubMember,
  GithubOrg,
  GithubPinned,
  GithubReadme,
  GithubRepo,
  GithubSocial,
  GithubUser,
} from './github-responses.ts';

/** A repository's code: bytes by language. */
export type RepoCode = { id: number; bytes: readonly (readonly [name: string, bytes: number])[] };

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
  /** The code in repositories, as far as bytes were told; null: nobody could tell bytes. */
  code: RepoCode[] | null;
  /** The lists that are longer than what was read of them, as words. */
  cut: ('organisations' | 'members')[];
  /** The parts that GitHub did not give this time, as words. */
  missing: MissingPart[];
  withToken: boolean;
};
