import { createHash } from 'node:crypto';
import { renderNotice } from '@tosite/site-renderer/notice-page';
import type { Env } from '../env.ts';
import { servedFile, type ServedFile } from './served-file.ts';

/** The pages that stand where a site does not: drawn once at the start. */
export type Notices = Record<
  'deleted' | 'suspended' | 'unpublished' | 'starting' | 'missing' | 'preview',
  ServedFile & { styleHashes: readonly string[] }
>;

export function createNotices(env: Env): Notices {
  const notice = (title: string, text: string): Notices['missing'] => {
    const page = renderNotice({
      title,
      text,
      link: { label: env.companyName, url: `${env.dashboardOrigin}/` },
    });
    const tag = createHash('sha256').update(page.body).digest('hex');
    return { ...servedFile(page.body, page.contentType, tag), styleHashes: page.styleHashes };
  };
  return {
    deleted: notice('This site is gone', 'Its owner has taken it down.'),
    suspended: notice('This site is not available', 'It was taken down.'),
    unpublished: notice('This site is offline', 'Its owner has taken it offline for now.'),
    starting: notice('This site is being made', 'Load this page again in a few seconds.'),
    missing: notice(
      'There is no such page',
      'The address may have changed. Go back to the start of this site.',
    ),
    preview: notice(
      'This preview is over',
      'Previews are deleted after a day. Paste the profile link again to make a new one.',
    ),
  };
}
