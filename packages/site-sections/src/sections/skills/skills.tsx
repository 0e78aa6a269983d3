import { Frame } from '../../parts/frame.tsx';
import { LeadTags } from '../../parts/tags.tsx';
import { cleanLines } from '../../text/clean-text.ts';
import { arrange, collapse, type Collapsed } from '../arrange.ts';
import type { Section } from '../section.ts';

type TagsContent = { tags: Collapsed<string>; layout: 'run-in' | 'list' };

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
  View: ({ content, page }) => (
    <Frame section="skills" page={page}>
      <LeadTags {...content} page={page} />
    </Frame>
  ),
  count: ({ tags }) => tags.all,
  pictures: () => [],
};
