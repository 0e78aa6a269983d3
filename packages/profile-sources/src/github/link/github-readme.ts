import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import type { RichText } from '@tosite/validation/profile/profile';
import { cleanText } from '../../text/clean-text.ts';
import type { GithubReadme } from './github-responses.ts';

const MAX_CHARACTERS = 200_000;
const LONGEST_ADDRESS = 2048;

/**
 * The profile page's Markdown as it was written: whoever shows it makes it safe. Relative pictures in it belong to the
 * server of raw files, links to the pages of GitHub that show a file; null bases: they could not be told.
 */
export function toAbout(readme: GithubReadme | null, rawBase: string): RichText | null {
  if (readme?.content === null || readme === null || readme.encoding !== 'base64') return null;
  const text = cleanText(Buffer.from(readme.content, 'base64').toString('utf8'), MAX_CHARACTERS);
  if (text === null) return null;
  return { format: 'markdown', text, ...basesOf(readme, rawBase) };
}

/** How many of its characters are not in the profile, and how many are; null: all are. */
export function readmeBeyond(readme: GithubReadme | null): { kept: number; beyond: number } | null {
  if (readme?.content === null || readme === null || readme.encoding !== 'base64') return null;
  // Base64 is longer than what it holds.
  if (readme.content.length <= MAX_CHARACTERS) return null;
  const whole = cleanText(Buffer.from(readme.content, 'base64').toString('utf8'), Number.MAX_SAFE_INTEGER);
  const kept = cleanText(whole, MAX_CHARACTERS)?.length ?? 0;
  const beyond = (whole?.length ?? 0) - kept;
  return beyond > 0 ? { kept, beyond } : null;
}

type Bases = Pick<RichText, 'base' | 'root' | 'linkBase' | 'linkRoot'>;

function basesOf({ download_url: download, path }: GithubReadme, rawBase: string): Bases {
  if (download === null || !canParseUrl(download)) return { base: null };
  const { hostname, pathname } = new URL(download);
  if (hostname !== 'raw.githubusercontent.com') return { base: null };
  // GitHub names its own server, wherever the settings say that it is reached.
  const base = rawBase.replace(/\/$/u, '') + folderOf(pathname);
  if (base.length > LONGEST_ADDRESS) return { base: null };
  const [, owner, repo] = /^\/([\w-]+)\/([\w.-]+)\//u.exec(pathname) ?? [];
  if (owner === undefined || repo === undefined || path === null) return { base };
  const inside = folderOf(path);
  const linkRoot = `https://github.com/${owner}/${repo}/blob/HEAD/`;
  return {
    base,
    ...(base.endsWith(`/${inside}`) ? { root: base.slice(0, base.length - inside.length) } : {}),
    linkBase: linkRoot + inside,
    linkRoot,
  };
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
