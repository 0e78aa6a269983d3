import { Frame } from '../../parts/frame.tsx';
import { Lines } from '../../parts/lines.tsx';
import { LeadTags } from '../../parts/tags.tsx';
import { cleanLines } from '../../text/clean-text.ts';
import { arrange, collapse, type Collapsed } from '../arrange.ts';
import type { Section } from '../section.ts';

type TagsContent = { tags: Collapsed<string>; layout: 'run-in' | 'list' };

/** So many stand in a column beside others. */
const LITTLE = 3;

export const skills: Section<'skills', TagsContent> = {
  key: 'skills',
  css: [],
  select: (profile, settings) => {
    const tags = collapse(
      cleanLines(arrange(profile.skills, settings).map(({ name }) => name)),
      settings.shown ?? 8,
    );
    return tags && { tags, layout: settings.layout ?? 'run-in' };
  },
  View: ({ content, page, little }) => (
    <Frame section="skills" page={page}>
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
