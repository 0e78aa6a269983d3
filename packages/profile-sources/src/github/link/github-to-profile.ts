import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { Message } from '@tosite/validation/messages/message';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import type { ProfileResult } from '../../profile-source.ts';
import { cleanLink } from '../../text/clean-link.ts';
import { cleanLine, cleanName } from '../../text/clean-text.ts';
import { withEmoji } from './emoji-names.ts';
import type { GithubAnswers } from './github-answers.ts';
import { toContributions } from './github-contributions.ts';
import { readDay } from './github-dates.ts';
import { toCodeLanguages } from './github-languages.ts';
import { githubLeftOut, reposBeyond } from './github-left-out.ts';
import { emailOf, toLinks } from './github-links.ts';
import { toOrganisation, toOrganisations, toPeople, type ToPicture } from './github-organisations.ts';
import { MAX_PROJECTS, ownRepos, toProjects } from './github-projects.ts';
import { readmeBeyond, toAbout } from './github-readme.ts';

export type GithubMapping = {
  /** Where raw files of repositories are, for the relative addresses of a README. */
  rawBase: string;
  /** Which pictures may be fetched; others are left out. */
  pictureOk: PictureRule;
  /** Milliseconds since 1970. */
  now: number;
};

/** What GitHub said, as a Profile and a report of what it did not say. Pure; takes any answers. */
export function githubToProfile(answers: GithubAnswers, mapping: GithubMapping): ProfileResult {
  const { user } = answers;
  const name = cleanName(withEmoji(user.name)) ?? user.login;
  const toPicture: ToPicture = (url, alt): Picture | null => {
    const address = cleanLink(url);
    return address !== null && mapping.pictureOk(address)
      ? { url: address, alt, width: null, height: null }
      : null;
  };
  const profile: Profile = {
    ...emptyProfile({
      platform: 'github',
      type: 'github',
      handle: user.login,
      url: cleanLink(user.html_url) ?? `https://github.com/${user.login}`,
      name,
    }),
    headline: cleanLine(withEmoji(user.bio), 1000) ?? cleanLine(withEmoji(answers.orgDescription), 1000),
    about: toAbout(answers.readme, mapping.rawBase),
    avatar: toPicture(user.avatar_url, name),
    location: cleanLine(user.location),
    since: readDay(user.created_at),
    contact: {
      email: emailOf(user, answers.socials),
      phone: null,
      website: cleanLink(user.blog),
      address: null,
    },
    links: toLinks(user, answers.socials),
    ...toCodeLanguages(answers.code, ownRepos(answers)),
    projects: toProjects(answers, mapping.pictureOk),
    organisations: toOrganisations(user, answers.orgs, toPicture),
    organisation: toOrganisation(user),
    people: toPeople(answers.members, toPicture),
    contributions: toContributions(answers, mapping.now),
    stats: {
      ...emptyStats(),
      followers: user.followers,
      following: user.type === 'Organization' ? null : user.following,
      repositories: user.public_repos,
      stars: countStars(answers),
    },
  };
  const report = {
    method: answers.withToken ? 'github:rest+token' : 'github:rest',
    fetchedAt: new Date(mapping.now).toISOString(),
    warnings: toWarnings(answers),
    leftOut: githubLeftOut(answers),
    accountId: String(user.id),
  };
  return { profile, report };
}

function emptyStats(): Profile['stats'] {
  return emptyProfile({ platform: 'github', type: 'github', handle: '', url: '', name: '' }).stats;
}

/** Of all repositories that are no forks; null when not all of them were read, since the sum would be too small. */
function countStars(answers: GithubAnswers): number | null {
  if (!answers.reposComplete) return null;
  const own = ownRepos(answers);
  const stars = own.reduce((sum, repo) => sum + (repo.stargazers_count ?? 0), 0);
  return own.length > 0 && Number.isSafeInteger(stars) ? stars : null;
}

function toWarnings(answers: GithubAnswers): Message[] {
  const { user, missing, repos } = answers;
  const warnings: Message[] = [];
  if (user.public_repos === 0) warnings.push({ id: 'source.noRepositories' });
  if (missing.length > 0) {
    warnings.push({ id: 'source.incomplete', platform: 'github', missing });
  }
  const beyond = reposBeyond(answers);
  if (beyond > 0) {
    const kept = Math.min(repos.length, MAX_PROJECTS);
    warnings.push({ id: 'source.moreRepositories', kept, beyond });
  }
  const cut = readmeBeyond(answers.readme);
  if (cut !== null) warnings.push({ id: 'source.readmeCut', ...cut });
  for (const list of answers.cut) warnings.push({ id: 'source.listCut', list });
  if (answers.pinned === null && repos.length > 0) {
    warnings.push({ id: 'source.pinsUnknown' });
  }
  return warnings;
}
