import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { rendererInProcess } from '../../publishing/site-renderer.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { saying, testPosts } from '../../testing/test-posts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makePreview, makeWebsite, visit } from '../../testing/test-websites.ts';

const SOON = { timeout: 10_000, interval: 20 };
type Page = { label: string; name: string; texts: string[] };
const PAGES = JSON.parse(
  readFileSync(
    new URL(
      '../../../../../packages/validation/src/moderation/fixtures/phishing-pages.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as Page[];

describeOnEachDatabase('the guard that stands in the way', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let owner: SignedIn;
  const renderer = rendererInProcess();
  beforeEach(async () => {
    test = await engine.create();
    const settings = { RATE_LIMITS: 'off', OPERATOR_EMAILS: 'op@example.com' };
    api = await createTestApi(test, settings, { renderer });
    owner = await api.signUp('ann@example.com');
  });
  afterEach(async () => {
    await api.close();
    await test.drop();
  });
  const create = async (label: string, name?: string) => {
    const preview = await makePreview(api);
    const body = { ...createBody(preview, label), ...(name === undefined ? {} : { websiteName: name }) };
    const answer = await api.post('/api/website/create', body, { token: owner.token });
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([201, expect.any(String)]);
    return answer.body['website'] as { _id: string; status: string; hold?: { messages: string[] } };
  };
  const edit = async (id: string, body: object) => {
    const answer = await api.call('PUT', `/api/website/${id}/edit`, { body, token: owner.token });
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
    return answer.body['website'] as { status: string; hold?: { messages: string[] } };
  };
  const statusOf = async (label: string) => (await visit(api, label)).status;

  it('D2, B1: a look-alike name is made and not shown, in words', async () => {
    for (const label of ['paypa1', 'g00glelogin', 'securebankpay']) {
      const website = await create(label);
      expect([label, website.status, await statusOf(label)]).toEqual([label, 'held', 410]);
      expect(website.hold?.messages[0]).toContain('address can be taken for');
    }
    const named = await create('annsite', 'PаyPаl');
    expect([named.status, await statusOf('annsite')]).toEqual(['held', 410]);
    await expect.poll(() => api.mails.filter(({ kind }) => kind === 'site-held').length, SOON).toBe(4);
    expect(api.mails.find(({ kind }) => kind === 'site-held')?.text).toContain('paypa1.localhost');
  });

  it('D2: a rename is held at once, and goes up by itself under another name', async () => {
    const website = await makeWebsite(api, owner, 'annsite');
    expect(await statusOf('annsite')).toBe(200);
    const renamed = await edit(website._id, { domain_name: 'rnicrosoft' });
    expect([renamed.status, await statusOf('rnicrosoft')]).toEqual(['held', 410]);
    const back = await edit(website._id, { domain_name: 'annasite' });
    expect([back.status, back.hold, await statusOf('annasite')]).toEqual(['published', undefined, 200]);
    const called = await edit(website._id, { website_name: 'Micr0soft login' });
    expect([called.status, await statusOf('annasite')]).toEqual(['held', 410]);
  });

  it('D2: under a look-alike name the pages from before are not shown either, while the others are drawn', async () => {
    const website = await makeWebsite(api, owner, 'annsite');
    const drawing = vi
      .spyOn(renderer, 'renderChanged')
      .mockRejectedValue(new Error('the thread that draws sites has ended'));
    const body = { domain_name: 'rnicrosoft' };
    await api.call('PUT', `/api/website/${website._id}/edit`, { body, token: owner.token });
    expect(await statusOf('rnicrosoft')).toBe(410);
    drawing.mockRestore();
  });

  it.runIf(engine.dialect === 'sqlite')(
    'B1: a made page is held when it is published, and shown once its words are taken out',
    async () => {
      const website = await makeWebsite(api, owner, 'annsite');
      const say = async (name: string, text: string) => {
        const edits = emptyOwnerEdits();
        const about = { format: 'text', text, base: null } as const;
        return edit(website._id, { website_name: name, profile: { ...edits, fields: { about } } });
      };
      const shown: string[] = [];
      for (const { name, texts } of PAGES.filter((_, index) => index % 5 === 0).filter(
        ({ texts: [first] }) => !/^(?:Hello|We are)/u.test(first ?? ''),
      )) {
        const held = await say(name, texts.join('\n'));
        if (held.status !== 'held' || (await statusOf('annsite')) !== 410) shown.push(name);
        for (const path of ['/feed.xml', '/resume.json', '/robots.txt'])
          if ((await visit(api, 'annsite', path)).status !== 410) shown.push(`${name} ${path}`);
        expect((await say('Ann', 'I draw maps.')).status).toBe('published');
      }
      expect(shown).toEqual([]);
      expect(await statusOf('annsite')).toBe(200);
    },
    120_000,
  );

  it('B1: a post that asks for a card beside a bank is held, also after something else is saved', async () => {
    const website = await makeWebsite(api, owner, 'annsite');
    await testPosts(api, owner, website._id).write({
      title: 'Chase Bank',
      status: 'published',
      content: saying('Hello.', 'Please enter your card number.'),
    });
    expect(await statusOf('annsite')).toBe(410);
    expect((await edit(website._id, { website_name: 'Another name' })).status).toBe('held');
    expect(await statusOf('annsite')).toBe(410);
  });

  it('B1: a site that is held says to its owner why, and takes no change of status', async () => {
    const { _id: id } = await create('paypa1');
    const answer = await api.post('/api/website/all', { subdomain: null }, { token: owner.token });
    const [website] = answer.body['websites'] as { hold?: { messageReasons: object[] } }[];
    expect(website?.hold?.messageReasons).toEqual([{ id: 'moderation.address', brand: 'paypal' }]);
    const forced = await api.call('PUT', `/api/website/${id}/edit`, {
      body: { status: 'published' },
      token: owner.token,
    });
    expect([forced.status, forced.body['reason']]).toEqual([403, { id: 'website.held' }]);
    const seen = await visit(api, 'paypa1');
    expect([seen.status, seen.text.includes('taken down')]).toEqual([410, false]);
    expect(seen.text).toContain('This site is not available right now');
  });
});
