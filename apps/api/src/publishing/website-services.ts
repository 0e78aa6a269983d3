import type { Core } from '../core.ts';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import type { FormMaker } from '../site-content/form-maker.ts';
import type { Publisher } from './publish-queue.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** What the verbs on websites work with. */
export type WebsiteServices = Core & {
  publisher: Publisher;
  renderer: SiteRenderer;
  hashing: PasswordHashing;
  /** Told of every version that went up. */
  forms: Pick<FormMaker, 'published'>;
  /** Told after a website changed its address, its status, or ended, so that this process serves that at once. */
  onWebsiteChanged: (labels: readonly string[]) => void;
};
