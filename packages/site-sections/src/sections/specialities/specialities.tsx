import { Frame } from '../../parts/frame.tsx';
import { Lines } from '../../parts/lines.tsx';
import { LeadTags } from '../../parts/tags.tsx';
import { cleanLines } from '../../text/clean-text.ts';
import { collapse, type Collapsed } from '../arrange.ts';
import type { Section } from '../section.ts';

const SHOWN = 12;

/** So many stand in a column beside others. */
const LITTLE = 3;

export const specialities: Section<'specialities', { tags: Collapsed<string>; layout: 'run-in' | 'list' }> = {
  key: 'specialities',
  css: [],
  select: (profile, settings) => {
    const tags = collapse(cleanLines(profile.organisation?.specialities ?? []), SHOWN);
    return tags && { tags, layout: settings.layout ?? 'list' };
  },
  View: ({ content, page, little }) => (
    <Frame section="specialities" page={page}>
      {little === true ? (
        <Lines lines={content.tags.shown.map((tag) => ({ id: tag, title: tag }))} />
      ) : (
        <LeadTags {...content} page={page} />
      )}
    </Frame>
  ),
  little: ({ tags }) => tags.all <= LITTLE && tags.collapsed.length === 0,
  count: ({ tags }) => tags.all,
  pictures: () => [],
};
