import type { Platform } from '@tosite/validation/platforms/platform';
import { PLATFORM_NAMES } from './form-messages.ts';

export type PlatformWords = {
  /** As the platform writes it. */
  name: string;
  becomes: string;
  /** In the footer, as the specification's column has them. */
  convert: string;
  formTitle: string;
  placeholder: string;
};

export const PLATFORM_WORDS: Record<Platform, PlatformWords> = {
  linkedin: {
    name: PLATFORM_NAMES.linkedin,
    becomes: 'A portfolio, or a company site',
    convert: 'Linkedin to site',
    formTitle: 'Enter your linkedin profile url',
    placeholder: 'https://www.linkedin.com/in/your-name',
  },
  github: {
    name: PLATFORM_NAMES.github,
    becomes: 'A portfolio of your repositories',
    convert: 'Github to site',
    formTitle: 'Enter your github profile url',
    placeholder: 'https://github.com/your-name',
  },
  youtube: {
    name: PLATFORM_NAMES.youtube,
    becomes: 'A blog from your videos',
    convert: 'Youtube to site',
    formTitle: 'Enter your Youtube channel url',
    placeholder: 'https://www.youtube.com/@your-channel',
  },
  instagram: {
    name: PLATFORM_NAMES.instagram,
    becomes: 'A showcase for your reels and photos',
    convert: 'Instagram to site',
    formTitle: 'Enter your instagram profile url',
    placeholder: 'https://www.instagram.com/your.name',
  },
};
