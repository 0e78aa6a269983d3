import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Preview } from '@tosite/validation/website/preview';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildServer,
  startServerProcess,
  temporaryFolder,
  type ServerBuild,
  type ServerProcess,
} from './testing/server-processes.ts';
import { exportFile, uploadBytes } from './testing/uploads.ts';

const SLOW = 180_000;
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? '2');
const PASSWORD = 'correct horse battery 9';

let built: ServerBuild;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  built = await buildServer();
}, SLOW);
afterAll(async () => built.remove());
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.child.kill('SIGKILL');
    await server.exited;
  }
  await folder.remove();
});
const start = async (): Promise<ServerProcess> => {
  const server = await startServerProcess(built, { DATA_DIR: folder.path });
  servers.push(server);
  return server;
};

/** A résumé of which every text begins with a word that stands nowhere else. */
function resumeOf(mark: string): { resume: object; marks: string[] } {
  const marks: string[] = [];
  const word = (name: string): string => {
    marks.push(`${mark}${name}`);
    return `${mark}${name}`;
  };
  const dates = { startDate: '2019-03', endDate: '2021-02' };
  const resume = {
    basics: {
      name: `${word('name')} Aas`,
      label: `${word('label')} cartographer`,
      email: `${word('email')}@example.org`,
      phone: `+47 ${word('phone')}`,
      url: `https://example.org/${word('url')}`,
      summary: `${word('summary')} draws maps. ${'Many words follow here. '.repeat(200)}`,
      location: { address: word('street'), city: word('city'), region: word('region'), countryCode: 'NO' },
      profiles: [{ network: 'GitHub', username: word('user'), url: `https://github.com/${mark}user` }],
    },
    work: Array.from({ length: 30 }, (_, index) => ({
      name: `${word(`employer${index}x`)} AS`,
      position: `${word(`title${index}x`)} lead`,
      summary: `${word(`duty${index}x`)} and so on. ${'Sheet by sheet. '.repeat(40)}`,
      ...dates,
    })),
    education: [{ institution: word('school'), area: word('area'), studyType: word('degree'), ...dates }],
    skills: [{ name: word('skill'), keywords: [word('keyword')] }],
    awards: [{ title: word('award'), awarder: word('awarder'), date: '2020-02', summary: word('why') }],
    publications: [{ name: word('paper'), publisher: word('press'), releaseDate: '2020-05' }],
    projects: [{ name: word('project'), description: word('described'), ...dates }],
    volunteer: [{ organization: word('helped'), position: word('helper'), ...dates }],
    references: [{ name: word('referee'), reference: `${word('praise')} for the work.` }],
  };
  return { resume, marks };
}

