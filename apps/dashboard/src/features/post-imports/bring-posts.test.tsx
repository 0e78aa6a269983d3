import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PostSummary } from '@tosite/validation/posts/post';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../../pages/posts.tsx';
import { queryClient } from '../../query-client.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { ada, seeCookies, website } from '../../testing/fixtures.ts';
import { summary } from '../../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';

const LIST = 'GET /api/post/all/{websiteId}';
const spoons = summary({ _id: 'spoons', title: 'Spoons I kept' });
const sea = summary({ _id: 'sea', title: 'يوميات البحر' });

let server: Server;
let received: { url: string | undefined; authorization: string | undefined; body: string }[];
let answer: (response: ServerResponse) => void;
let answers: Record<string, unknown>;

const page = (posts: PostSummary[]) => ({
  posts,
  next: null,
  total: posts.length,
  counts: { draft: posts.length, published: 0, scheduled: 0 },
});
const says = (status: number, body: unknown) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
};

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { url, headers } = request;
      const body = Buffer.concat(pieces).toString('utf8');
      received.push({ url, authorization: headers.authorization, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `http://127.0.0.1:${port}/posts`,
  );
  seeCookies('');
  queryClient.clear();
  queryClient.setQueryData(['websites', 'current'], { website });
  useAuthStore.setState({ user: ada, accessToken: 'token-a' });
  answers = {
    'POST /api/website/current-website': { website },
    'POST /api/youtube/channel': { channel: null },
    'GET /api/auth/status': { user: ada },
    [LIST]: page([]),
  };
  answerApi(answers);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function openDialog() {
  renderAt('/posts', '/posts', <Page />);
  fireEvent.click(await screen.findByRole('button', { name: 'Bring posts' }));
  return within(await screen.findByRole('dialog', { name: 'Bring what you have written' }));
}
const choose = (dialog: Awaited<ReturnType<typeof openDialog>>, ...files: File[]) =>
  fireEvent.change(dialog.getByLabelText('Files with posts'), { target: { files } });
const file = (name: string, text = 'x') => new File([text], name);

it('makes drafts of files, names them, and says each thing that is in none of them', async () => {
  says(200, {
    posts: [spoons, sea],
    leftOut: ['One picture is missing.', 'Two files are no posts.'],
    leftOutReasons: [{ id: 'import.postPicture' }, { id: 'import.noPostFiles', count: 2 }],
  });
  const dialog = await openDialog();
  answers[LIST] = page([spoons, sea]);
  choose(dialog, file('spoons.md', 'Ten of them.'), file('ü.md'));
  // The list behind it is no longer empty: what came of the files stays.
  expect(await dialog.findByText('2 drafts made')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('Spoons I kept').length).toBe(2));
  expect(dialog.getByRole('link', { name: 'يوميات البحر' }).getAttribute('href')).toBe('/posts?post=sea');
  expect(dialog.getByText('2 things were left out')).toBeDefined();
  expect(dialog.getByText('One picture is missing.')).toBeDefined();
  const [sent] = received;
  expect([sent?.url, sent?.authorization]).toEqual(['/api/post/import', 'Bearer token-a']);
  expect(sent?.body).toMatch(/name="websiteId"\s+site-1/u);
  expect(sent?.body.indexOf('name="websiteId"')).toBeLessThan(sent?.body.indexOf('name="file"') ?? 0);
  expect(sent?.body.match(/name="file"/gu)).toHaveLength(2);
  fireEvent.click(dialog.getByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says the server’s sentence where no draft was made, and takes other files', async () => {
  says(422, { error: 'unusable_export', message: 'None of these files is a post.' });
  const dialog = await openDialog();
  choose(dialog, file('notes.csv'));
  expect((await dialog.findByRole('alert')).textContent).toContain('None of these files is a post.');
  says(200, {
    posts: [],
    leftOut: ['One is there already.'],
    leftOutReasons: [{ id: 'import.postsThere', count: 1 }],
  });
  choose(dialog, file('spoons.md'));
  expect(await dialog.findByText('No new draft')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Bring more' }));
  expect(dialog.getByRole('button', { name: 'Choose files' })).toBeDefined();
});

it('says what is wrong before anything is sent', async () => {
  const dialog = await openDialog();
  choose(dialog, file('empty.md', ''));
  expect((await dialog.findByRole('alert')).textContent).toContain('empty.md is empty');
  choose(dialog, ...Array.from({ length: 101 }, (_, n) => file(`${n}.md`)));
  expect(await dialog.findByText(/^These are more than 100 files/u)).toBeDefined();
  const huge = file('huge.zip');
  Object.defineProperty(huge, 'size', { value: 1024 ** 3 + 1 });
  choose(dialog, huge);
  expect(await dialog.findByText(/^huge\.zip is larger than 1 GB/u)).toBeDefined();
  expect(received).toEqual([]);
});

it('takes a dropped folder’s texts, shows how far they are, and stops', async () => {
  answer = () => undefined;
  const uploads: XMLHttpRequestUpload[] = [];
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    uploads.push(this.upload);
  });
  const dialog = await openDialog();
  const entry = (name: string) => ({
    isDirectory: false,
    name,
    file: (give: (file: File) => void) => give(file(name)),
  });
  let rest = ['a.md', 'theme.css', 'feed.xml'].map(entry);
  const folder = {
    isDirectory: true,
    createReader: () => ({
      readEntries: (give: (entries: unknown[]) => void) => {
        give(rest);
        rest = [];
      },
    }),
  };
  const items = [{ kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => folder }];
  fireEvent.drop(document.body, { dataTransfer: { items, files: [], types: ['Files'] } });
  expect(await dialog.findByText('Sending 2 files')).toBeDefined();
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.dispatchEvent(
    new ProgressEvent('progress', { lengthComputable: true, loaded: 512, total: 2048 }),
  );
  await waitFor(() => expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25'));
  uploads[0]?.dispatchEvent(
    new ProgressEvent('progress', { lengthComputable: true, loaded: 2048, total: 2048 }),
  );
  expect(await dialog.findByText('Reading and copying pictures')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await dialog.findByRole('button', { name: 'Choose files' })).toBeDefined();
  expect(send).toHaveBeenCalledTimes(1);
});

it('leads to the films where the website has a channel, and only there', async () => {
  renderAt('/posts', '/posts', <Page />);
  await screen.findByRole('button', { name: 'Bring posts' });
  expect(screen.queryByRole('link', { name: 'Make from films' })).toBeNull();
  cleanup();
  queryClient.clear();
  queryClient.setQueryData(['websites', 'current'], { website });
  answers['POST /api/youtube/channel'] = {
    channel: { name: 'P', handle: 'p', url: 'u', avatar: null, films: 1 },
  };
  renderAt('/posts', '/posts', <Page />);
  const link = await screen.findByRole('link', { name: 'Make from films' });
  expect(link.getAttribute('href')).toBe('/posts/films');
});
