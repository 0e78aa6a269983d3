import type { Core } from '../../core.ts';
import { ofAccount, type ExportedTable } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { Auth } from '../../auth/auth.ts';
import type { OAuth } from '../../auth/oauth/oauth.ts';
import type { ImageProcess } from '../../media/image-process.ts';
import { endPicture } from './change-picture.ts';
import { accountHandlers } from './routes.ts';

/** What owners see and change of their account. */
export function accountFeature(
  core: Core,
  deps: {
    auth: Auth;
    oauth: OAuth;
    images: ImageProcess;
    /** Of every feature: what a person gets with their data. */
    tables: () => readonly ExportedTable[];
  },
) {
  return {
    handlers: accountHandlers(core, deps),
    onAccountDelete: endPicture(core),
    exports: [
      ofAccount('email_changes', 'emailChanges', ['old_hash', 'new_hash']),
      ofAccount('mails', 'mails', ['message']),
      {
        table: 'media_links',
        name: 'pictures',
        belongs: 'pictures',
        column: 'holder',
        leaveOut: ['source_hash'],
      },
    ],
  } satisfies Feature;
}
