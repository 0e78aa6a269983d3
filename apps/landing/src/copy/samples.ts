import { platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import { profileAddress } from '../addresses.ts';

export type Sample = {
  /** Answered by the product itself, before any network is asked. */
  handle: string;
  name: string;
  /** The profile's address, without the scheme. */
  profile: string;
  kind: string;
  /** What the drawing shows. */
  drawing: string;
};

function sample(type: WebsiteType, handle: string, words: Omit<Sample, 'handle' | 'profile'>): Sample {
  const profile =
    type === 'linkedin-company'
      ? `linkedin.com/company/${handle}`
      : profileAddress(platformOfWebsiteType(type), handle);
  return { handle, profile, ...words };
}

/** The sample profiles that ship with the product, one for each kind of website. */
export const SAMPLES: Record<WebsiteType, Sample> = {
  'linkedin-individual': sample('linkedin-individual', 'tosite-sample-noor', {
    name: 'Noor van Aalst',
    kind: 'Portfolio',
    drawing:
      'Website of a design director: a large light serif on warm paper, a silhouette, jobs with their years',
  }),
  'linkedin-company': sample('linkedin-company', 'tosite-sample-corran', {
    name: 'Corran Marine Survey',
    kind: 'Company site',
    drawing:
      'Website of a company of ship surveyors: large black type, a bow seen from ahead on navy, facts in a table',
  }),
  github: sample('github', 'tosite-sample-tove', {
    name: 'Tove Lindahl',
    kind: 'Portfolio',
    drawing: 'Website of a programmer: huge black type on white, repositories as a list, languages as a bar',
  }),
  youtube: sample('youtube', 'tosite-sample-plainobjects', {
    name: 'Plain Objects',
    kind: 'Blog',
    drawing:
      'Website of a channel about everyday things: large black type, a red kettle on a table, more films below',
  }),
  instagram: sample('instagram', 'tosite-sample-rima', {
    name: 'Rima Haddad',
    kind: 'Showcase',
    drawing:
      'Website of a photographer: a light serif on warm paper above pictures of arches, walls, the sea and a pool',
  }),
};

/** All samples, with `first` in front and its own platform's others after it. */
export function samplesFrom(first: WebsiteType): [WebsiteType, Sample][] {
  const rank = (type: WebsiteType): number =>
    type === first ? 0 : platformOfWebsiteType(type) === platformOfWebsiteType(first) ? 1 : 2;
  const types = (Object.keys(SAMPLES) as WebsiteType[]).toSorted((a, b) => rank(a) - rank(b));
  return types.map((type) => [type, SAMPLES[type]]);
}
