import type { RichText } from '@tosite/validation/profile/profile';
import { cleanText } from '../text/clean-text.ts';
import type { GithubReadme } from './github-responses.ts';

/**
 * The profile page's Markdown as it was written: whoever shows it makes it safe. Relative addresses in it belong to
 * the folder that the file is in, on the server of raw files; null base: it could not be told.
 */
export function toAbout(readme: GithubReadme | null, rawBase: string): RichText | null {
  if (readme?.content === null || readme === null || readme.encoding !== 'base64') return null;
  const text = cleanText(Buffer.from(readme.content, 'base64').toString('utf8'), 200_000);
  return text === null ? null : { format: 'markdown', text, base: readmeBase(readme.download_url, rawBase) };
}

function readmeBase(download: string | null, rawBase: string): string | null {
  if (download === null || !URL.canParse(download)) return null;
  const { hostname, pathname } = new URL(download);
  if (hostname !== 'raw.githubusercontent.com') return null;
  // GitHub names its own server, wherever the settings say that it is reached.
  const base = rawBase.replace(/\/$/u, '') + pathname.slice(0, pathname.lastIndexOf('/') + 1);
  return base.length > 2048 ? null : base;
}
