import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL database that migrated ones are copied from; made by whoever needs it first. */
    templateDatabase: string;
    /** The folder that the server is bundled into; the same. */
    serverBuild: string;
  }
}

/** Names what all test files of a run share, and takes it away after them. */
export function setup(project: TestProject): () => Promise<void> {
  const run = randomBytes(8).toString('hex');
  const template = `tosite_template_${run}`;
  // Inside the package, so that the bundle finds the packages that stay outside of it.
  const build = fileURLToPath(new URL(`../../node_modules/.server-process-${run}`, import.meta.url));
  project.provide('templateDatabase', template);
  project.provide('serverBuild', build);
  return async () => {
    await rm(build, { recursive: true, force: true });
    const url = process.env.TEST_DATABASE_URL ?? '';
    if (url === '') return;
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(`drop database if exists ${template} with (force)`);
    } finally {
      await client.end();
    }
  };
}
