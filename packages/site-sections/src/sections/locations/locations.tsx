import { Frame } from '../../parts/frame.tsx';
import { More } from '../../parts/more.tsx';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { arrange, collapse, type Collapsed } from '../arrange.ts';
import type { PageContext, Section } from '../section.ts';

type Place = { id: string; title: string; lines: string[]; label: string | null; primary: boolean };

export const locations: Section<'locations', Collapsed<Place>> = {
  key: 'locations',
  css: ['cards'],
  select: (profile, settings) =>
    collapse(
      arrange(profile.locations, settings).flatMap((item) => {
        const [city, label] = [cleanLine(item.city), cleanLine(item.label)];
        const town = cleanLines([item.postcode, city]).join(' ');
        const parts = cleanLines([item.street, town, item.region, item.country]);
        const title = city ?? label ?? parts[0];
        if (title === undefined) return [];
        const lines = parts.filter((line) => line !== title);
        return [{ id: item.id, title, lines, label: label === title ? null : label, primary: item.primary }];
      }),
      settings.shown ?? 6,
    ),
  View: ({ content, page }) => (
    <Frame section="locations" page={page}>
      <Places places={content.shown} page={page} />
      {content.collapsed.length > 0 ? (
        <More label={page.words.more(content.collapsed.length)}>
          <Places places={content.collapsed} page={page} />
        </More>
      ) : null}
    </Frame>
  ),
  count: ({ all }) => all,
  pictures: () => [],
};

function Places({ places, page }: { places: readonly Place[]; page: PageContext }) {
  return (
    <ul className="places">
      {places.map(({ id, title, lines, label, primary }) => (
        <li key={id} className="place">
          <h3 className="place-title" dir="auto">
            {title}
          </h3>
          {lines.length === 0 ? null : (
            <address>
              {lines.map((line) => (
                <span key={line} dir="auto">
                  {line}
                </span>
              ))}
            </address>
          )}
          {label !== null || primary ? (
            <p className="place-note" dir="auto">
              {label ?? page.words.headquarters}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
