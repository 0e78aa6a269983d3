import type { ProfileSources } from '@tosite/profile-sources/profile-sources';
import type { PostChange } from '@tosite/validation/posts/post';
import type { Executor } from '../../database/database.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import type { WritingModel } from '../../writing/writing-model.ts';

export type FilmPostServices = WebsiteServices & {
  /** null: none is set up. */
  model: WritingModel | null;
  fetchTranscript: ProfileSources['fetchTranscript'];
  /** Writes a new post of a website whose row is held. */
  writePost: (trx: Executor, website: WebsiteRecord, post: PostChange) => Promise<{ id: string }>;
};
