import { SiteDataSchema } from '@tosite/validation/website/site-data';
import type { Sync } from '@tosite/api-client/endpoints/sync';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Website } from '@tosite/validation/website/website';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { bringBack, download } from '../../testing/site-exports.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makeWebsite, SAMPLE_LINKEDIN, visit } from '../../testing/test-websites.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';
import { storeBrought } from '../sync/store-reading.ts';
import { unzip } from '../../testing/unzip.ts';

const SAMPLE_INSTAGRAM = 'https://www.instagram.com/tosite-sample-rima';

/** Pages without what a copy of a copy cannot have in common with it: the names of its pictures and their blurs. */
const likened = (html: string): string =>
  html
    .replaceAll(/\/media\/[0-9a-f]+-/gu, '/media/')
    .replaceAll(/data:image\/[^"')]+/gu, 'data:')
    .replaceAll(/"dateModified":"[^"]+"/gu, '')
    .replaceAll(/nonce|sha256-[\w+/=]+/gu, '');

/** What each of the two says instead of the other, tag by tag. */
function differences(before: string, after: string): string[][] {
  const [one, two] = [before, after].map((html) => html.split(/(?=<)/u));
  return (one ?? []).flatMap((tag, index) => (tag === two?.[index] ? [] : [[tag, two?.[index] ?? '']]));
}

describeOnSqlite('an exported website', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  it('is a ZIP whose pages name only files that are in it, beside the data of the site', async () => {
    const website = await makeWebsite(api, ann, 'zipped', SAMPLE_INSTAGRAM);
    await picturesCopied();
    const { response, bytes } = await download(api, website._id, 'zip', ann.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="zipped-\d{4}-\d\d-\d\d\.zip"$/u,
    );
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const files = await unzip(bytes);
    const pages = [...files].filter(([path]) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(1);
    let named = 0;
    for (const [path, body] of pages) {
      for (const [, address = ''] of body
        .toString('utf8')
        .matchAll(/(?:src|href)="(\.[^"#]*)(?:#[^"]*)?"/gu)) {
        const target = new URL(address, `https://x.invalid/${path}`).pathname.slice(1);
        named += 1;
        expect([path, address, files.has(target)]).toEqual([path, address, true]);
      }
      expect(body.toString('utf8')).not.toMatch(/(?:src|href)="\//u);
    }
    expect(named).toBeGreaterThan(5);
    const data = v.parse(SiteDataSchema, JSON.parse(files.get('site.json')?.toString('utf8') ?? ''));
    expect(Object.keys(data.pictures).length).toBeGreaterThan(3);
    for (const picture of Object.values(data.pictures)) {
      const file = 'file' in picture ? files.get(picture.file) : undefined;
      expect(file?.subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  it.each(['zip', 'json'])('brought back as %s is an identical site', async (format) => {
    const website = await makeWebsite(api, ann, `gone${format}`, SAMPLE_LINKEDIN);
    await picturesCopied();
    const { token } = ann;
    await api.call('PUT', `/api/website/${website._id}/seo-settings`, {
      token,
      body: { title: 'Noor, in her own words', keywords: ['maps'] },
    });
    const content = await api.call('GET', `/api/website/${website._id}/content`, { token });
    const { edits } = content.body as { edits: { fields: object; items: object } };
    const hidden = (content.body as { profile: { experience: { id: string }[] } }).profile.experience[0];
    const edited = await api.call('PUT', `/api/website/${website._id}/edit`, {
      token,
      body: {
        profile: {
          ...edits,
          fields: { ...edits.fields, headline: 'Words of her own' },
          items: { [`experience/${hidden?.id}`]: { hidden: true } },
        },
      },
    });
    expect(edited.status).toBe(200);
    const before = (await visit(api, `gone${format}`)).text;
    expect(before).toContain('Words of her own');
    const { bytes } = await download(api, website._id, format, token);
    const deleted = await api.call('DELETE', `/api/website/${website._id}/delete`, { token });
    expect(deleted.status).toBe(204);

    const preview = await bringBack(api, `site.${format}`, bytes);
    expect(preview.suggestedName).toBe(website.website_name);
    // The address is still held for its last owner, who takes it back.
    const created = await api.post('/api/website/create', createBody(preview, `gone${format}`), { token });
    expect(created.status).toBe(201);
    expect(differences(likened(before), likened((await visit(api, `gone${format}`)).text))).toEqual([]);
  });

  it('brings back what its owner hid, wrote and left: the next reading asks what it would have asked', async () => {
    const { token } = ann;
    const before = await makeWebsite(api, ann, 'layered', SAMPLE_LINKEDIN);
    const content = async (id: string) =>
      (await api.call('GET', `/api/website/${id}/content`, { token })).body;
    const { profile, edits } = (await content(before._id)) as { profile: Profile; edits: object };
    const [first, second] = profile.experience;
    const items = {
      [`experience/${first?.id}`]: { hidden: true },
      [`experience/${second?.id}`]: { set: { description: 'In words of her own' } },
    };
    await api.call('PUT', `/api/website/${before._id}/edit`, {
      token,
      body: { timezone: 'Asia/Tokyo', profile: { ...edits, fields: { headline: 'Her headline' }, items } },
    });
    await saidSince(before._id, (said) => ({
      ...said,
      headline: 'Theirs',
      location: 'Elsewhere',
      experience: said.experience.map((job) => ({ ...job, description: 'Theirs' })),
    }));
    const sync = async (id: string) =>
      (await api.call('GET', `/api/website/${id}/sync`, { token })).body as unknown as Sync;
    const asked = (await sync(before._id)).changes;
    const place = asked.find(({ label }) => label === 'Place');
    await api.call('POST', `/api/website/${before._id}/sync/take`, {
      token,
      body: { take: [], leave: [place?.id] },
    });
    // Ids are of one site alone.
    const told = ({ changes, sources }: Sync): { changes: { conflict: boolean }[] } =>
      JSON.parse(
        JSON.stringify({ changes, sources }, (name, value: unknown) =>
          ['id', 'sourceId', '_id'].includes(name) ? undefined : value,
        ),
      ) as { changes: { conflict: boolean }[] };
    const expected = told(await sync(before._id));
    expect(expected.changes.some(({ conflict }) => conflict)).toBe(true);

    const { bytes } = await download(api, before._id, 'json', token);
    const preview = await bringBack(api, 'site.json', bytes);
    const created = await api.post('/api/website/create', createBody(preview, 'layeredagain'), { token });
    const after = created.body['website'] as Website;
    expect(told(await sync(after._id))).toEqual(expected);
    const [old, now] = [await content(before._id), await content(after._id)];
    expect([now['profile'], now['hidden'], now['edits']]).toEqual([
      old['profile'],
      old['hidden'],
      old['edits'],
    ]);
    expect(after.timezone).toBe('Asia/Tokyo');
    const { text } = await visit(api, 'layeredagain');
    expect(text).toContain('Her headline');
    expect(text).toContain('In words of her own');
    expect(text).not.toContain(first?.title);
  });

  it('holds nothing in the data of its folder that its owner hid: no item, no address, no layer', async () => {
    const { token } = ann;
    const website = await makeWebsite(api, ann, 'discreet', SAMPLE_LINKEDIN);
    await api.call('PUT', `/api/website/${website._id}/edit`, {
      token,
      body: {
        profile: {
          fields: { contact: { email: 'secret@noor.example', phone: '+351 999', address: 'Rua Secreta 1' } },
          items: {},
          added: {
            skills: [
              { id: 'owner:1', name: 'Shown skill' },
              { id: 'owner:2', name: 'Secret skill' },
            ],
          },
          order: {},
        },
      },
    });
    const hide = { 'skills/owner:2': { hidden: true } };
    const { profileRevision } = (await api.call('GET', `/api/website/${website._id}/content`, { token }))
      .body;
    const { edits } = (await api.call('GET', `/api/website/${website._id}/content`, { token })).body as {
      edits: object;
    };
    await api.call('PUT', `/api/website/${website._id}/edit`, {
      token,
      body: { profileRevision, profile: { ...edits, items: hide } },
    });
    await noContact(website._id);
    const zip = await unzip((await download(api, website._id, 'zip', token)).bytes);
    const data = zip.get('site.json')?.toString('utf8') ?? '';
    expect(data).not.toMatch(/secret|\+351 999|"layers"/iu);
    expect(data).toContain('Shown skill');
    // Its owner’s own file has it all.
    const own = (await download(api, website._id, 'json', token)).bytes.toString('utf8');
    for (const kept of ['Secret skill', 'secret@noor.example', 'Rua Secreta 1']) expect(own).toContain(kept);
  });

  /** The owner switched each contact detail off. */
  async function noContact(id: string): Promise<void> {
    const { db } = api.services.database;
    const row = await db.selectFrom('websites').select('spec').where('id', '=', id).executeTakeFirstOrThrow();
    const spec = JSON.parse(row.spec) as { design: { sections: Record<string, object> } };
    spec.design.sections['contact'] = { showEmail: false, showPhone: false, showAddress: false };
    await db
      .updateTable('websites')
      .set({ spec: JSON.stringify(spec) })
      .where('id', '=', id)
      .execute();
  }

  /** What the first source of a website says now. */
  async function saidSince(id: string, change: (said: Profile) => Profile): Promise<void> {
    const { database } = api.services;
    await database.transaction(async (trx) => {
      const [source] = await readSourceLayers(trx, id);
      if (source === undefined) throw new Error('there is no source');
      const profile = change(source.lastImport);
      const report = { method: source.method, fetchedAt: '2026-11-20T09:00:00.000Z', warnings: [] };
      await storeBrought(trx, source, { profile, report }, Date.parse(report.fetchedAt));
    });
  }

  it('is its owner’s alone, and only as ZIP or JSON', async () => {
    const website = await makeWebsite(api, ann, 'annsown');
    const bob = await api.signUp('bob@example.com');
    const path = `/api/website/${website._id}/export`;
    expect((await api.call('GET', path)).status).toBe(401);
    expect((await api.call('GET', path, { token: bob.token })).status).toBe(404);
    const odd = await api.call('GET', `${path}?format=rar`, { token: ann.token });
    expect([odd.status, odd.body.fields]).toEqual([400, { format: 'Choose zip or json.' }]);
  });

  /** Every picture that the site shows is here, or known to be none, and its pages were drawn with them. */
  async function picturesCopied(): Promise<void> {
    await expect
      .poll(
        async () => {
          const { waiting, running } = await api.services.queue.counts();
          return waiting + running;
        },
        { timeout: 90_000 },
      )
      .toBe(0);
  }
});

describe('an exported website', () => {
  it('comes from a bucket as from a folder, and only so often', async () => {
    const server = await startS3Server();
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server.settings;
    const test = await createSqlite();
    const api = await createTestApi(test, {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    try {
      const ann = await api.signUp('ann@example.com');
      const { _id } = await makeWebsite(api, ann, 'bucketed');
      const { bytes } = await download(api, _id, 'zip', ann.token);
      expect((await unzip(bytes)).get('index.html')?.toString('utf8')).toContain('Tove Lindahl');
      const statuses: number[] = [];
      for (let times = 0; times < 20; times += 1) {
        statuses.push((await download(api, _id, 'json', ann.token)).response.status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(19);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await api.close();
      await test.drop();
      await server.close();
    }
  }, 180_000);
});
