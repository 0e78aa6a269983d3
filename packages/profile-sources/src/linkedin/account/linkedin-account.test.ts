import { inspect } from 'node:util';
import { readFileSync } from 'node:fs';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FixtureAnswer, FixtureRequest } from '../../testing/fixture-server.ts';
import { LinkedInConnectionLost } from '../linkedin-failures.ts';
import { linkedInRowsToProfile } from '../rows/rows-to-profile.ts';
import { failureOf, useRecordedLinkedIn, type RecordedLinkedIn } from '../testing/recorded-linkedin.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedLinkedIn();
const signal = new AbortController().signal;
const INDUSTRY = { table: 'Profile.csv', column: 'Industry', count: 1, why: 'unsupported' };
const known = { handle: 'mireille-okonjo-blanc-fx', url: 'https://linkedin.com/in/mireille-okonjo-blanc-fx' };
const recorded = (name: string, status: number): FixtureAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: readFileSync(new URL(`../../../fixtures/linkedin/errors/${name}.json`, import.meta.url)),
});
const userinfo = (linkedin: RecordedLinkedIn, token: string) =>
  linkedin.sources.linkedinAccount.readUserinfo({ token, signal, known });
const memberData = (linkedin: RecordedLinkedIn, token = 'good') =>
  linkedin.sources.linkedinAccount.readMemberData({ token, signal, known });

describe('who signed in', () => {
  it('has a name and a picture; the e-mail address is beside the profile', async () => {
    const linkedin = await start();
    const { profile, report, sub, email } = await userinfo(linkedin, 'good');
    expect(sub).toBe('r1FxFxFx01');
    expect(email).toEqual({ address: 'mireille@atelier-cendre.example.com', verified: true });
    expect(profile).toMatchObject({
      ...known,
      name: 'Mireille Okonjo-Blanc',
      headline: null,
      experience: [],
    });
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(JSON.stringify(profile)).not.toContain('@');
    expect(report).toEqual({
      method: 'linkedin:userinfo',
      fetchedAt: '2026-11-20T09:30:00.000Z',
      warnings: [],
    });
  });

  it('may have no picture and no e-mail address', async () => {
    const { profile, email } = await userinfo(await start(), 'minimal');
    expect(profile).toMatchObject({ name: 'ليان القمري', avatar: null });
    expect(email).toBeNull();
  });

  it('has a picture from LinkedIn only, and never the grey figure', async () => {
    const answer = (picture: unknown): FixtureAnswer => ({
      status: 200,
      body: JSON.stringify({ sub: 'x', given_name: 'Ada', picture }),
    });
    const avatarOf = async (picture: unknown) => {
      const { profile } = await userinfo(await start({ answer: () => answer(picture) }), 'good');
      expect(profile.name).toBe('Ada');
      return profile.avatar?.url ?? null;
    };
    const photo = 'https://media.licdn.com/dms/image/x/1';
    expect(await avatarOf(photo)).toBe(photo);
    expect(await avatarOf('https://static.licdn.com/aero-v1/sc/h/1')).toBeNull();
    expect(await avatarOf('https://evil.example/x')).toBeNull();
    expect(await avatarOf(7)).toBeNull();
  });

  it('with a token that has run out has to connect again', async () => {
    const failure = await failureOf(userinfo(await start(), 'old'));
    expect(failure).toBeInstanceOf(LinkedInConnectionLost);
    expect(failure).toMatchObject({
      code: 'platform_blocked',
      message: 'Your LinkedIn connection has expired. Please connect again.',
      next: ['connect', 'import'],
    });
  });

  it.each(['<html>', '[]', '{}', '{"sub":""}', ''])('an answer of %j is no profile', async (body) => {
    const linkedin = await start({ answer: () => ({ status: 200, body }) });
    expect((await failureOf(userinfo(linkedin, 'good'))).code).toBe('platform_unavailable');
  });
});