describe('what is deleted', () => {
  it(
    'is in no answer and in no file any more: a website with its preview, then the account with the rest',
    async () => {
      const server = await start();
      const hosts = hostsOf(server);
      const before = resumeOf('mrkvisitor');
      const kept = resumeOf('mrkwaiting');
      // Made by a visitor, who then signs up and publishes it.
      const preview = await upload(server, before.resume, null);
      const owner = await signUp(server, 'mrkaccount@example.org', 'Mrkperson Ann');
      const waiting = await upload(server, kept.resume, owner);
      const created = await server.ask('POST', '/api/website/create', createBody(preview, 'mapsite'), {
        ...owner,
        'idempotency-key': 'create-the-website-once',
      });
      expect(created.status).toBe(201);
      const { website } = JSON.parse(created.text) as { website: { _id: string } };
      await change(server, owner, website._id);
      const uploaded = await uploadPicture(server, owner, website._id);
      await settled(server, owner, website._id);
      const site = [...before.marks, 'mrkseo', 'mrkedit', 'mrksite', 'mrkpost'];
      expect((await hosts.site('mapsite')).status).toBe(200);
      expect((await hosts.preview(`/${preview.previewId}/`)).text).toContain('mrkvisitorname');
      expect(
        await found(['mrkvisitorname', 'mrkseo', 'mrkedit', 'mrkpost', 'mrkwaitingname', 'mrkaccount']),
      ).toHaveLength(6);

      expect(
        (await server.ask('DELETE', `/api/website/${website._id}/delete`, undefined, owner)).status,
      ).toBe(204);
      expect((await hosts.site('mapsite')).status).toBe(410);
      expect((await hosts.preview(`/${preview.previewId}/`)).status).toBe(404);
      expect((await hosts.preview(`/${preview.previewId}/cv/`)).status).toBe(404);
      expect((await hosts.preview(uploaded)).status).toBe(404);
      expect((await server.ask('GET', `/api/onboard/preview/${preview.previewId}`)).status).toBe(404);
      expect(await found(site)).toEqual([]);
      expect(await stored(website._id.toLowerCase(), /[0-9a-f]{20}/u.exec(uploaded)?.[0] ?? '')).toEqual([]);
      // The other one is still theirs.
      expect((await hosts.preview(`/${waiting.previewId}/`)).status).toBe(200);
      const account = await server.ask('GET', '/api/account/export', undefined, owner);
      expect(account.text).toContain('mrkwaitingname');

      const ended = await server.ask('DELETE', '/api/auth/delete-account', undefined, owner);
      expect([ended.status, ended.text]).toEqual([204, '']);
      expect((await hosts.preview(`/${waiting.previewId}/`)).status).toBe(404);
      expect((await server.ask('GET', `/api/onboard/preview/${waiting.previewId}`)).status).toBe(404);
      expect(await found([...site, ...kept.marks, 'mrkaccount', 'Mrkperson'])).toEqual([]);
      expect((await readdir(join(folder.path, 'outbox'))).length).toBe(0);
      expect((await readdir(join(folder.path, 'incoming')).catch(() => [])).length).toBe(0);
    },
    SLOW,
  );

  it(
    `is not brought back by a kill, in ${KILL_ROUNDS} rounds: either all of it is there, or nothing`,
    async () => {
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const mark = `mrkround${round}x`;
        const server = await start();
        const { resume } = resumeOf(mark);
        const owner = await signUp(server, `${mark}owner@example.org`, 'Ann');
        const preview = await upload(server, resume, owner);
        const label = `killed${round}`;
        const created = await server.ask('POST', '/api/website/create', createBody(preview, label), owner);
        const { website } = JSON.parse(created.text) as { website: { _id: string } };
        await settled(server, owner, website._id);
        const deletion = server
          .ask('DELETE', `/api/website/${website._id}/delete`, undefined, owner)
          .then(({ status }) => status)
          .catch(() => null);
        await Promise.race([deletion, pause(round === 0 ? 0 : Math.random() * 25)]);
        server.child.kill('SIGKILL');
        await server.exited;
        const answered = await deletion;

        const after = await start();
        const site = await hostsOf(after).site(label);
        const page = await hostsOf(after).preview(`/${preview.previewId}/`);
        const answer = await after.ask('GET', `/api/onboard/preview/${preview.previewId}`);
        const all = [site.status, page.status, answer.status];
        expect([
          [200, 200, 200],
          [410, 404, 404],
        ]).toContainEqual(all);
        // What was answered has happened.
        expect(answered === 204 && all[0] === 200).toBe(false);
        after.child.kill('SIGTERM');
        await after.exited;
      }
    },
    SLOW,
  );
});

const hostsOf = (server: ServerProcess) => ({
  site: (label: string) => server.ask('GET', '/', undefined, { host: `${label}.localhost:${server.port}` }),
  preview: (path: string) => server.ask('GET', path, undefined, { host: `preview.localhost:${server.port}` }),
});

type Headers = Record<string, string>;

