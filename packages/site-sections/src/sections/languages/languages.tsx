import { Frame } from '../../parts/frame.tsx';
import { cleanLine } from '../../text/clean-text.ts';
import { arrange } from '../arrange.ts';
import type { Section } from '../section.ts';

type Language = { id: string; name: string; proficiency: string | null };

export const languages: Section<'languages', Language[]> = {
  key: 'languages',
  css: ['data'],
  select: (profile, settings) => {
    const items = arrange(profile.spokenLanguages, settings).flatMap((item) => {
      const name = cleanLine(item.name);
      return name === null ? [] : [{ id: item.id, name, proficiency: cleanLine(item.proficiency) }];
    });
    return items.length === 0 ? null : items;
  },
  View: ({ content, page }) => (
    <Frame section="languages" page={page}>
      <dl className="pairs words">
        {content.map(({ id, name, proficiency }) => (
          <div key={id}>
            <dt dir="auto">{name}</dt>
            {proficiency === null ? null : <dd dir="auto">{proficiency}</dd>}
          </div>
        ))}
      </dl>
    </Frame>
  ),
  count: (items) => items.length,
  pictures: () => [],
};
