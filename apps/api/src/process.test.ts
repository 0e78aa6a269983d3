import { copyFile, readdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './database/sqlite.ts';
import { describeOnEachDatabase, type TestDatabase } from './testing/databases.ts';
import { startS3Server, type S3Request } from './testing/s3-server.ts';
import {
  buildServer,
  spawnServer,
  startServerProcess,
  temporaryFolder,
  type ServerBuild,
  type ServerProcess,
} from './testing/server-processes.ts';

const SLOW = 120_000;
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? '3');
const START_ROUNDS = Number(process.env.START_ROUNDS ?? '2');
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
const start = async (settings: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess(built, { DATA_DIR: folder.path, ...settings });
  servers.push(server);
  return server;
};
const signUp = (server: ServerProcess, email: string) =>
  server.ask('POST', '/api/auth/email/signup', { email, password: PASSWORD, name: 'Ann' });

describe('a process', () => {
  it(
    'says where to go, and that a sample needs nothing',
    async () => {
      const server = await start();
      expect(server.output.stdout).toContain(`http://dashboard.localhost:${server.port}`);
      expect(server.output.stdout).toContain('sample');
      expect(server.output.stdout).toContain(`${folder.path}/outbox`);
    },
    SLOW,
  );

  it(
    'does not start with a wrong setting, and says which in one line',
    async () => {
      const server = await spawnServer(built, { DATA_DIR: folder.path, PUBLIC_PROTOCOL: 'gopher' });
      expect(await server.exited).toBe(78);
      expect(server.output.stderr).toBe('PUBLIC_PROTOCOL must be http or https.\n');
      await expect(readdir(join(folder.path, 'files'))).rejects.toThrow('ENOENT');
    },
    SLOW,
  );

  it(
    'V2: does not start twice on one data folder; a kill of the first frees it at once',
    async () => {
      const first = await start();
      const second = await spawnServer(built, { DATA_DIR: folder.path });
      expect(await second.exited).toBe(78);
      expect(second.output.stderr).toMatch(
        new RegExp(
          `^${folder.path} is in use by another process \\(process ${first.child.pid}, .*\\. Stop that one, or set DATA_DIR to another folder\\.\\n$`,
          'u',
        ),
      );
      expect((await first.ask('GET', '/readyz')).status).toBe(200);
      // Frozen is not gone: no time passes that would give the folder away.
      first.child.kill('SIGSTOP');
      const third = await spawnServer(built, { DATA_DIR: folder.path });
      expect(await third.exited).toBe(78);
      first.child.kill('SIGKILL');
      await first.exited;
      const fourth = await start();
      expect((await fourth.ask('GET', '/readyz')).status).toBe(200);
    },
    SLOW,
  );

  it(
    'says it when the port is taken',
    async () => {
      const first = await start();
      const other = await temporaryFolder();
      const second = await spawnServer(built, { DATA_DIR: other.path, PORT: String(first.port) });
      expect(await second.exited).toBe(78);
      expect(second.output.stderr).toBe(
        `PORT ${first.port} is in use by another program. Stop it, or set PORT to another number.\n`,
      );
      await other.remove();
    },
    SLOW,
  );

  it(
    'says in one line which file is damaged, or where it cannot write, and what to do',
    async () => {
      const first = await start();
      first.child.kill('SIGTERM');
      await first.exited;
      const file = join(folder.path, 'tosite.db');
      await writeFile(file, 'no database at all '.repeat(1000));
      const second = await spawnServer(built, { DATA_DIR: folder.path });
      expect(await second.exited).toBe(78);
      expect(second.output.stderr).toMatch(
        new RegExp(`^${file} is damaged and cannot be opened\\. .*backups.*\\.\\n$`, 'u'),
      );
      const third = await spawnServer(built, { DATA_DIR: join(file, 'below') });
      expect(await third.exited).toBe(78);
      expect(third.output.stderr).toMatch(/^DATA_DIR .* cannot be written to \(ENOTDIR\)\. .*\.\n$/u);
    },
    SLOW,
  );

  it(
    'keeps its secret to itself, and sessions through a restart',
    async () => {
      const first = await start();
      const { refreshToken } = JSON.parse((await signUp(first, 'kept@example.com')).text) as {
        refreshToken: string;
      };
      expect((await stat(join(folder.path, 'secret'))).mode & 0o777).toBe(0o600);
      first.child.kill('SIGTERM');
      expect(await first.exited).toBe(0);
      // The file alone is the whole database: a copy of it is a copy of everything.
      const copy = join(folder.path, 'copy.db');
      await copyFile(join(folder.path, 'tosite.db'), copy);
      const copied = openSqlite(copy);
      expect(await copied.db.selectFrom('users').select('email').execute()).toEqual([
        { email: 'kept@example.com' },
      ]);
      await copied.close();
      const second = await start();
      expect((await second.ask('POST', '/api/auth/refresh-token', { refreshToken })).status).toBe(200);
      expect(first.output.stdout + first.output.stderr).not.toContain(refreshToken);
    },
    SLOW,
  );

  it(
    'writes mails into the outbox when there is no SMTP server',
    async () => {
      const server = await start();
      await signUp(server, 'outbox@example.com');
      await expect
        .poll(() => readdir(join(folder.path, 'outbox')).catch(() => []), { timeout: 10_000 })
        .toEqual([expect.stringMatching(/^[0-9a-f]{32}\.eml$/u)]);
    },
    SLOW,
  );
});

