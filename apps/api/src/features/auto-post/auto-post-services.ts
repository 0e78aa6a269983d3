import type { PostTone } from '@tosite/api-client/endpoints/film-posts';
import type { ErrorCode } from '@tosite/api-client/endpoints/errors';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { ChannelHub } from '@tosite/profile-sources/youtube/link/channel-hub';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { PostChange } from '@tosite/validation/posts/post';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Executor } from '../../database/database.ts';
import type { PostsTable } from '../../database/schema.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import type { Job } from '../../queue/queue.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';

/** What posting by itself works with; the writing and the reading are other features', handed in. */
export type AutoPostServices = WebsiteServices & {
  /** Writes a new post of a website whose row is held. */
  writePost: (trx: Executor, website: WebsiteRecord, post: PostChange) => Promise<PostsTable>;
  /** Makes a post of a film within a job: as when its owner chooses the film. */
  makeFilmPost: (
    job: Pick<Job, 'signal' | 'fence'>,
    wish: {
      websiteId: string;
      ownerId: string;
      tone: PostTone;
      ride: {
        film: Profile['videos'][number];
        with: (marked: number) => PostChange;
        onPost: (trx: Executor, post: { id: string }, marked: number) => Promise<boolean>;
      };
    },
  ) => Promise<
    | { kind: 'made' | 'over' | 'busy' }
    | { kind: 'refused'; code: ErrorCode; reason: MessageValue; postId: string | null }
  >;
  /** What the owner's connected account says; null: none is connected. Throws SourceFailure. */
  readOwnersConnection: (wanted: {
    userId: string;
    platform: 'instagram';
    handle: string;
    signal: AbortSignal;
  }) => Promise<ProfileResult | null>;
  channelHub: ChannelHub;
};
