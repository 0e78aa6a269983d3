import { Frame } from '../../parts/frame.tsx';
import { LeadTags } from '../../parts/tags.tsx';
import { cleanLines } from '../../text/clean-text.ts';
import { collapse, type Collapsed } from '../arrange.ts';
import type { Section } from '../section.ts';

const SHOWN = 12;

export const specialities: Section<'specialities', { tags: Collapsed<string>; layout: 'run-in' | 'list' }> = {
  key: 'specialities',
  css: [],
  select: (profile, settings) => {
    const tags = collapse(cleanLines(profile.organisation?.specialities ?? []), SHOWN);
    return tags && { tags, layout: settings.layout ?? 'list' };
  },
  View: ({ content, page }) => (
    <Frame section="specialities" page={page}>
      <LeadTags {...content} page={page} />
    </Frame>
  ),
  count: ({ tags }) => tags.all,
  pictures: () => [],
};
