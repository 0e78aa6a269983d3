import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that is made once and kept in the data folder, readable by its owner only. Where a backup was made while
 * SESSION_SECRET was being changed, the older one stands below it.
 */
export async function keptSecrets(dataDir: string): Promise<string[]> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  const known = await read(path);
  if (known !== null) return known;
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(temporary, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is made whole or not at all, and never over another process's secret.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  const made = await read(path);
  if (made === null) throw new Error(`${path} holds no secret; remove the file and start again`);
  return made;
}

async function read(path: string): Promise<string[] | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const secrets = (text ?? '').split('\n').map((line) => line.trim());
  const usable = secrets.filter((secret) => secret.length >= 32);
  return usable.length > 0 ? usable : null;
}
