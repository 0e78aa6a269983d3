import { platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import { profileAddress } from '../addresses.ts';

export type Sample = {
  /** Answered by the product itself, before any network is asked. */
  handle: string;
  name: string;
  /** The profile's address, without the scheme. */
  profile: string;
  kind: string;
  /** Said to those who do not see the picture. */
  looks: string;
};

function sample(type: WebsiteType, handle: string, words: Omit<Sample, 'handle' | 'profile'>): Sample {
  const profile =
    type === 'linkedin-company'
      ? `linkedin.com/company/${handle}`
      : profileAddress(platformOfWebsiteType(type), handle);
  return { handle, profile, ...words };
}

/** Of every picture of a sample, in pixels. */
export const SAMPLE_PICTURE = { width: 720, height: 828 } as const;

/** The sample profiles that ship with the product, one for each kind of website. */
export const SAMPLES: Record<WebsiteType, Sample> = {
  'linkedin-individual': sample('linkedin-individual', 'tosite-sample-noor', {
    name: 'Noor van Aalst',
    kind: 'Portfolio',
    looks:
      'Website of a design director: a large light serif on warm paper, her silhouette, what she does and where',
  }),
  'linkedin-company': sample('linkedin-company', 'tosite-sample-corran', {
    name: 'Corran Marine Survey',
    kind: 'Company site',
    looks:
      'Website of a company of ship surveyors: navy and sand, a bow with its draught marks, facts on a card',
  }),
  github: sample('github', 'tosite-sample-tove', {
    name: 'Tove Lindahl',
    kind: 'Portfolio',
    looks: 'Website of a programmer: the name huge in black on white, a red and white monogram, a short text',
  }),
  youtube: sample('youtube', 'tosite-sample-plainobjects', {
    name: 'Plain Objects',
    kind: 'Blog',
    looks: 'Website of a channel about everyday things, set like a newspaper: a red kettle as the lead story',
  }),
  instagram: sample('instagram', 'tosite-sample-rima', {
    name: 'Rima Haddad',
    kind: 'Showcase',
    looks:
      'Website of a photographer: a wide picture of a red arcade in the sun, more pictures edge to edge below',
  }),
};

/** All samples, with `first` in front and its own platform's others after it. */
export function samplesFrom(first: WebsiteType): [WebsiteType, Sample][] {
  const rank = (type: WebsiteType): number =>
    type === first ? 0 : platformOfWebsiteType(type) === platformOfWebsiteType(first) ? 1 : 2;
  const types = (Object.keys(SAMPLES) as WebsiteType[]).toSorted((a, b) => rank(a) - rank(b));
  return types.map((type) => [type, SAMPLES[type]]);
}