describe('kill -9', () => {
  it(
    `V1: loses nothing that was acknowledged, and leaves no half account, in ${KILL_ROUNDS} rounds`,
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const startedAt = performance.now();
        const server = await start();
        // Generous for a machine that does other work meanwhile; alone it takes about a second.
        expect(performance.now() - startedAt).toBeLessThan(30_000);
        const state = { isKilled: false };
        const write = async (writer: number): Promise<void> => {
          for (let index = 0; !state.isKilled; index += 1) {
            const email = `r${round}w${writer}n${index}@example.com`;
            const answer = await signUp(server, email).catch(() => null);
            if (answer?.status === 201) acknowledged.push(email);
          }
        };
        const writers = [write(0), write(1), write(2), write(3)];
        // In the middle of others: when so many were answered, and a moment later.
        const least = acknowledged.length + Math.floor(Math.random() * 8);
        await expect
          .poll(() => acknowledged.length, { timeout: 60_000, interval: 20 })
          .toBeGreaterThan(least);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
        server.child.kill('SIGKILL');
        state.isKilled = true;
        await server.exited;
        await Promise.all(writers);
      }
      // A last, orderly start: what was torn off is tidied up.
      const last = await start();
      last.child.kill('SIGTERM');
      expect(await last.exited).toBe(0);

      const database = openSqlite(join(folder.path, 'tosite.db'));
      const { db } = database;
      const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
      const users = await db.selectFrom('users').select(['id', 'email']).execute();
      const missing = acknowledged.filter((email) => users.every((user) => user.email !== email));
      expect([acknowledged.length > 0, missing]).toEqual([true, []]);
      for (const table of ['sessions', 'email_tokens'] as const) {
        const owners = (await db.selectFrom(table).select('user_id').execute())
          .map(({ user_id: id }) => id)
          .sort();
        expect(owners).toEqual(users.map(({ id }) => id).sort());
      }
      expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(users.length);
      await database.close();
      const files = await readdir(folder.path, { recursive: true });
      expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
    },
    SLOW * 3,
  );
});

