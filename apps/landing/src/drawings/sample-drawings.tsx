import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { ComponentType } from 'react';
import { ChannelSample } from './sample-channel.tsx';
import { CompanySample } from './sample-company.tsx';
import { PersonSample } from './sample-person.tsx';
import { PicturesSample } from './sample-pictures.tsx';
import { ProgrammerSample } from './sample-programmer.tsx';

/** The sample sites as the gallery shows them, each 400 × 460. */
export const SAMPLE_DRAWINGS: Record<WebsiteType, ComponentType> = {
  'linkedin-individual': PersonSample,
  'linkedin-company': CompanySample,
  github: ProgrammerSample,
  youtube: ChannelSample,
  instagram: PicturesSample,
};