describe("a member's own data", () => {
  it('is read to the end of every part, with the version in the header, by the mapper of the export', async () => {
    const linkedin = await start();
    const { profile, report, partial } = await memberData(linkedin);
    expect(profile).toMatchObject({ ...known, name: 'Mireille Okonjo-Blanc' });
    expect(profile.experience.map(({ organisation }) => organisation)).toEqual([
      'École Imaginaire de Design',
      'Atelier Cendre',
      'Ministère des Formulaires',
      'Freelance',
      'Musée des Vents',
      'Petit Journal',
    ]);
    expect(profile.education).toHaveLength(3);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Service Design', 'Typography', 'C++ & R']);
    expect(report).toMatchObject({ method: 'linkedin:portability', warnings: [] });
    expect(report.leftOut).toContainEqual(INDUSTRY);
    expect(partial).toBe(false);
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(JSON.stringify(profile)).not.toMatch(/1990|69001/u);
    const asked = linkedin.server.requests;
    expect(asked.every(({ headers }) => headers['linkedin-version'] === '202312')).toBe(true);
    expect(asked.map(({ path }) => path).filter((path) => path.includes('POSITIONS'))).toEqual([
      '/rest/memberSnapshotData?q=criteria&domain=POSITIONS',
      '/rest/memberSnapshotData?q=criteria&domain=POSITIONS&start=1',
      '/rest/memberSnapshotData?q=criteria&domain=POSITIONS&start=2',
    ]);
    // Never what is private.
    expect(asked.some(({ path }) => /INBOX|CONNECTIONS|EMAIL|PHONE|CONTACTS/u.test(path))).toBe(false);
  });

  it('gives a job the id that the export gives it', async () => {
    const { profile } = await memberData(await start());
    const [job] = linkedInRowsToProfile(
      {
        positions: [
          {
            'Company Name': 'Musée des Vents',
            Title: 'Exhibition Designer',
            'Started On': 'Sep 2013',
            'Finished On': 'Jun 2015',
          },
        ],
      },
      { source: 'linkedin:export' },
    ).experience;
    expect(profile.experience.map(({ id }) => id)).toContain(job?.id);
  });

  it.each(['404-no-snapshot', '404-no-snapshot-member'])(
    'that is not put together yet (%s) says so',
    async (name) => {
      const failure = await failureOf(memberData(await start({ answer: () => recorded(name, 404) })));
      expect(failure.code).toBe('platform_unavailable');
      expect(failure.message).toBe(
        "LinkedIn is still preparing your data. We'll check again in a few minutes.",
      );
      expect(failure.next).toEqual(['retry', 'import']);
      expect(failure.retryAt?.toISOString()).toBe('2026-11-20T09:35:00.000Z');
    },
  );

  it('of which only the first part is there yet is shown, and asked for again soon', async () => {
    const linkedin = await start({
      answer: ({ path }) =>
        path.includes('domain=PROFILE&') || path.endsWith('domain=PROFILE')
          ? undefined
          : recorded('404-no-snapshot', 404),
    });
    const { profile, report, partial } = await memberData(linkedin);
    expect(profile.name).toBe('Mireille Okonjo-Blanc');
    expect(partial).toBe(true);
    expect(warningsOf(report)).toEqual([
      "LinkedIn is still preparing your data. We'll check again in a few minutes.",
    ]);
  });

  it('a part that fails is named, and the rest is shown', async () => {
    const linkedin = await start({
      answer: ({ path }) => (/SKILLS|HONORS/u.test(path) ? { status: 500 } : undefined),
    });
    const { profile, report, partial } = await memberData(linkedin);
    expect(profile.experience).toHaveLength(6);
    expect(partial).toBe(true);
    expect(warningsOf(report)).toEqual([
      'LinkedIn did not give us everything this time. Missing: honours, skills.',
    ]);
  });

  it('for members outside Europe is refused by LinkedIn, and the export is offered', async () => {
    const failure = await failureOf(memberData(await start({ answer: () => recorded('403-not-eea', 403) })));
    expect(failure.code).toBe('platform_blocked');
    expect(failure.message).toBe(
      'LinkedIn shares this data only with members in the EU, the EEA and Switzerland who allow it. Upload your LinkedIn data (ZIP) instead.',
    );
    expect(failure.next).toEqual(['import', 'form']);
  });

  it('in a version that is gone is our fault: the operator is told, the member is sent to the export', async () => {
    const linkedin = await start({ answer: () => recorded('426-version', 426) });
    const failure = await failureOf(memberData(linkedin));
    expect(failure.code).toBe('platform_unavailable');
    expect(failure.next).toContain('import');
    expect(linkedin.logged).toEqual([
      'LinkedIn no longer answers this version of its Member Data Portability API. {"version":"202312"}',
    ]);
  });

  it('with a token that has run out has to connect again, also half-way', async () => {
    const expired = recorded('401-expired-token', 401);
    expect(await failureOf(memberData(await start({ answer: () => expired })))).toBeInstanceOf(
      LinkedInConnectionLost,
    );
    const halfway = await start({ answer: ({ path }) => (path.includes('SKILLS') ? expired : undefined) });
    expect(await failureOf(memberData(halfway))).toBeInstanceOf(LinkedInConnectionLost);
  });

  it('that is limited says until when, and is not asked before', async () => {
    const linkedin = await start({ answer: () => ({ status: 429, headers: { 'retry-after': '90' } }) });
    const failure = await failureOf(memberData(linkedin));
    expect(failure.code).toBe('platform_rate_limited');
    expect(failure.message).toBe('LinkedIn is asking us to slow down. Try again at 09:32 UTC.');
    expect((await failureOf(memberData(linkedin))).code).toBe('platform_rate_limited');
    expect(linkedin.server.requests).toHaveLength(1);
  });

  it('that never ends is ended', async () => {
    const linkedin = await start({
      answer: ({ path }) =>
        path.includes('SKILLS')
          ? { status: 200, body: JSON.stringify({ elements: [{ snapshotData: [{ Name: path }] }] }) }
          : undefined,
    });
    const { profile } = await memberData(linkedin);
    expect(profile.skills).toHaveLength(40);
  });

  it('one row that is no list of rows is read as one', async () => {
    const answer = ({ path }: FixtureRequest): FixtureAnswer | undefined =>
      path.endsWith('domain=SKILLS')
        ? {
            status: 200,
            body: JSON.stringify({
              elements: [{ snapshotData: { Name: 'Type' } }, null, 7, { snapshotData: null }],
            }),
          }
        : undefined;
    expect((await memberData(await start({ answer }))).profile.skills.map(({ name }) => name)).toEqual([
      'Type',
    ]);
  });
});

it('a token is sent to LinkedIn only, and no failure shows it', async () => {
  const linkedin = await start({
    answer: ({ host }) =>
      host === 'api.linkedin.com'
        ? { status: 302, headers: { location: '/evil.example/steal' } }
        : { status: 200, body: '{}' },
  });
  const failure = await failureOf(userinfo(linkedin, 'very-secret'));
  expect(linkedin.server.requests.map(({ host }) => host)).toEqual(['api.linkedin.com']);
  expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('very-secret');
  expect(linkedin.logged.join()).not.toContain('very-secret');
});