describeOnEachDatabase('kill -9 in the middle of a publish', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let onDatabase: Record<string, string>;
  beforeEach(async () => {
    test = await engine.create({ bare: true });
    onDatabase = test.url === null ? {} : { DATABASE_URL: test.url };
    return () => test.drop();
  });
  type Save = (title: string) => Promise<number | 'cut'>;
  const email = 'saved@example.com';
  /** A site of a sample at saved.localhost. */
  const publish = async (server: ServerProcess): Promise<void> => {
    await signUp(server, email);
    const preview = await server.ask('POST', '/api/onboard/previewData', {
      profileUrl: 'https://github.com/tosite-sample-tove',
    });
    const { previewId, website_type: type } = JSON.parse(preview.text) as Record<string, string>;
    const site = { websiteName: 'Saved', websiteDomain: 'saved', theme: 'swiss', type, previewId };
    const answer = await server.ask('POST', '/api/website/create', site, await signedIn(server));
    expect(answer.status).toBe(201);
  };
  /** A token is of one address, and each start has a port of its own. */
  const signedIn = async (server: ServerProcess): Promise<{ authorization: string }> => {
    const { text } = await server.ask('POST', '/api/auth/email/login', { email, password: PASSWORD });
    return { authorization: `Bearer ${(JSON.parse(text) as { accessToken: string }).accessToken}` };
  };
  const ownerAt = async (server: ServerProcess) => {
    const bearer = await signedIn(server);
    const save: Save = (title) => {
      const designData = { theme_name: 'atelier', theme_mode: 'dark', sections: { about: { title } } };
      return server.ask('POST', '/api/design', { domainName: 'saved', designData }, bearer).then(
        ({ status }) => status,
        () => 'cut',
      );
    };
    const revision = async (): Promise<number> => {
      const { text } = await server.ask('GET', '/api/design/saved', undefined, bearer);
      return (JSON.parse(text) as { revision: number }).revision;
    };
    return { save, revision };
  };
  const pageOf = (server: ServerProcess) => (): Promise<string> =>
    server.ask('GET', '/', undefined, { host: `saved.localhost:${server.port}` }).then(({ text }) => text);

  // On PostgreSQL the first file of the next one is as early.
  once(
    'does not keep what was saved from going up after the restart',
    async () => {
      const first = await start();
      await publish(first);
      const { save, revision } = await ownerAt(first);
      const before = await revision();
      const answer = save('Committed');
      while ((await revision()) === before);
      first.child.kill('SIGKILL');
      await first.exited;
      expect(await answer).toBe('cut');

      const page = pageOf(await start());
      expect(await page()).not.toContain('Committed');
      await expect.poll(page, { timeout: 100_000, interval: 500 }).toContain('Committed');
    },
    SLOW,
  );

  it(
    'R8, J4: leaves the site as it was until all is in the bucket, and what was saved goes up after the restart',
    async () => {
      const bucket = await startS3Server();
      const { endpoint, region, accessKeyId, secretAccessKey } = bucket.settings;
      const settings = {
        ...onDatabase,
        SESSION_SECRET: 's'.repeat(48),
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket.settings.bucket,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      let server = await start(settings);
      await publish(server);
      // Its pictures are copied and published by the queue.
      await expect.poll(pageOf(server), { timeout: 100_000, interval: 500 }).toContain('/media/');
      let puts = -1;
      // Compressed forms come when the version is up, and nobody waits for them.
      const isWritten = ({ method, path }: S3Request): boolean =>
        method === 'PUT' && !path.endsWith('.forms');
      const count = (): number => bucket.requests.filter(isWritten).length;
      await expect
        .poll(
          () => {
            const was = puts;
            puts = count();
            return puts - was;
          },
          { timeout: 200_000, interval: 3000 },
        )
        .toBe(0);
      const { save: saveFirst } = await ownerAt(server);
      expect(await saveFirst('In another theme')).toBe(200);
      const before = count();
      expect(await saveFirst('The same, but for a title')).toBe(200);
      const files = count() - before;
      expect(files).toBeGreaterThan(1);
      for (const [at, title] of [
        [1, 'At the first file'],
        [files, 'At the last file'],
      ] as const) {
        const { save } = await ownerAt(server);
        let written = 0;
        bucket.intercept = (request, response) => {
          if (!isWritten(request) || (written += 1) !== at) return false;
          server.child.kill('SIGKILL');
          response.destroy();
          return true;
        };
        expect(await save(title)).toBe('cut');
        await server.exited;
        bucket.intercept = () => false;
        server = await start(settings);
        const page = pageOf(server);
        const started = await page();
        expect(started).toContain('</html>');
        expect(started).not.toContain(title);
        await expect.poll(page, { timeout: 100_000, interval: 500 }).toContain(title);
      }
      await bucket.close();
    },
    SLOW * 4,
  );
});

