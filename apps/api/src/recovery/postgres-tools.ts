import { runTool } from './run-tool.ts';

/** What the address of a database may say to PostgreSQL's own programs; the rest is for our driver alone. */
const KNOWN = new Set([
  'host',
  'port',
  'sslmode',
  'sslcert',
  'sslkey',
  'sslrootcert',
  'options',
  'connect_timeout',
  'application_name',
]);

/** The address without its password, which a list of processes would show, and the password for the environment. */
export function toolSettings(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const asked = url.searchParams;
  if (asked.get('ssl') === 'true' && !asked.has('sslmode')) asked.set('sslmode', 'require');
  const foreign = [...asked.keys()].filter((name) => !KNOWN.has(name));
  for (const name of foreign) asked.delete(name);
  return { address: url.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

const WITHOUT_RIGHTS = ['--no-owner', '--no-privileges'];

/** Writes the database as it is in the snapshot into a file that pg_restore reads. */
export async function dumpPostgres(
  databaseUrl: string,
  { snapshot, to, signal }: { snapshot: string; to: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { address, env } = toolSettings(databaseUrl);
  await runTool(
    'pg_dump',
    [
      '--format=custom',
      '--compress=1',
      ...WITHOUT_RIGHTS,
      `--snapshot=${snapshot}`,
      `--file=${to}`,
      `--dbname=${address}`,
    ],
    { env, signal },
  );
}

/** All of it or nothing. */
export async function restorePostgres(databaseUrl: string, from: string): Promise<void> {
  const { address, env } = toolSettings(databaseUrl);
  await runTool(
    'pg_restore',
    ['--exit-on-error', '--single-transaction', ...WITHOUT_RIGHTS, `--dbname=${address}`, from],
    { env },
  );
}
