import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { SiteFile } from './build-site.ts';
import { CommandFailure, EXIT } from './exit-codes.ts';

/** Lists what the last run wrote, so that the next one knows what is its own. */
const LIST = '.tosite.json';
const ListSchema = v.object({ files: v.record(v.string(), v.string()) });

export type Written = { written: number; unchanged: number; removed: number; bytes: number };

/**
 * Puts the files into the folder. Only what changed is written, each file whole or not at all; what an earlier run
 * wrote and this one did not is removed; nothing else in the folder is touched. Throws CommandFailure when a file of
 * somebody else stands where one of ours belongs.
 */
export async function writeSite(folder: string, files: readonly SiteFile[]): Promise<Written> {
  const known = await readList(folder);
  const foreign = files.find(({ path }) => !(path in known) && existsSync(join(folder, path)));
  if (foreign !== undefined) {
    throw new CommandFailure(
      EXIT.folder,
      `"${join(folder, foreign.path)}" is there already and was not written by this command. Choose an empty folder with --out, or move the file away.`,
    );
  }
  const counts: Written = { written: 0, unchanged: 0, removed: 0, bytes: 0 };
  const hashes: Record<string, string> = {};
  try {
    await mkdir(folder, { recursive: true });
    // What is about to be written is ours from here on, also when this run is stopped in the middle.
    await writeWhole(
      join(folder, LIST),
      list({ ...known, ...Object.fromEntries(files.map(({ path }) => [path, ''])) }),
    );
    // Pages last: they name the others.
    const ordered = [...files].sort((a, b) => Number(isPage(a.path)) - Number(isPage(b.path)));
    for (const { path, body } of ordered) {
      const hash = createHash('sha256').update(body).digest('hex');
      hashes[path] = hash;
      counts.bytes += body.length;
      if (known[path] === hash && existsSync(join(folder, path))) {
        counts.unchanged += 1;
        continue;
      }
      await writeWhole(join(folder, path), body);
      counts.written += 1;
    }
    for (const path of Object.keys(known).filter((path) => !(path in hashes))) {
      await rm(join(folder, path), { force: true });
      counts.removed += 1;
    }
    await writeWhole(join(folder, LIST), list(hashes));
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CommandFailure(
      EXIT.folder,
      `"${folder}" cannot be written (${code}). Choose another folder with --out.`,
      error,
    );
  }
  return counts;
}

const isPage = (path: string) => path.endsWith('.html');

function list(files: Record<string, string>): Buffer {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return Buffer.from(`${JSON.stringify({ files: sorted }, null, 2)}\n`);
}

async function readList(folder: string): Promise<Record<string, string>> {
  try {
    const read = v.safeParse(ListSchema, JSON.parse(await readFile(join(folder, LIST), 'utf8')));
    if (!read.success) return {};
    // The list may have been changed by hand: only paths that stay in the folder are ours.
    return Object.fromEntries(
      Object.entries(read.output.files).filter(
        ([path]) => !path.split(/[\\/]/u).includes('..') && !path.startsWith('/'),
      ),
    );
  } catch {
    return {};
  }
}

async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}.half`;
  await writeFile(half, body);
  await rename(half, path);
}
