import { setTimeout as pause } from 'node:timers/promises';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/all.ts';
import { openDatabase } from '../database/open-database.ts';
import { parseEnv } from '../env.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { backUp } from './back-up.ts';
import { openShelf } from './shelf.ts';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import {
  buildServer,
  spawnCommand,
  spawnServer,
  startServerProcess,
  temporaryFolder,
  type ServerBuild,
  type ServerProcess,
} from '../testing/server-processes.ts';

const SLOW = 400_000;
const PASSWORD = 'correct horse battery 9';
const OWNER = 'owner@example.com';

let built: ServerBuild;
beforeAll(async () => {
  built = await buildServer();
}, SLOW);
afterAll(async () => built.remove());

// The embedded database with files in a folder; PostgreSQL with files in a bucket, whose backups are there as well.
describeOnEachDatabase('backup and restore', (engine) => {
  type Place = { settings: Record<string, string>; bucket: S3Server | null; remove(): Promise<void> };
  const places: Place[] = [];
  const running: ServerProcess[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.child.kill('SIGKILL');
      await server.exited;
    }
    for (const place of places.splice(0)) await place.remove();
  });

  /** Somewhere empty for an installation. */
  const somewhere = async (more: Record<string, string> = {}): Promise<Place> => {
    const folder = await temporaryFolder();
    const common = { DATA_DIR: join(folder.path, 'data'), PUBLIC_PORT: '8080', ...more };
    let place: Place;
    if (engine.dialect === 'sqlite') {
      const BACKUP_TO = join(folder.path, 'backups');
      place = { settings: { ...common, BACKUP_TO }, bucket: null, remove: () => folder.remove() };
    } else {
      const test: TestDatabase = await engine.create({ bare: true });
      const bucket = await startS3Server();
      place = {
        bucket,
        settings: {
          ...common,
          DATABASE_URL: test.url ?? '',
          SESSION_SECRET: 's'.repeat(48),
          S3_ENDPOINT: bucket.settings.endpoint,
          S3_BUCKET: bucket.settings.bucket,
          S3_REGION: bucket.settings.region,
          S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
          S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
          BACKUP_TO: 'bucket',
        },
        async remove() {
          await bucket.close();
          await test.drop();
          await folder.remove();
        },
      };
    }
    places.push(place);
    return place;
  };
  const start = async ({ settings }: Place): Promise<ServerProcess> => {
    const server = await startServerProcess(built, settings);
    running.push(server);
    return server;
  };
  const stop = async (server: ServerProcess): Promise<void> => {
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  };
  const command = async (place: Place, ...args: string[]) => {
    const { exited, output } = spawnCommand(built, args, place.settings);
    const code = await exited;
    return { code, ...output };
  };
  const backUpByCommand = async (place: Place): Promise<string> => {
    const { code, stdout, stderr } = await command(place, 'backup');
    expect([code, stderr]).toEqual([0, '']);
    return stdout.trimEnd().split('\n').at(-1) ?? '';
  };
  /** A backup as bytes, wherever it is. */
  const bytesOf = async ({ bucket }: Place, backup: string): Promise<Buffer> =>
    bucket === null
      ? readFile(backup)
      : (bucket.objects.get(backup.replace('bucket:', 'backups/')) ?? Buffer.alloc(0));
  /** Takes a backup from one place to another. Answers its name there. */
  const carry = async (
    from: Place,
    backup: string,
    to: Place,
    change = (bytes: Buffer) => bytes,
  ): Promise<string> => {
    const bytes = change(Buffer.from(await bytesOf(from, backup)));
    const name = backup.replace(/^.*[/:]/u, '');
    if (to.bucket !== null) {
      to.bucket.objects.set(`backups/${name}`, bytes);
      return `bucket:${name}`;
    }
    const folder = to.settings['BACKUP_TO'] ?? '';
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  const json = (text: string) => JSON.parse(text) as Record<string, string>;
  const signIn = async (server: ServerProcess) => {
    const { text } = await server.ask('POST', '/api/auth/email/login', { email: OWNER, password: PASSWORD });
    return { authorization: `Bearer ${json(text)['accessToken'] ?? ''}` };
  };
  const makeSite = async (server: ServerProcess, label: string, bearer: Record<string, string>) => {
    const preview = await server.ask('POST', '/api/onboard/previewData', {
      profileUrl: 'https://github.com/tosite-sample-tove',
    });
    const { previewId, website_type: type } = json(preview.text);
    const site = { websiteName: label, websiteDomain: label, theme: 'swiss', type, previewId };
    return (await server.ask('POST', '/api/website/create', site, bearer)).status;
  };
  const visit = (server: ServerProcess, label: string, path = '/') =>
    server.ask('GET', path, undefined, { host: `${label}.localhost:8080` });
  /** An owner with a site whose pictures are there, and the refresh token of a browser. */
  const openInstallation = async (server: ServerProcess): Promise<{ refreshToken: string }> => {
    const signed = await server.ask('POST', '/api/auth/email/signup', {
      email: OWNER,
      password: PASSWORD,
      name: 'Ann',
    });
    expect(await makeSite(server, 'first', await signIn(server))).toBe(201);
    await expect
      .poll(async () => (await visit(server, 'first')).text, { timeout: 60_000, interval: 500 })
      .toContain('/media/');
    return { refreshToken: json(signed.text)['refreshToken'] ?? '' };
  };

  it(
    'V12: made while people write brings back every write that came before it, on another port, page for page',
    async () => {
      const here = await somewhere();
      const server = await start(here);
      const { refreshToken } = await openInstallation(server);
      const state = { isOver: false };
      const before: string[] = [];
      let count = 0;
      const bearer = await signIn(server);
      /** Sites come, change and go. */
      const write = async (writer: number): Promise<void> => {
        for (let index = 0; !state.isOver; index += 1) {
          const label = `w${writer}n${index}`;
          if ((await makeSite(server, label, bearer)) !== 201) continue;
          before.push(label);
          count += 1;
          const designData = {
            theme_name: 'atelier',
            theme_mode: 'dark',
            sections: { about: { title: label } },
          };
          await server.ask('POST', '/api/design', { domainName: label, designData }, bearer);
        }
      };
      const writers = [write(0), write(1)];
      await expect.poll(() => count, { timeout: 120_000 }).toBeGreaterThan(1);
      const acknowledged = [...before];
      const backup = await backUpByCommand(here);
      const written = count;
      await expect.poll(() => count, { timeout: 120_000 }).toBeGreaterThan(written);
      state.isOver = true;
      await Promise.all(writers);
      // What the first site shows has not changed since.
      const page = await visit(server, 'first');
      const picture = /\/media\/[\w-]+\.webp/u.exec(page.text)?.[0] ?? '';
      const shown = [page.text, (await visit(server, 'first', picture)).text];
      await stop(server);

      const there = await somewhere();
      const carried = await carry(here, backup, there);
      if (here.bucket === null) await rm(here.settings['DATA_DIR'] ?? '', { recursive: true });
      else here.bucket.objects.clear();
      const restored = await command(there, 'restore', carried);
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      expect(restored.stdout).toMatch(
        /^Restored: 1 users, \d+ websites, 0 posts, \d+ files\.\nStart the server\.\n$/u,
      );

      const again = await start(there);
      expect(again.port).not.toBe(server.port);
      expect([(await visit(again, 'first')).text, (await visit(again, 'first', picture)).text]).toEqual(
        shown,
      );
      expect((await again.ask('POST', '/api/auth/refresh-token', { refreshToken })).status).toBe(200);
      const statuses = await Promise.all(
        acknowledged.map(async (label) => (await visit(again, label)).status),
      );
      expect(statuses).toEqual(acknowledged.map(() => 200));
      expect(await makeSite(again, 'afterwards', await signIn(again))).toBe(201);
    },
    SLOW * 2,
  );

  it(
    'V12: refuses what is cut off, altered, newer, or would go where something is',
    async () => {
      const here = await somewhere();
      const server = await start(here);
      await openInstallation(server);
      const backup = await backUpByCommand(here);
      const there = await somewhere();
      const refused = async (change: (bytes: Buffer) => Buffer): Promise<string> => {
        const { code, stderr } = await command(there, 'restore', await carry(here, backup, there, change));
        expect(code).toBe(78);
        return stderr;
      };
      expect(await refused((bytes) => bytes.subarray(0, bytes.length / 2))).toContain(
        'is not a whole backup',
      );
      expect(await refused((bytes) => bytes.subarray(0, bytes.length - 1))).toMatch(
        /is not a whole backup|was changed/u,
      );
      for (const part of [0.001, 0.3, 0.7, 0.9999])
        expect(
          await refused((bytes) => {
            const at = Math.floor(bytes.length * part);
            bytes.writeUInt8((bytes.readUInt8(at) + 1) % 256, at);
            return bytes;
          }),
        ).toMatch(/was changed since it was made/u);
      expect(await refused(() => Buffer.from('PK no archive '.repeat(1000)))).toContain(
        'is not a whole backup',
      );
      // Nothing of it stays.
      const left = await readdir(there.settings['DATA_DIR'] ?? '').catch(() => []);
      expect(left).toEqual([]);
      expect([...(there.bucket?.objects.keys() ?? [])].filter((key) => !key.startsWith('backups/'))).toEqual(
        [],
      );
      expect((await command(there, 'restore', 'no-such-file.zip')).stderr).toBe(
        'There is no file no-such-file.zip.\n',
      );

      // Where a server runs, and where one ran.
      const running = await command(here, 'restore', backup);
      expect([running.code, running.stdout]).toEqual([78, '']);
      expect(running.stderr).toMatch(/is in use by another process|is not empty/u);
      await stop(server);
      const ran = await command(here, 'restore', backup);
      expect([ran.code, ran.stderr]).toEqual([78, expect.stringContaining('is not empty: it holds')]);
      expect((await start(here)).port).toBeGreaterThan(0);
    },
    SLOW,
  );

  it(
    'of a newer version is refused by a name that this one does not know',
    async () => {
      const here = await somewhere();
      await stop(await start(here));
      await onDatabase(here, `insert into schema_migrations values ('999-later', 'x', 0)`);
      const backup = await backUpByCommand(here);
      const there = await somewhere();
      const { code, stderr } = await command(there, 'restore', await carry(here, backup, there));
      expect([code, stderr]).toEqual([
        78,
        expect.stringMatching(
          /was made by a newer version: its database has 999-later, which this version does not know/u,
        ),
      ]);
    },
    SLOW,
  );

  it(
    'that is killed leaves nothing that looks like a backup; what it left goes with the next',
    async () => {
      const here = await somewhere();
      const server = await start(here);
      await openInstallation(server);
      const seen = async (): Promise<string[]> =>
        here.bucket === null
          ? readdir(here.settings['BACKUP_TO'] ?? '').catch(() => [])
          : [...here.bucket.objects.keys()].filter((key) => key.startsWith('backups/'));
      for (let round = 0; round < 4; round += 1) {
        const { child, exited } = spawnCommand(built, ['backup'], here.settings);
        setTimeout(() => child.kill('SIGKILL'), 500 + round * 150);
        await exited;
      }
      const work = here.settings['BACKUP_TO'] ?? '';
      const folder = here.bucket === null ? work : join(here.settings['DATA_DIR'] ?? '', 'backups');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'tosite-2020-01-01t000000z-01234567.zip.part-database-wal'), 'of a kill');
      const whole = (await seen()).filter((name) => name.endsWith('.zip'));
      const backup = await backUpByCommand(here);
      const names = (await seen()).filter((name) => !name.startsWith('lock.'));
      expect(names.filter((name) => !name.endsWith('.zip'))).toEqual([]);
      expect(names).toHaveLength(whole.length + 1);
      expect(here.bucket?.uploads.size ?? 0).toBe(0);
      expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
      expect((await bytesOf(here, backup)).length).toBeGreaterThan(10_000);
    },
    SLOW,
  );

  it(
    'a restore that is killed is no installation, and goes on when it is run again',
    async () => {
      const here = await somewhere();
      const server = await start(here);
      await openInstallation(server);
      const page = (await visit(server, 'first')).text;
      const backup = await backUpByCommand(here);
      await stop(server);
      const there = await somewhere();
      const carried = await carry(here, backup, there);
      let cut = 0;
      // From the moment on which something stands there, later and later.
      for (const wait of [0, 30, 120, 480, 2000]) {
        const { child, exited } = spawnCommand(built, ['restore', carried], there.settings);
        const killed = killOnce(child, () => hasBegun(there), wait);
        const code = await exited;
        await killed;
        if (code === 0) break;
        if (!(await hasBegun(there))) continue;
        cut += 1;
        if (cut > 1) continue;
        const early = await spawnServer(built, there.settings);
        expect([await early.exited, early.output.stderr]).toEqual([
          78,
          expect.stringMatching(
            /^A restore into .* was begun and did not come to its end\. Run it again \(restore /u,
          ),
        ]);
      }
      if (await hasBegun(there)) await command(there, 'restore', carried);
      expect(cut).toBeGreaterThan(0);
      expect((await visit(await start(there), 'first')).text).toBe(page);
    },
    SLOW * 2,
  );

  it(
    'into another domain draws every page again',
    async () => {
      const here = await somewhere();
      const server = await start(here);
      await openInstallation(server);
      await stop(server);
      const backup = await backUpByCommand(here);
      const there = await somewhere({ SITES_DOMAIN: 'moved.localhost' });
      const { stdout } = await command(there, 'restore', await carry(here, backup, there));
      expect(stdout).toContain('1 websites are published anew when the server starts');
      const again = await start(there);
      await expect
        .poll(
          async () => (await again.ask('GET', '/', undefined, { host: 'first.moved.localhost:8080' })).text,
          { timeout: 60_000, interval: 500 },
        )
        .toContain('http://first.moved.localhost:8080/');
    },
    SLOW,
  );

  it(
    'of an older version is brought forward',
    async () => {
      const here = await somewhere();
      const there = await somewhere();
      const reading = parseEnv(here.settings);
      if (!reading.ok) throw new Error(reading.problems.join('\n'));
      const { env } = reading;
      const last = MIGRATIONS.findIndex(({ name }) => name === '022-site-files');
      const database = await openDatabase(env);
      await migrate(database, { migrations: MIGRATIONS.slice(0, last + 1) });
      await database.close();
      expect((await command(here, 'backup')).stderr).toMatch(/is of an older version \(it has no 023-/u);
      const { place } = await backUp({
        env,
        storage: await openStorage(env),
        shelf: await openShelf(env),
        secrets: ['s'.repeat(48)],
        expected: 0,
      });
      const restored = await command(there, 'restore', await carry(here, place, there));
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      expect(restored.stdout).toContain('The database was brought forward: 023-');
      await start(there);
    },
    SLOW,
  );

  it(
    'V12: check finds what is missing, altered and of nobody, and mends what can be',
    async () => {
      const here = await somewhere();
      const server = await start(here);
      await openInstallation(server);
      const page = (await visit(server, 'first')).text;
      // Its pictures are copied while it is up already: nothing of that is under way any more.
      let stored = -1;
      for (let count = await countOf(here); count !== stored; count = await countOf(here)) {
        stored = count;
        await pause(4000);
      }
      await stop(server);
      const backup = await backUpByCommand(here);
      const well = await command(here, 'check');
      expect([well.code, well.stdout]).toEqual([
        0,
        expect.stringMatching(
          /^The database is whole\.\n(\d+) of \1 files that rows name are there and as they were written\.\n$/u,
        ),
      ]);
      const storage = await storageOf(here);
      const keys = await keysOf(storage);
      const [pageKey = '', otherKey = ''] = keys.filter((key) => key.startsWith('sites/'));
      const [picture = ''] = keys.filter((key) => key.startsWith('media/'));
      await storage.delete(pageKey);
      await storage.put(otherKey, Buffer.from('something else'));
      await storage.delete(picture);
      await storage.put('sites/web_0/pub_0/0', Buffer.from('of nobody'));
      const unwell = await command(here, 'check');
      expect(unwell.code).toBe(1);
      expect(unwell.stdout).toContain(`1 files of pages of websites are missing: ${pageKey}.`);
      expect(unwell.stdout).toContain(`1 files of pages of websites are not what was written: ${otherKey}.`);
      expect(unwell.stdout).toContain(`1 files of pictures and films are missing: ${picture}.`);
      expect(unwell.stdout).toContain('1 files are named by no row.');
      // Pages without the backup, then the picture with it.
      const alone = await command(here, 'check', '--mend');
      expect(alone.stdout).toContain(
        '1 websites are drawn again: by the server that runs, or at its next start.',
      );
      expect(alone.stdout).toContain('1 files of pictures, films or previews are still missing');
      expect(alone.stdout.includes('1 files that no row names were deleted.')).toBe(here.bucket === null);
      const withIt = await command(here, 'check', '--mend', backup);
      expect(withIt.stdout).toContain('1 files were put back out of the backup.');
      const again = await start(here);
      await expect
        .poll(async () => (await visit(again, 'first')).text, { timeout: 60_000, interval: 500 })
        .toBe(page);
      await stop(again);
      expect((await command(here, 'check')).code).toBe(0);
    },
    SLOW,
  );

  const hasBegun = async ({ settings }: Place): Promise<boolean> =>
    (await readdir(settings['DATA_DIR'] ?? '').catch(() => [] as string[])).includes(
      'restore-unfinished.json',
    );

  /** Kills a process a while after something became so, unless it has ended by then. */
  const killOnce = async (
    child: { exitCode: number | null; kill: (signal: 'SIGKILL') => boolean },
    isSo: () => Promise<boolean>,
    after: number,
  ): Promise<void> => {
    while (child.exitCode === null && !(await isSo())) await pause(2);
    await pause(after);
    child.kill('SIGKILL');
  };

  const storageOf = async ({ settings }: Place): Promise<Storage> => {
    const reading = parseEnv(settings);
    if (!reading.ok) throw new Error(reading.problems.join('\n'));
    return openStorage(reading.env);
  };
  const countOf = async (place: Place): Promise<number> => (await keysOf(await storageOf(place))).length;
  const keysOf = async (storage: Storage): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of storage.list('')) keys.push(key);
    return keys.sort();
  };

  /** Writes into the database of a stopped installation. */
  async function onDatabase({ settings }: Place, statement: string): Promise<void> {
    const database = await openDatabase({
      databaseUrl: settings['DATABASE_URL'] ?? null,
      dataDir: settings['DATA_DIR'] ?? '',
    });
    await sql.raw(statement).execute(database.db);
    await database.close();
  }
});
