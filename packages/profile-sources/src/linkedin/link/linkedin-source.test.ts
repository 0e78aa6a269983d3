import { ProfileSchema } from '@tosite/validation/profile/profile';
import { SourceReportSchema } from '@tosite/validation/profile/source-report';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FixtureAnswer } from '../../testing/fixture-server.ts';
import {
  companyLink,
  failureOf,
  personLink,
  read,
  useRecordedLinkedIn,
} from '../testing/recorded-linkedin.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedLinkedIn();

const WALL =
  "LinkedIn doesn't let websites read profiles. Upload your LinkedIn data (ZIP) – it takes a few minutes to request – or fill in the form.";
const asked = (linkedin: { server: { requests: { method: string; host: string; path: string }[] } }) =>
  linkedin.server.requests.map(({ method, host, path }) => `${method} ${host}${path}`);

describe('a public page', () => {
  it('is had with one request, and the next preview asks nothing', async () => {
    const linkedin = await start();
    const { profile, report } = await read(linkedin, personLink('mireille-okonjo-blanc-fx'));
    await read(linkedin, personLink('mireille-okonjo-blanc-fx'));
    expect(asked(linkedin)).toEqual(['GET www.linkedin.com/in/mireille-okonjo-blanc-fx']);
    expect(profile).toMatchObject({
      platform: 'linkedin',
      type: 'linkedin-individual',
      handle: 'mireille-okonjo-blanc-fx',
      url: 'https://linkedin.com/in/mireille-okonjo-blanc-fx',
      name: 'Mireille Okonjo-Blanc',
    });
    expect(report).toEqual({
      method: 'linkedin:page',
      leftOut: [{ table: 'posts', column: null, count: 1, why: 'unsupported' }],
      fetchedAt: '2026-11-20T09:30:00.000Z',
      warnings: [{ id: 'source.linkedinMasked' }],
      next: ['import', 'connect'],
    });
    expect(safeParse(SourceReportSchema, report).success).toBe(true);
  });

  it('that shows everything has no warning and no next step', async () => {
    const { report } = await read(await start(), personLink('mireille-okonjo-blanc-fx-visible'));
    expect(warningsOf(report)).toEqual([]);
    expect(report.next).toBeUndefined();
  });

  it('is asked for by its name in any script', async () => {
    const linkedin = await start();
    const { profile } = await read(linkedin, personLink('ليان-القمري-8b31a70fx'));
    expect(profile.name).toBe('ليان القمري');
    expect(asked(linkedin)).toEqual([
      'GET www.linkedin.com/in/%D9%84%D9%8A%D8%A7%D9%86-%D8%A7%D9%84%D9%82%D9%85%D8%B1%D9%8A-8b31a70fx',
    ]);
  });

  it('of a company is had the same way, and its updates are not taken', async () => {
    const linkedin = await start();
    const { profile, report } = await read(linkedin, companyLink('atelier-cendre-fx'));
    expect(asked(linkedin)).toEqual(['GET www.linkedin.com/company/atelier-cendre-fx']);
    expect(profile).toMatchObject({ type: 'linkedin-company', name: 'Atelier Cendre', updates: [] });
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(warningsOf(report)).toEqual([]);
  });

  it('two hundred previews at once are one request', async () => {
    const linkedin = await start({ delayMs: 50 });
    const all = await Promise.all(
      Array.from({ length: 200 }, () => read(linkedin, personLink('mireille-okonjo-blanc-fx'))),
    );
    expect(new Set(all.map(({ profile }) => profile.name))).toEqual(new Set(['Mireille Okonjo-Blanc']));
    expect(linkedin.server.requests).toHaveLength(1);
  });

  it('is followed to the host of its country', async () => {
    const linkedin = await start({
      answer: ({ path, host }) =>
        path === '/in/moved' && host === 'www.linkedin.com'
          ? { status: 301, headers: { location: '/fr.linkedin.com/in/mireille-okonjo-blanc-fx' } }
          : undefined,
    });
    const { profile } = await read(linkedin, personLink('moved'));
    expect(profile.name).toBe('Mireille Okonjo-Blanc');
    expect(linkedin.server.requests.map(({ host }) => host)).toEqual(['www.linkedin.com', 'fr.linkedin.com']);
  });
});

const html = (body: string, status = 200): FixtureAnswer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body,
});

