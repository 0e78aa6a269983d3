import { github, githubWithToken } from './github.ts';
import { instagramAccount, instagramExport, instagramPage } from './instagram.ts';
import { jsonResume } from './json-resume.ts';
import { linkedInPage } from './linkedin-page.ts';
import { linkedInPdf } from './linkedin-pdf.ts';
import { linkedInCsv, linkedInZip } from './linkedin-tables.ts';
import { ownExport } from './own-export.ts';
import type { Way } from './way.ts';
import { youtubeApi, youtubePage, youtubeTakeout } from './youtube.ts';

/** Every way in. */
export const WAYS: readonly Way[] = [
  linkedInZip,
  github,
  jsonResume,
  youtubeApi,
  instagramExport,
  linkedInPage,
  githubWithToken,
  linkedInPdf,
  youtubeTakeout,
  instagramPage,
  linkedInCsv,
  youtubePage,
  instagramAccount,
  ownExport,
];