async function signUp(server: ServerProcess, email: string, name: string): Promise<Headers> {
  const answer = await server.ask('POST', '/api/auth/email/signup', { email, password: PASSWORD, name });
  const { accessToken } = JSON.parse(answer.text) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

async function upload(server: ServerProcess, resume: object, owner: Headers | null): Promise<Preview> {
  const answer = await sendForm(
    server,
    '/api/onboard/import',
    { name: 'resume.json', data: JSON.stringify(resume) },
    {},
    owner,
  );
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body as unknown as Preview;
}

async function uploadPicture(server: ServerProcess, owner: Headers, websiteId: string): Promise<string> {
  const file = { name: 'me.jpg', data: exportFile('media/jpg-320x320-0cc046.jpg') };
  const answer = await sendForm(server, '/api/upload', file, { websiteId }, owner);
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return new URL(String(answer.body['imageUrl'])).pathname;
}

async function sendForm(
  server: ServerProcess,
  path: string,
  file: { name: string; data: string | Buffer },
  fields: Record<string, string>,
  owner: Headers | null,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([Uint8Array.from(Buffer.from(file.data))], file.name));
  const encoded = new Response(form);
  const host = `dashboard.localhost:${server.port}`;
  return uploadBytes(
    server.port,
    Buffer.from(await encoded.arrayBuffer()),
    {
      'content-type': encoded.headers.get('content-type') ?? '',
      accept: 'application/json',
      host,
      origin: `http://${host}`,
      ...owner,
    },
    path,
  );
}

/** Words of the owner in every layer of the site. */
async function change(server: ServerProcess, owner: Headers, id: string): Promise<void> {
  const seo = await server.ask('PUT', `/api/website/${id}/seo-settings`, { title: 'mrkseo title' }, owner);
  expect(seo.status).toBe(200);
  const content = await server.ask('GET', `/api/website/${id}/content`, undefined, owner);
  const { edits } = JSON.parse(content.text) as { edits: { fields: object } };
  const profile = { ...edits, fields: { ...edits.fields, headline: 'mrkedit headline' } };
  const edited = await server.ask(
    'PUT',
    `/api/website/${id}/edit`,
    { website_name: 'mrksite name', profile },
    owner,
  );
  expect(edited.status).toBe(200);
  const save = async (post: object, postId: string | null) => {
    const body = { post, post_id: postId };
    const saved = await server.ask('POST', '/api/post/save-post', body, owner);
    expect(saved.status).toBe(200);
    return (JSON.parse(saved.text) as { post: { _id: string } }).post._id;
  };
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });
  const kept = await save(
    { website_id: id, title: 'mrkpost title', content: text('mrkpost words'), status: 'published' },
    null,
  );
  await save({ title: 'mrkpost other title', slug: 'mrkpost-address' }, kept);
  await server.ask(
    'DELETE',
    '/api/post/delete-post',
    { post_id: await save({ website_id: id, title: 'mrkpost deleted' }, null) },
    owner,
  );
}

/** The queue has nothing of the site to do any more. */
async function settled(server: ServerProcess, owner: Headers, id: string): Promise<void> {
  await expect
    .poll(async () => (await readdir(join(folder.path, 'outbox')).catch(() => [])).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
  expect((await server.ask('GET', `/api/website/${id}/sync`, undefined, owner)).status).toBe(200);
  await pause(1500);
}

function createBody(preview: Preview, label: string) {
  return {
    websiteName: preview.suggestedName,
    websiteDomain: label,
    theme: preview.design.theme_name,
    type: preview.website_type,
    previewId: preview.previewId,
  };
}

/** Which of the words stand somewhere in the data folder: in the database, its log, files, mails. */
async function found(words: readonly string[]): Promise<string[]> {
  const names = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  // A file that is still being written under another name may be gone by now, and is then looked at under its own.
  const bodies = await Promise.all(
    files.map(async (entry) =>
      readFile(join(entry.parentPath, entry.name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return Buffer.alloc(0);
        throw error;
      }),
    ),
  );
  return words.filter((word) =>
    [Buffer.from(word), Buffer.from(word, 'utf16le')].some((bytes) =>
      bodies.some((body) => body.includes(bytes)),
    ),
  );
}

/** Files whose place names one of these. */
async function stored(...names: string[]): Promise<string[]> {
  const files = await readdir(join(folder.path, 'files'), { recursive: true });
  return files.filter((file) => names.some((name) => file.includes(name)));
}
