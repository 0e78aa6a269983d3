import type { Variant } from '../copy/landing-copy.ts';
import { FourSourcesCard, FourSourcesSite, FOUR_SOURCES_THREADS } from './four-sources.tsx';
import { GithubCard, GithubSite, GITHUB_THREADS } from './github-drawing.tsx';
import type { HeroParts } from './hero-drawing.tsx';
import { InstagramCard, InstagramSite, INSTAGRAM_THREADS } from './instagram-drawing.tsx';
import { LinkedinCard, LINKEDIN_THREADS } from './linkedin-card.tsx';
import { LinkedinSite } from './linkedin-site.tsx';
import { YoutubeCard, YOUTUBE_THREADS } from './youtube-card.tsx';
import { YoutubeSite } from './youtube-site.tsx';

/** Each variant has a drawing of its own. */
export const HERO_DRAWINGS: Record<Variant, HeroParts> = {
  violet: { Card: FourSourcesCard, Site: FourSourcesSite, threads: FOUR_SOURCES_THREADS },
  linkedin: { Card: LinkedinCard, Site: LinkedinSite, threads: LINKEDIN_THREADS },
  github: { Card: GithubCard, Site: GithubSite, threads: GITHUB_THREADS },
  youtube: { Card: YoutubeCard, Site: YoutubeSite, threads: YOUTUBE_THREADS },
  instagram: { Card: InstagramCard, Site: InstagramSite, threads: INSTAGRAM_THREADS },
};
