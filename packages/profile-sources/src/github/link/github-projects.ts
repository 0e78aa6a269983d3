import type { Profile } from '@tosite/validation/profile/profile';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { cleanLink } from '../../text/clean-link.ts';
import { cleanLine, cleanName, cleanText } from '../../text/clean-text.ts';
import { withEmoji } from './emoji-names.ts';
import type { GithubAnswers } from './github-answers.ts';
import { readDay, readInstant } from './github-dates.ts';
import type { GithubPinned, GithubRepo } from './github-responses.ts';

type Project = Profile['projects'][number];
type Source = Pick<GithubAnswers, 'user' | 'repos'>;

/** As many as a profile holds. */
export const MAX_PROJECTS = 1000;

/** The owner's own repositories, the best first: by stars, then by the last push; forks after everything else. */
export function rankRepos({ user, repos }: Source): GithubRepo[] {
  const own = repos.filter((repo) => !repo.private && !isProfileRepo(repo, user.login));
  const unique = [...new Map(own.map((repo) => [repo.id, repo])).values()];
  return unique.sort(
    (a, b) =>
      Number(a.fork) - Number(b.fork) ||
      (b.stargazers_count ?? 0) - (a.stargazers_count ?? 0) ||
      (b.pushed_at ?? '').localeCompare(a.pushed_at ?? '') ||
      a.id - b.id,
  );
}

/** The same without forks: what the owner wrote. */
export function ownRepos(source: Source): GithubRepo[] {
  return rankRepos(source).filter(({ fork }) => !fork);
}

export function toProjects(
  source: Source & Pick<GithubAnswers, 'pinned'>,
  pictureOk: PictureRule,
): Project[] {
  const ranked = rankRepos(source);
  const byName = new Map(ranked.map((repo) => [repo.full_name.toLowerCase(), repo]));
  const pinned = (source.pinned ?? []).map((pin) => {
    const repo = byName.get(pin.nameWithOwner.toLowerCase());
    const project = repo === undefined ? fromPinned(pin) : fromRepo(repo);
    return { ...project, pinned: true, picture: ownPicture(pin, pictureOk) };
  });
  const seen = new Set<string>();
  const firstOfItsId = ({ id }: Project) => !seen.has(id) && seen.add(id);
  return [...pinned, ...ranked.map(fromRepo)].filter(firstOfItsId).slice(0, MAX_PROJECTS);
}

/** The repositories whose files are the profile's own page, not work to show. */
function isProfileRepo(repo: GithubRepo, login: string): boolean {
  const name = repo.name.toLowerCase();
  return name === login.toLowerCase() || name === '.github';
}

function fromRepo(repo: GithubRepo): Project {
  return {
    id: `github:repo:${repo.id}`,
    origin: { source: 'github:rest', path: `/repos/${repo.full_name}` },
    name: repo.name,
    description: cleanText(withEmoji(repo.description), 20_000),
    url: cleanLink(repo.html_url) ?? `https://github.com/${repo.full_name}`,
    homepage: cleanLink(repo.homepage),
    start: readDay(repo.created_at),
    end: null,
    updatedAt: readInstant(repo.pushed_at) ?? readInstant(repo.updated_at),
    stars: repo.stargazers_count,
    forks: repo.forks_count,
    language: cleanLine(repo.language),
    topics: cleanTopics(repo.topics),
    licence: cleanLicence(repo.license?.spdx_id ?? null),
    pinned: false,
    fork: repo.fork,
    archived: repo.archived,
    picture: null,
  };
}

/** A pinned repository that belongs to somebody else, of which only GraphQL tells. */
function fromPinned(pin: GithubPinned): Project {
  return {
    id: `github:repo:${pin.databaseId ?? pin.nameWithOwner.toLowerCase()}`,
    origin: { source: 'github:graphql', path: `pinnedItems/${pin.nameWithOwner}` },
    name: cleanName(pin.nameWithOwner) ?? pin.nameWithOwner,
    description: cleanText(withEmoji(pin.description), 20_000),
    url: cleanLink(pin.url) ?? `https://github.com/${pin.nameWithOwner}`,
    homepage: cleanLink(pin.homepageUrl),
    start: readDay(pin.createdAt),
    end: null,
    updatedAt: readInstant(pin.pushedAt),
    stars: pin.stargazerCount,
    forks: pin.forkCount,
    language: cleanLine(pin.primaryLanguage?.name ?? null),
    topics: cleanTopics(pin.repositoryTopics.nodes.map((node) => node.topic.name)),
    licence: cleanLicence(pin.licenseInfo?.spdxId ?? null),
    pinned: true,
    fork: pin.isFork,
    archived: pin.isArchived,
    picture: null,
  };
}

/** The picture that the owner gave the repository. GitHub's drawn cards live elsewhere and only repeat the text. */
function ownPicture(pin: GithubPinned, pictureOk: PictureRule): Project['picture'] {
  const url = cleanLink(pin.openGraphImageUrl);
  if (url === null || !pictureOk(url)) return null;
  return { url, alt: '', width: null, height: null };
}

function cleanTopics(topics: readonly string[]): string[] {
  const cleaned = topics.flatMap((topic) => cleanLine(topic, 50) ?? []);
  return [...new Set(cleaned)].slice(0, 50);
}

/** GitHub's words for "a licence that is none of the known ones". */
function cleanLicence(spdx: string | null): string | null {
  return spdx === 'NOASSERTION' ? null : cleanLine(spdx);
}