describeOnEachDatabase('processes that start at once', (engine) => {
  // The embedded database belongs to one process.
  it.skipIf(engine.dialect === 'sqlite')(
    'V13: on an empty database all of them come up, each time',
    async () => {
      const roles = ['web', 'worker', 'web'];
      for (let round = 0; round < START_ROUNDS; round += 1) {
        const empty = await engine.create({ bare: true });
        const folders = await Promise.all(roles.map(() => temporaryFolder()));
        const begun = await Promise.all(
          roles.map((ROLE, index) =>
            spawnServer(built, {
              ROLE,
              DATA_DIR: folders[index]?.path ?? '',
              DATABASE_URL: empty.url ?? '',
              SESSION_SECRET: 's'.repeat(48),
            }),
          ),
        );
        servers.push(...begun);
        const states = () =>
          begun.map(({ child, output }) =>
            child.exitCode === null
              ? (/"msg":"started"/u.exec(output.stdout)?.[0] ?? 'starting')
              : output.stderr,
          );
        await expect.poll(states, { timeout: SLOW, interval: 200 }).not.toContain('starting');
        expect(states()).toEqual(roles.map(() => '"msg":"started"'));
        for (const { child, exited } of begun) {
          child.kill('SIGKILL');
          await exited;
        }
        await Promise.all(folders.map((each) => each.remove()));
        await empty.drop();
      }
    },
    SLOW * START_ROUNDS,
  );

  it.skipIf(engine.dialect === 'sqlite')(
    'one that only answers says at /readyz that no worker lives, until there is one',
    async () => {
      const empty = await engine.create({ bare: true });
      const other = await temporaryFolder();
      const settings = { DATABASE_URL: empty.url ?? '', SESSION_SECRET: 's'.repeat(48) };
      const web = await start({ ...settings, ROLE: 'web' });
      const ready = async (): Promise<string> => (await web.ask('GET', '/readyz')).text;
      expect(await ready()).toBe('ready, but no worker lives: start a process with ROLE=worker\n');
      servers.push(await spawnServer(built, { ...settings, ROLE: 'worker', DATA_DIR: other.path }));
      await expect.poll(ready, { timeout: SLOW, interval: 200 }).toBe('ready\n');
      for (const { child, exited } of servers.splice(0)) {
        child.kill('SIGKILL');
        await exited;
      }
      await other.remove();
      await empty.drop();
    },
    SLOW,
  );
});

describe('SIGTERM', () => {
  it(
    'V11: lets what is under way be answered, takes nothing new, and ends with 0',
    async () => {
      const server = await start();
      const under = Array.from({ length: 6 }, (_, index) => signUp(server, `stop${index}@example.com`));
      // Passwords are hashed two at a time: when the first is answered, the last ones wait inside the server.
      await Promise.race(under);
      server.child.kill('SIGTERM');
      const answers = await Promise.all(
        under.map((answer) =>
          answer.then(
            ({ status }) => status,
            () => 'cut',
          ),
        ),
      );
      expect(answers).toEqual(Array.from({ length: 6 }, () => 201));
      expect(await server.exited).toBe(0);
      await expect(server.ask('GET', '/healthz')).rejects.toThrow('ECONNREFUSED');
    },
    SLOW,
  );

  it(
    'V11: is not ready first, answers for as long as it was told to, and then refuses',
    async () => {
      const server = await start({ STOP_DELAY_SECONDS: '8' });
      server.child.kill('SIGTERM');
      await expect
        .poll(async () => (await server.ask('GET', '/readyz')).text, { interval: 50 })
        .toBe('not ready: stopping\n');
      expect((await server.ask('GET', '/healthz')).status).toBe(200);
      expect((await signUp(server, 'late@example.com')).status).toBe(201);
      expect(await server.exited).toBe(0);
      await expect(server.ask('GET', '/healthz')).rejects.toThrow('ECONNREFUSED');
    },
    SLOW,
  );

  it(
    'closes connections that wait idly for another request',
    async () => {
      const server = await start();
      const socket = connect(server.port, '127.0.0.1');
      socket.write(`GET /healthz HTTP/1.1\r\nHost: dashboard.localhost:${server.port}\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.resume();
      server.child.kill('SIGTERM');
      await closed;
      expect(await server.exited).toBe(0);
    },
    SLOW,
  );
});

describe('errors that nobody caught', () => {
  it(
    'V16: are written down and leave the process serving',
    async () => {
      const server = await start();
      for (let round = 0; round < 3; round += 1) server.child.kill('SIGUSR2');
      await expect.poll(() => server.output.stdout, { timeout: 10_000 }).toContain('thrown in a timer');
      await expect
        .poll(() => server.output.stdout, { timeout: 10_000 })
        .toContain('rejected and not handled');
      expect((await server.ask('GET', '/readyz')).status).toBe(200);
    },
    SLOW,
  );

  it(
    'V16: do not come of callers who go away at every stage',
    async () => {
      const server = await start();
      const body = JSON.stringify({ email: 'abort@example.com', password: PASSWORD, name: 'Ann' });
      const text = `POST /api/auth/email/signup HTTP/1.1\r\nHost: dashboard.localhost:${server.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      for (let index = 0; index < 200; index += 1) {
        const socket = connect(server.port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(text.slice(0, Math.floor((text.length * index) / 200) + 1));
        setTimeout(() => (index % 2 === 0 ? socket.destroy() : socket.resetAndDestroy()), index % 20);
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await server.ask('GET', '/readyz')).status).toBe(200);
      expect(server.output.stdout).not.toContain('"level":60');
    },
    SLOW,
  );
});
