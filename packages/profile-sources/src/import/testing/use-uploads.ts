import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@tosite/validation/platforms';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { SourceReportSchema } from '@tosite/validation/profile/source-report';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect } from 'vitest';
import { importFiles, type ImportFilesOptions } from '../import-files.ts';
import { ImportFailure, type ImportResult } from '../import-result.ts';
import { writeZip } from './write-zip.ts';

/* Uploads as the server hands them over: files in a folder, with the names that their owner gave them. */

export type Drop = { name: string; data: Buffer | string };
type Options = Partial<Omit<ImportFilesOptions, 'files'>> & { platform?: Platform | null };

export const NOW = new Date('2026-11-20T09:14:00.000Z');

/** Imports dropped files. Whatever comes out is checked to be a whole result, and nothing may be left in the folder. */
export function useUploads() {
  let folder = '';
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tosite-import-'));
  });
  afterAll(async () => {
    const left = await readdir(folder);
    await rm(folder, { recursive: true, force: true });
    expect(left).toHaveLength(count);
  });

  async function put(drops: readonly Drop[]): Promise<{ path: string; name: string }[]> {
    return Promise.all(
      drops.map(async ({ name, data }) => {
        count += 1;
        const path = join(folder, String(count));
        await writeFile(path, data);
        return { path, name };
      }),
    );
  }

  async function run(drops: readonly Drop[], options: Options = {}): Promise<ImportResult> {
    const result = await importFiles({
      files: await put(drops),
      platform: null,
      importId: 'i1',
      now: () => NOW,
      signal: AbortSignal.timeout(20_000),
      ...options,
    });
    parse(ProfileSchema, result.profile);
    parse(SourceReportSchema, result.report);
    expect(JSON.stringify([result.profile, result.report, result.unusable])).not.toMatch(UNREADABLE);
    return result;
  }

  return {
    put,
    drop: run,
    /** One ZIP with these files. */
    dropZip: (files: Record<string, string | Buffer>, options?: Options) =>
      run([{ name: 'export.zip', data: zipOf(files) }], options),
    /** The failure of an upload that cannot be used. */
    async fail(drops: readonly Drop[], options?: Options): Promise<ImportFailure> {
      const failure = await run(drops, options).then(
        () => null,
        (error: unknown) => error,
      );
      if (!(failure instanceof ImportFailure)) throw new Error(`no ImportFailure but ${String(failure)}`);
      expect(failure.code).toBe('unusable_export');
      expect(failure.next.length).toBeGreaterThan(0);
      expect(failure.message).not.toMatch(UNREADABLE);
      expect(failure.message).not.toContain('*');
      return failure;
    },
  };
}

export const UNREADABLE = /\bundefined\b|\[object Object\]|\bNaN\b|Invalid [Dd]ate/u;

export function zipOf(files: Record<string, string | Buffer>): Buffer {
  return writeZip(Object.entries(files).map(([name, data]) => ({ name, data })));
}

export function fixturePath(path: string): string {
  return fileURLToPath(new URL(`../../../fixtures/${path}`, import.meta.url));
}
