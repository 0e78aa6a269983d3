import type { MissingPart } from '@tosite/validation/messages/en/missing-part';
import { startDeadline } from '../../outbound/deadline.ts';
import { systemClock, type Clock } from '../../outbound/platform-limiter.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { SourceFailure, type ProfileSource } from '../../profile-source.ts';
import { clip } from '../../text/clean-text.ts';
import type { GithubAnswers } from './github-answers.ts';
import type { GithubCall, GithubClient } from './github-client.ts';
import { createGithubParts } from './github-parts.ts';
import { ownRepos } from './github-projects.ts';
import { githubToProfile } from './github-to-profile.ts';

const NONE = { items: [], complete: true, failed: false };

/** Of how many repositories the languages are asked one by one. */
const MAX_ASKED = 30;

/**
 * GitHub in two round trips: everything that the login alone names, then what follows from it (an organisation's own parts,
 * and languages where they were not told at once). Only the user's record and the repositories are needed;
 * any other part that fails is named in the report.
 */
export function createGithubSource(options: {
  client: GithubClient;
  rawBase: string;
  pictureOk: PictureRule;
  clock?: Clock;
  /** How long each round trip may wait for the parts that are not needed, in milliseconds. */
  optionalMs?: { first: number; second: number };
}): ProfileSource {
  const { client } = options;
  const parts = createGithubParts(client);
  const clock = options.clock ?? systemClock;
  const optionalMs = options.optionalMs ?? { first: 5000, second: 3000 };

  async function read(login: string, call: GithubCall): Promise<GithubAnswers | null> {
    const missing = new Set<MissingPart>();
    const withToken = client.hasToken();
    const inTime =
      (ms: number) =>
      async <T>(name: MissingPart, otherwise: T, ask: (call: GithubCall) => Promise<T>): Promise<T> => {
        const deadline = startDeadline(ms, call.signal);
        try {
          return await ask({ ...call, signal: deadline.signal });
        } catch {
          missing.add(name);
          return otherwise;
        } finally {
          deadline.end();
        }
      };

    const first = inTime(optionalMs.first);
    const userAsked = parts.user(login, call);
    const reposAsked = parts.repos(login, call);
    // Awaited after the user's record, which says more about why nothing can be read.
    reposAsked.catch(() => undefined);
    const othersAsked = Promise.all([
      first('organisations', NONE, (c) => parts.orgs(login, c)),
      first('social links', [], (c) => parts.socials(login, c)),
      first('profile README', null, (c) => parts.readme(login, c)),
      first('activity', { events: [], complete: true }, (c) => parts.activity(login, c)),
      first('pinned repositories', null, (c) => parts.owner(login, c)),
      withToken ? first('some languages', null, (c) => parts.code(login, c)) : null,
    ]);

    const user = await userAsked;
    if (user === null) return null;
    const { items: repos, complete: reposComplete, failed: pageFailed } = await reposAsked;
    if (pageFailed) missing.add('older repositories');
    const [orgs, socials, ownReadme, activity, owner, allCode] = await othersAsked;
    const pinned = owner?.pinnedItems?.nodes ?? null;

    const second = inTime(optionalMs.second);
    const isOrganisation = user.type === 'Organization';
    // Where GraphQL is silent, the best repositories one by one: without a token that would cost an hour's calls.
    const asked = withToken && client.hasToken() && allCode === null ? ownRepos({ user, repos }) : [];
    const [someCode, members, orgReadme, orgDescription] = await Promise.all([
      Promise.all(
        asked.slice(0, MAX_ASKED).map((repo) => second('some languages', null, (c) => parts.codeOf(repo, c))),
      ),
      isOrganisation ? second('members', NONE, (c) => parts.members(user.login, c)) : NONE,
      isOrganisation ? second('profile README', null, (c) => parts.orgReadme(user.login, c)) : null,
      isOrganisation && user.bio === null
        ? second('description', null, (c) => parts.orgDescription(user.login, c))
        : null,
    ]);

    return {
      user,
      repos,
      reposComplete,
      orgs: orgs.items,
      socials,
      readme: orgReadme ?? ownReadme,
      events: activity.events,
      eventsComplete: activity.complete,
      pinned,
      calendar: owner?.contributionsCollection?.contributionCalendar ?? null,
      members: members.items,
      cut: [
        ...(orgs.complete ? [] : ['organisations' as const]),
        ...(members.complete ? [] : ['members' as const]),
      ],
      orgDescription,
      code: allCode ?? someCode.filter((one) => one !== null),
      missing: [...missing],
      withToken: withToken && client.hasToken(),
    };
  }

  function notFound(handle: string): SourceFailure {
    return new SourceFailure(
      'profile_not_found',
      { id: 'platform.notFound', platform: 'github', name: clip(handle, 60) },
      { next: ['sample'] },
    );
  }

  return {
    platform: 'github',
    notFound: (link) => notFound(link.siteName),
    async readProfile(link, { signal, validators }) {
      const login = link.siteName;
      if (!/^[a-z\d][a-z\d_-]{0,38}$/iu.test(login)) throw notFound(login);
      // Ends what is still under way when the user's record already decides the matter.
      const work = startDeadline(60_000, signal);
      const call: GithubCall = { signal: work.signal, seen: validators, kept: {} };
      try {
        const answers = await read(login, call);
        if (answers === null) throw notFound(login);
        const { rawBase, pictureOk } = options;
        const result = githubToProfile(answers, { rawBase, pictureOk, now: clock.now() });
        return { result, validators: call.kept, partial: answers.missing.length > 0 };
      } finally {
        work.abort();
      }
    },
  };
}
