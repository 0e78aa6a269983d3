import type { Platform } from '@tosite/validation/platforms/platform';
import type { ReactNode } from 'react';
import { GithubCard, GithubSite, GITHUB_THREADS } from './github-drawing.tsx';
import type { HeroParts } from './hero-drawing.tsx';
import { InstagramCard, InstagramSite, INSTAGRAM_THREADS } from './instagram-drawing.tsx';
import { LinkedinCard, LINKEDIN_THREADS } from './linkedin-card.tsx';
import { LinkedinSite } from './linkedin-site.tsx';
import { GITHUB_SMALL } from './small/github-small.tsx';
import { INSTAGRAM_SMALL } from './small/instagram-small.tsx';
import { LINKEDIN_SMALL } from './small/linkedin-small.tsx';
import { YOUTUBE_SMALL } from './small/youtube-small.tsx';
import { YoutubeCard, YOUTUBE_THREADS } from './youtube-card.tsx';
import { YoutubeSite } from './youtube-site.tsx';

/** Each platform's own: the hero of its landing, and the small one of its card on the others. */
export const PLATFORM_DRAWINGS: Record<Platform, HeroParts & { small: ReactNode }> = {
  linkedin: { Card: LinkedinCard, Site: LinkedinSite, threads: LINKEDIN_THREADS, small: LINKEDIN_SMALL },
  github: { Card: GithubCard, Site: GithubSite, threads: GITHUB_THREADS, small: GITHUB_SMALL },
  youtube: { Card: YoutubeCard, Site: YoutubeSite, threads: YOUTUBE_THREADS, small: YOUTUBE_SMALL },
  instagram: { Card: InstagramCard, Site: InstagramSite, threads: INSTAGRAM_THREADS, small: INSTAGRAM_SMALL },
};