describe('a wall', () => {
  it.each(['blocked-fx', 'authwalled-fx', 'loginwalled-fx', 'throttled-fx'])(
    '%s says so, never "not found", and offers the ways round',
    async (handle) => {
      const linkedin = await start();
      const failure = await failureOf(read(linkedin, personLink(handle)));
      expect(failure.code).toBe('platform_blocked');
      expect(failure.message).toBe(WALL);
      expect(failure.next).toEqual(['import', 'connect', 'form', 'sample']);
      // The wall's own page is not asked for: where it leads says it all.
      expect(asked(linkedin)).toEqual([`GET www.linkedin.com/in/${handle}`]);
    },
  );

  it.each([
    ['/checkpoint/challenge/AgH', 302],
    ['/signup/cold-join?session_redirect=x', 303],
    ['/uas/login-submit', 307],
    ['https://www.linkedin.com/authwall?trk=bf', 302],
    ['https://fr.linkedin.com/login/', 302],
  ])('is known by where it leads: %s', async (location, status) => {
    const linkedin = await start({ answer: () => ({ status, headers: { location } }) });
    expect((await failureOf(read(linkedin, personLink('somebody')))).message).toBe(WALL);
    expect(linkedin.server.requests).toHaveLength(1);
  });

  it.each([
    [
      'the script of 999 with status 200',
      html('<html><head><script>location.href="/authwall"</script></head></html>'),
    ],
    ['a page to sign in, with status 200', html('<title>LinkedIn Login, Sign in | LinkedIn</title>')],
    [
      'a page to sign up, with status 200',
      html('<meta name="pageKey" content="d_org_guest_authwall"><title>Sign Up | LinkedIn</title>'),
    ],
    ['a captcha', html('<title>Security Verification | LinkedIn</title><div id="captcha"></div>')],
    ['an empty page', html('')],
    ['401', html('', 401)],
    ['403', html('Forbidden', 403)],
    ['999 without a body', { status: 999 }],
    ['a circle', { status: 302, headers: { location: '/www.linkedin.com/in/somebody' } }],
  ] satisfies [string, FixtureAnswer][])('%s', async (_name, answer) => {
    const failure = await failureOf(read(await start({ answer: () => answer }), personLink('somebody')));
    expect(failure.code).toBe('platform_blocked');
    expect(failure.message).toBe(WALL);
  });

  it('does not hide what was read before', async () => {
    let walled = false;
    const linkedin = await start({ answer: () => (walled ? { status: 999 } : undefined) });
    await read(linkedin, personLink('mireille-okonjo-blanc-fx'));
    walled = true;
    linkedin.clock.at += 2 * 60 * 60_000;
    const { profile, report } = await read(linkedin, personLink('mireille-okonjo-blanc-fx'));
    expect(profile.name).toBe('Mireille Okonjo-Blanc');
    expect(report.method).toBe('cache');
    expect(warningsOf(report)[0]).toBe(
      'LinkedIn does not let us read this profile now; this is what we read at 09:30 UTC.',
    );
  });

  it('with a time to wait is not asked again before it', async () => {
    const linkedin = await start({ answer: () => ({ status: 429, headers: { 'retry-after': '120' } }) });
    await failureOf(read(linkedin, personLink('one')));
    const second = await failureOf(read(linkedin, personLink('two')));
    expect(second.message).toBe(WALL);
    expect(second.retryAt?.toISOString()).toBe('2026-11-20T09:32:00.000Z');
    expect(linkedin.server.requests).toHaveLength(1);
    linkedin.clock.at += 121_000;
    await failureOf(read(linkedin, personLink('two')));
    expect(linkedin.server.requests).toHaveLength(2);
  });

  it('is told within the time limit when LinkedIn does not answer at all', async () => {
    const linkedin = await start({ delayMs: 20_000 });
    const at = Date.now();
    const failure = await failureOf(read(linkedin, personLink('somebody')));
    expect(failure.code).toBe('platform_timeout');
    expect(Date.now() - at).toBeLessThan(18_000);
    expect(linkedin.server.requests).toHaveLength(1);
  }, 40_000);
});

describe('what is not there', () => {
  it.each(['no-such-person-fx', 'unavailable-fx'])('%s is not found', async (handle) => {
    const linkedin = await start();
    const failure = await failureOf(read(linkedin, personLink(handle)));
    expect(failure.code).toBe('profile_not_found');
    expect(failure.message).toBe("We couldn't find this LinkedIn page, or it isn't public.");
    expect(failure.next).toEqual(['import', 'form', 'sample']);
    await failureOf(read(linkedin, personLink(handle)));
    expect(linkedin.server.requests).toHaveLength(1);
  });

  it.each([
    ['410', html('', 410)],
    [
      'a redirect to the page for what is not there',
      { status: 302, headers: { location: 'https://www.linkedin.com/404/' } },
    ],
    ['a company that is gone', { status: 302, headers: { location: '/company/unavailable/' } }],
    ['its page in French', html('<title>Profil introuvable | LinkedIn</title>')],
    [
      'its page, by its key',
      html('<meta name="pageKey" content="public_profile_v3_profile_not_found"><title>LinkedIn</title>'),
    ],
  ] satisfies [string, FixtureAnswer][])('%s', async (_name, answer) => {
    const failure = await failureOf(read(await start({ answer: () => answer }), companyLink('somebody')));
    expect(failure.code).toBe('profile_not_found');
  });
});

describe('LinkedIn that is unwell', () => {
  it.each([
    ['a 500', html('', 500)],
    ['a page that is too large', html('x'.repeat(4_100_000))],
    [
      'something that is no page',
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' },
    ],
    ['a redirect to a stranger', { status: 302, headers: { location: 'https://evil.example/in/x' } }],
  ] satisfies [string, FixtureAnswer][])('%s is unavailable, and is asked once', async (_name, answer) => {
    const linkedin = await start({ answer: () => answer });
    expect((await failureOf(read(linkedin, personLink('somebody')))).code).toBe('platform_unavailable');
    expect(linkedin.server.requests).toHaveLength(1);
  });
});

it('with public pages switched off nothing is asked, and the same ways are offered', async () => {
  const linkedin = await start({ publicPages: false });
  const failure = await failureOf(read(linkedin, personLink('mireille-okonjo-blanc-fx')));
  expect(failure.code).toBe('source_not_configured');
  expect(failure.message).toBe(WALL);
  expect(failure.next).toEqual(['import', 'connect', 'form', 'sample']);
  expect(linkedin.server.requests).toEqual([]);
});
