import type { ProfileLink } from '@tosite/validation/platforms';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { RenderedSite } from '@tosite/site-renderer/rendered-site';
import type { SiteInput } from '@tosite/site-renderer/site-model';
import type { Core } from '../core.ts';
import type { PreviewTurns } from './preview-turns.ts';
import type { FilmServices } from '../media/copy-films.ts';
import type { PictureServices } from '../media/copy-pictures.ts';

type SampleProfile = { handle: string; name: string; website_type: WebsiteType; profileUrl: string };

/** What previews are made with. */
export type OnboardingServices = Core &
  PictureServices &
  FilmServices & {
    samples: readonly SampleProfile[];
    turns: PreviewTurns;
    /** Whose browser a public call comes from, by its token or its session; null: nobody's who is signed in. */
    ownerOf: (request: Request) => Promise<string | null>;
    /** Whether this profile costs no platform anything: a sample, or one that was read within the hour. */
    isFree: (link: ProfileLink) => Promise<boolean>;
    fetchProfile: (link: ProfileLink, options: { signal: AbortSignal }) => Promise<ProfileResult>;
    /** Draws the pages of a preview; every address of theirs is relative. */
    renderPreview: (site: SiteInput) => Promise<RenderedSite>;
  };
