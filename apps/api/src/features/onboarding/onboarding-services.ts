import type { ProfileLink } from '@tosite/validation/platforms';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { RenderedSite } from '@tosite/site-renderer/rendered-site';
import type { SiteInput } from '@tosite/site-renderer/site-model';
import type { Env } from '../../env.ts';
import type { Queue } from '../../queue/queue.ts';
import type { FilmServices } from '../media/copy-films.ts';
import type { PictureServices } from '../media/copy-pictures.ts';

export type SampleProfile = { handle: string; name: string; website_type: WebsiteType; profileUrl: string };

/** What previews are made with. */
export type OnboardingServices = PictureServices &
  FilmServices & {
    env: Env;
    queue: Queue;
    /** Whose browser a public call comes from, by its token or its session; null: nobody's who is signed in. */
    ownerOf: (request: Request) => Promise<string | null>;
    fetchProfile: (link: ProfileLink, options: { signal: AbortSignal }) => Promise<ProfileResult>;
    /** Draws the pages of a preview; every address of theirs is relative. */
    renderPreview: (site: SiteInput) => Promise<RenderedSite>;
  };
