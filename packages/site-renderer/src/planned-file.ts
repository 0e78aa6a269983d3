import type { SitePost } from '@tosite/site-sections/posts/site-post';
import type { RenderedFile } from './rendered-site.ts';

export type RenderedWithUses = RenderedFile & {
  /** The paths of what the page asks for besides: faces, to be had from `SitePlan.asset`, and the media it names. */
  uses: readonly string[];
};

export type PlannedFile = {
  /** From the root, with its name: `/posts/oak-4f2k9a/index.html`. */
  path: string;
  /** What the file is drawn from, as a hash: a file that was drawn before under the same key is the same bytes. */
  key: string;
  /** The posts whose words it shows: whoever gave them by their gist alone reads these before. */
  words: readonly SitePost[];
  render: () => Promise<RenderedWithUses>;
};
