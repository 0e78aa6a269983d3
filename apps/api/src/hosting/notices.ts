import { createHash } from 'node:crypto';
import { renderNotice, type Notice } from '@tosite/site-renderer/notice-page';
import type { Env } from '../env.ts';
import { servedFile, type ServedFile } from './served-file.ts';

export type NoticePage = ServedFile & { styleHashes: readonly string[] };

/** The pages that stand where a site does not: drawn once at the start. */
export type Notices = Record<
  'deleted' | 'suspended' | 'held' | 'unpublished' | 'starting' | 'missing' | 'preview',
  NoticePage
>;

export function createNotices(env: Env): Notices {
  const notice = (title: string, text: string) => noticePage(env, { title, text });
  return {
    deleted: notice('This site is gone', 'Its owner has taken it down.'),
    suspended: notice('This site is not available', 'It was taken down.'),
    held: notice('This site is not available right now', 'Come back later.'),
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

/** Where somebody without script is led to from the form: what they can do with the preview, and what needs a script. */
export function previewIsReady(env: Env, previewId: string): NoticePage {
  return noticePage(env, {
    title: 'Your site is ready to look at',
    text: 'It is a preview: only who has its address can see it, and it is deleted after a day. Look at it first. To put it on the web under a name that you choose you need a browser with JavaScript switched on.',
    next: [
      { label: 'Look at the site', url: `${env.previewOrigin}/${previewId}/` },
      { label: 'Make this site yours', url: `${env.dashboardOrigin}/website/preview?id=${previewId}` },
    ],
  });
}

function noticePage(env: Env, words: Omit<Notice, 'link'>): NoticePage {
  const page = renderNotice({ ...words, link: { label: env.companyName, url: `${env.dashboardOrigin}/` } });
  const tag = createHash('sha256').update(page.body).digest('hex');
  return { ...servedFile(page.body, page.contentType, tag), styleHashes: page.styleHashes };
}
