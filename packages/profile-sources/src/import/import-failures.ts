import type { Platform } from '@tosite/validation/platforms';
import { shownName } from './archive/archive-failures.ts';
import { ImportFailure } from './import-result.ts';
import { inWords } from './in-words.ts';
import type { FileKind } from './sniff-file.ts';

/* An upload that is none of the exports that are known: what was found, what is expected. */

const EXPECTED: Record<Platform, string> = {
  linkedin: 'Drop the ZIP of your LinkedIn data (it holds Profile.csv), or your profile saved as PDF.',
  youtube: 'Drop the ZIP of your YouTube Takeout (it holds channel.csv and videos.csv).',
  instagram: 'Drop the ZIP of your Instagram data, requested as JSON (it holds posts_1.json).',
  github: 'GitHub needs no file: paste the link of your profile. A JSON Resume works too.',
};
const EXPECTED_ANY =
  'Drop your LinkedIn data (the ZIP with Profile.csv, or your profile saved as PDF), your Instagram data (the ZIP with posts_1.json), your YouTube Takeout (the ZIP with channel.csv) or a JSON Resume.';

function expected(platform: Platform | null): string {
  return platform === null ? EXPECTED_ANY : EXPECTED[platform];
}

const WHAT: Partial<Record<FileKind, string>> = {
  rar: 'is a RAR archive, not a ZIP',
  '7z': 'is a 7z archive, not a ZIP',
  gzip: 'is a .tgz archive, not a ZIP: choose .zip when you request the download',
  html: 'is a web page, not a ZIP',
  office: 'is an Excel or Word file, not a ZIP',
  picture: 'is a picture, not a ZIP',
  empty: 'is empty: the download was cut off',
  json: 'is a JSON file, but neither a JSON Resume nor posts of Instagram',
  unknown: "isn't a ZIP file",
};

export function wrongFile(name: string, kind: FileKind, platform: Platform | null): ImportFailure {
  const claimsZip = /\.zip$/iu.test(name) && (kind === 'text' || kind === 'json');
  const what = claimsZip ? "isn't a ZIP file" : (WHAT[kind] ?? 'is not a file we know');
  return new ImportFailure(`${shownName(name)} ${what}. ${expected(platform)}`);
}

export function wrongArchive(paths: readonly string[], platform: Platform | null): ImportFailure {
  const names = [...new Set(paths.map((path) => shownName(path)))];
  const found = `We found ${inWords(names.slice(0, 3), names.length)}.`;
  if (paths.some((path) => path === '[Content_Types].xml')) {
    return new ImportFailure(`This is an Excel or Word file, not a ZIP of your data. ${expected(platform)}`);
  }
  if (paths.every((path) => /\.(?:zip|tgz|rar|7z)$/iu.test(path))) {
    return new ImportFailure(
      `This ZIP holds only another archive (${names[0] ?? ''}). Drop that one. ${expected(platform)}`,
    );
  }
  if (platform === 'linkedin') {
    return new ImportFailure(
      `This ZIP has no Profile.csv. Choose Profile (and Positions) when you request it. ${found}`,
    );
  }
  if (platform === 'youtube') {
    return new ImportFailure(
      `This ZIP has no channel.csv. Choose “channels” and “video metadata” under YouTube when you request it. ${found}`,
    );
  }
  return new ImportFailure(`This ZIP holds none of the files we know. ${found} ${expected(platform)}`);
}

export function nothingDropped(platform: Platform | null): ImportFailure {
  return new ImportFailure(`No file was uploaded. ${expected(platform)}`);
}

export const tooManyFiles = () =>
  new ImportFailure('More than 100 files were uploaded at once. Drop the ZIPs of your download only.');
