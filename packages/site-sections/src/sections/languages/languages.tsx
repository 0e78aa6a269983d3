import { Frame } from '../../parts/frame.tsx';
import { Lines } from '../../parts/lines.tsx';
import { cleanLine } from '../../text/clean-text.ts';
import { arrange } from '../arrange.ts';
import type { Section } from '../section.ts';

type Language = { id: string; name: string; proficiency: string | null };

/** So many stand in a column beside others. */
const LITTLE = 3;

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
  View: ({ content, page, little }) => (
    <Frame section="languages" page={page}>
      {little === true ? (
        <Lines lines={content.map(({ id, name, proficiency }) => ({ id, title: name, sub: proficiency }))} />
      ) : (
        <dl className="pairs words">
          {content.map(({ id, name, proficiency }) => (
            <div key={id}>
              <dt dir="auto">{name}</dt>
              {proficiency === null ? null : <dd dir="auto">{proficiency}</dd>}
            </div>
          ))}
        </dl>
      )}
    </Frame>
  ),
  little: ({ length }) => length <= LITTLE,
  count: (items) => items.length,
  pictures: () => [],
};
