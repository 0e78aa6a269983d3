import { findSample } from '@tosite/profile-sources/samples/samples';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import type { SiteData } from '@tosite/validation/website/site-data';
import { newSpec } from '@tosite/validation/website/site-spec';

/** The data of a site about a channel with this many videos: those of the sample, again and again. */
export function channelData(videos: number): SiteData {
  const sample = findSample('tosite-sample-plainobjects');
  if (sample === null) throw new Error('the sample of a channel is gone');
  const { profile } = sample;
  const [first] = profile.videos;
  if (first === undefined) throw new Error('the sample of a channel has no videos');
  const many = {
    ...profile,
    videos: Array.from({ length: videos }, (_, index) => ({
      ...(profile.videos[index % profile.videos.length] ?? first),
      id: `youtube:video:bench${index}`,
      videoId: `bench${String(index).padStart(6, '0')}`,
      title: `Film number ${index}`,
    })),
  };

  return {
    format: 'to.site',
    version: 4,
    exportedAt: new Date().toISOString(),
    spec: newSpec({
      name: profile.name,
      language: 'en',
      type: profile.type,
      design: { theme_name: 'cinema', theme_mode: 'auto', sections: {} },
      sectionOrder: INITIAL_SECTION_ORDER[profile.type],
    }),
    profile: many,
    pictures: {},
  };
}
