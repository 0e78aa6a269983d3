import type { Sync } from '@tosite/api-client/endpoints/sync';
import type { Website } from '@tosite/validation/website/website';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { githubOf, type GithubPerson } from '../../testing/github-people.ts';
import { insertConnection } from '../../testing/test-connections.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makePreview, makeWebsite, visit } from '../../testing/test-websites.ts';

const DAY = 86_400_000;
const SOON = { timeout: 10_000, interval: 20 };

describeOnEachDatabase('whose profile a source is', (engine) => {
  // What is found on a profile has nothing to do with the database.
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let platforms: FixtureServer;
  let page = '';
  const people: Record<string, GithubPerson> = {};
  let counter = 0;
  beforeAll(async () => {
    test = await engine.create();
    const github = githubOf(people);
    platforms = await startFixtureServer({
      answer: (request) =>
        request.host === 'own.example.com'
          ? { status: 200, headers: { 'content-type': 'text/html' }, body: page }
          : github(request),
    });
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      OPERATOR_EMAILS: 'op@example.com',
      GITHUB_API_BASE: `${platforms.origin}/api.github.com`,
      GITHUB_RAW_BASE: `${platforms.origin}/raw.githubusercontent.com`,
      INSTAGRAM_CLIENT_ID: 'proofs',
      INSTAGRAM_CLIENT_SECRET: 'of the tests',
      INSTAGRAM_API_BASE: `${platforms.origin}/graph.instagram.com`,
    });
  });
  afterAll(async () => {
    await api.close();
    await platforms.close();
    await test.drop();
  });

  type Owned = { owner: SignedIn; site: Website; label: string };
  /** A website of a GitHub profile, of somebody new. */
  const madeOf = async (login: string, person: Partial<GithubPerson> = {}): Promise<Owned> => {
    counter += 1;
    people[login.toLowerCase()] ??= { id: 7000 + counter, ...person };
    const owner = await api.signUp(`proof${counter}@example.com`);
    const label = `proof${counter}site`;
    return { owner, label, site: await makeWebsite(api, owner, label, `https://github.com/${login}`) };
  };
  const sourcesOf = async ({ owner, site }: Owned): Promise<Sync['sources']> => {
    const { body } = await api.call('GET', `/api/website/${site._id}/sync`, { token: owner.token });
    return (body as unknown as Sync).sources;
  };
  const call = async (owned: Owned, what: string, body?: object) => {
    const [source] = await sourcesOf(owned);
    return api.post(`/api/website/${owned.site._id}/sources/${source?._id ?? ''}/${what}`, body ?? {}, {
      token: owned.owner.token,
    });
  };
  const codeOf = async (owned: Owned): Promise<string> => {
    const { status, body } = await call(owned, 'proof');
    expect(status).toBe(200);
    return body['code'] as string;
  };
  const check = (owned: Owned) => call(owned, 'proof/check');
  const claim = (owned: Owned, site: string, words = '') => call(owned, 'claim', { site, words });
  const proofOf = async (owned: Owned) => (await sourcesOf(owned))[0]?.proof ?? null;
  const proved = async (login: string): Promise<Owned> => {
    const owned = await madeOf(login);
    person(login).bio = `Hello ${await codeOf(owned)}`;
    expect((await check(owned)).status).toBe(200);
    person(login).bio = 'Hello';
    return owned;
  };
  /** Signed in again, after a time in which a session ends. */
  const again = async ({ owner }: Owned): Promise<void> => {
    const { body } = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
    owner.token = body['accessToken'] as string;
  };
  const person = (login: string): GithubPerson => {
    const found = people[login.toLowerCase()];
    if (found === undefined) throw new Error(`there is no ${login}`);
    return found;
  };

  once('I11: is shown by a code in its own words, however it is written, and by nobody else’s', async () => {
    const ann = await madeOf('Ann-Codes', { name: '안나 🌊', bio: 'Tides' });
    const eve = await madeOf('ann-codes');
    expect(await proofOf(ann)).toBeNull();
    const code = await codeOf(ann);
    expect(await codeOf(ann)).toBe(code);
    const before = await check(ann);
    expect([before.status, before.body.message]).toEqual([409, expect.stringContaining('neither the code')]);

    // Of another account, part of a longer word, and on another profile: none of them.
    for (const bio of [await codeOf(eve), `x${code}`, `${code}9`, code.slice(0, -1)]) {
      person('ann-codes').bio = `Tides ${bio}`;
      expect([bio, (await check(ann)).status]).toEqual([bio, 409]);
    }
    people['other'] = { id: 1, bio: code };
    person('ann-codes').bio = 'Tides';
    expect((await check(ann)).status).toBe(409);

    person('ann-codes').bio = `潮 · ${code.toUpperCase()}!`;
    // It is Ann's code, whoever else made a website of the profile.
    expect((await check(eve)).status).toBe(409);
    const found = await check(ann);
    expect([found.status, found.body['proof']]).toMatchObject([200, { method: 'code' }]);
    expect(await proofOf(ann)).toEqual(found.body['proof']);
    expect(await proofOf(eve)).toBeNull();
    // It was used, and is not the same again.
    expect(await codeOf(ann)).not.toBe(code);
  });

  once(
    'I11: a code that has run out, and a profile that is gone or does not answer, are said so',
    async () => {
      const bob = await madeOf('bob-late');
      person('bob-late').bio = await codeOf(bob);
      api.advance(DAY + 1000);
      // Nobody is signed in for a day.
      await again(bob);
      const late = await check(bob);
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('has run out')]);
      for (const [status, code] of [
        [404, 'profile_not_found'],
        [503, 'platform_unavailable'],
      ] as const) {
        person('bob-late').status = status;
        const answer = await check(bob);
        expect([answer.body.error, typeof answer.body.message]).toEqual([code, 'string']);
      }
      expect(await proofOf(bob)).toBeNull();
    },
  );

  once(
    'I11: is shown by a link to the website, by the profile’s own page, and by signing in with the account',
    async () => {
      const cleo = await madeOf('cleo-links');
      const dora = await madeOf('dora-links');
      const { host } = new URL(api.env.siteOrigin(cleo.label));
      person('cleo-links').blog = `http://${host}/about?utm_source=github`;
      expect((await check(cleo)).body['proof']).toMatchObject({ method: 'link' });
      person('dora-links').blog = `http://${host}/`;
      expect((await check(dora)).status).toBe(409);

      person('dora-links').blog = `${platforms.origin}/gone.example.com/`;
      const unread = await check(dora);
      expect([unread.status, unread.body.message]).toEqual([
        409,
        expect.stringMatching(/gone\.example\.com\/, could not be read/u),
      ]);
      person('dora-links').blog = `${platforms.origin}/own.example.com/`;
      for (const [html, status] of [
        [`<a href="${api.env.siteOrigin(dora.label)}">my website</a>`, 409],
        [`<a rel="me" href="${api.env.siteOrigin(cleo.label)}">`, 409],
        [`<p><A REL="nofollow ME" href="${api.env.siteOrigin(dora.label)}/">elsewhere`, 200],
      ] as const) {
        page = html;
        expect([html, (await check(dora)).status]).toEqual([html, status]);
      }
      expect(await proofOf(dora)).toMatchObject({ method: 'site' });

      const fay = await madeOf('fay-signs');
      await test.database.db
        .insertInto('identities')
        .values({
          provider: 'github',
          subject: String(person('fay-signs').id),
          user_id: fay.owner.userId,
          created_at: 0,
          last_used_at: 0,
        })
        .execute();
      expect((await check(fay)).body['proof']).toMatchObject({ method: 'account' });
    },
  );

  it('I11: is shown by a connected account of that name, and by no other', async () => {
    const mia = await api.signUp('proof-mia@example.com');
    const connectionId = await insertConnection(api, mia.userId);
    const { body: preview } = await api.post(
      `/api/connections/${connectionId}/preview`,
      {},
      { token: mia.token },
    );
    const made = await api.post('/api/website/create', createBody(preview as never, 'miasite'), {
      token: mia.token,
    });
    const owned = { owner: mia, label: 'miasite', site: made.body['website'] as Website };
    expect((await call(owned, 'proof')).body['account']).toBe('connect');
    await test.database.db.updateTable('connections').set({ status: 'expired' }).execute();
    expect((await check(owned)).status).toBeGreaterThanOrEqual(400);
    await test.database.db.updateTable('connections').set({ status: 'active' }).execute();
    expect((await check(owned)).body['proof']).toMatchObject({ method: 'account' });
    await test.database.db
      .updateTable('website_sources')
      .set({ profile_url: 'https://www.instagram.com/somebody.else/' })
      .where('website_id', '=', owned.site._id)
      .execute();
    expect(await proofOf(owned)).toBeNull();
    expect((await check(owned)).status).toBeGreaterThanOrEqual(400);
  });

  it('I11: goes with the source, and with the name when that is another account’s', async () => {
    const gil = await proved('gil-moves');
    const [source] = await sourcesOf(gil);
    const other = await makePreview(api);
    const path = `/api/website/${gil.site._id}/sources`;
    await api.post(path, { previewId: other.previewId }, { token: gil.owner.token });
    await api.call('DELETE', `${path}/${source?._id ?? ''}`, { token: gil.owner.token });
    const again = await makePreview(api, 'https://github.com/gil-moves');
    await api.post(path, { previewId: again.previewId }, { token: gil.owner.token });
    const now = await sourcesOf(gil);
    expect(now.map(({ handle, proof }) => [handle, proof])).toEqual([
      ['tosite-sample-tove', null],
      ['gil-moves', null],
    ]);

    const hal = await proved('hal-renamed');
    person('hal-renamed').id = 99_001;
    api.advance(2 * 60_000);
    await api.post(`/api/website/${hal.site._id}/sync`, {}, { token: hal.owner.token });
    await expect.poll(() => proofOf(hal), SOON).toBeNull();
  });

  it('I11: takes a copy down until an operator has looked, tells its owner, and can be answered', async () => {
    const ida = await proved('ida-real');
    const copy = await madeOf('IDA-Real');
    const address = api.env.siteOrigin(copy.label);
    const answer = await claim(ida, ` ${address}/posts `, 'It shows my work.');
    expect([answer.status, answer.body['outcome']]).toEqual([200, 'held']);
    expect((await visit(api, copy.label)).status).toBe(410);
    expect((await visit(api, ida.label)).status).toBe(200);
    const told = () => api.mails.filter(({ to }) => to === copy.owner.email).map(({ text }) => text);
    await expect.poll(() => told().join('\n'), SOON).toContain('github.com/ida-real');
    expect(told().join('\n')).not.toContain(ida.owner.email);
    const mine = await api.post('/api/website/all', { subdomain: null }, { token: copy.owner.token });
    expect(mine.text).toContain('says that this website is a copy of it');
    const queue = (await api.services.admin(['reports', copy.label])).lines.join('\n');
    expect(queue).toContain(answer.body['ticket']);
    expect(queue).toContain('It shows my work.');
    const log = await test.database.db
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('website_id', '=', copy.site._id)
      .execute();
    expect(log).toEqual(
      expect.arrayContaining([
        { actor: 'claims', action: 'site_claimed' },
        { actor: 'claims', action: 'site_held' },
      ]),
    );
    expect((await claim(ida, address)).body.message).toContain('asked for this website already');
    // An operator lets it pass: the same claim holds it no more.
    await api.services.admin(['restore-site', copy.label, 'They are the same person.']);
    expect((await visit(api, copy.label)).status).toBe(200);
    api.advance(8 * DAY);
    await again(ida);
    expect((await claim(ida, address)).body['outcome']).toBe('reported');
    expect((await visit(api, copy.label)).status).toBe(200);
  });

  it('I11: takes nothing down that is not a copy, is one’s own, or whose owner has proved it as well', async () => {
    const jan = await madeOf('jan-real');
    const copy = await madeOf('jan-real');
    const early = await claim(jan, copy.label);
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('Prove first')]);
    for (const owned of [jan, copy]) {
      person('jan-real').bio = await codeOf(owned);
      expect((await check(owned)).status).toBe(200);
    }
    for (const owned of [jan, copy]) {
      const [site] = owned === jan ? [copy.label] : [jan.label];
      expect((await claim(owned, site)).body['outcome']).toBe('reported');
      expect((await visit(api, site)).status).toBe(200);
    }
    const kim = await madeOf('kim-else');
    const fed = await madeOf('lou-fed');
    const more = await makePreview(api, 'https://github.com/jan-real');
    await api.post(
      `/api/website/${fed.site._id}/sources`,
      { previewId: more.previewId },
      { token: fed.owner.token },
    );
    expect((await claim(jan, fed.label)).body['outcome']).toBe('reported');
    for (const [site, says] of [
      [kim.label, 'is not made of github.com/jan-real'],
      [jan.label, 'is your own'],
      ['nobody-at-all', 'no such website'],
      ['https://evil.example/<script>', 'no such website'],
    ] as const) {
      const answer = await claim(jan, site);
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(says)]);
    }
    api.advance(31 * DAY);
    await again(jan);
    expect((await claim(jan, copy.label)).body.message).toContain('more than 30 days ago');
    for (const label of [copy.label, fed.label, kim.label, jan.label])
      expect((await visit(api, label)).status).toBe(200);
  });
});
