import { classNames } from '../../parts/class-names.ts';
import { Frame } from '../../parts/frame.tsx';
import { Lines } from '../../parts/lines.tsx';
import { cleanLine } from '../../text/clean-text.ts';
import { arrange } from '../arrange.ts';
import type { Section } from '../section.ts';

/** `name` null: all the others together. */
type Share = { id: string; name: string | null; share: number };
type CodeLanguagesContent = {
  shares: Share[];
  bar: boolean;
  byBytes: boolean;
  /** Over how many repositories it was counted; null: not known. */
  repositories: number | null;
};

/** A share below this is not worth a figure of its own. */
const LEAST = 0.005;
/** Of so few there is nothing to compare in a drawing. */
const LITTLE = 2;

export const codeLanguages: Section<'codeLanguages', CodeLanguagesContent> = {
  key: 'codeLanguages',
  css: ['data'],
  select: (profile, settings) => {
    const known = arrange(profile.codeLanguages, settings).flatMap((item) => {
      const name = cleanLine(item.name);
      return name === null || item.share <= 0 ? [] : [{ id: item.id, name, share: item.share }];
    });
    const of = profile.codeLanguagesOf ?? null;
    const max = settings.shown ?? 6;
    const shares: Share[] = known.filter(({ share }, index) => index < max && share >= LEAST);
    if (shares.length === 0) return null;
    const rest =
      known.reduce((sum, { share }) => sum + share, 0) - shares.reduce((sum, { share }) => sum + share, 0);
    if (rest >= LEAST) shares.push({ id: 'others', name: null, share: rest });
    return {
      shares,
      bar: settings.layout !== 'list',
      byBytes: of === null ? profile.codeLanguages.some(({ bytes }) => bytes !== null) : of.by === 'bytes',
      repositories: of?.repositories ?? null,
    };
  },
  View: ({ content: { shares, bar, byBytes, repositories }, page, little }) => {
    const { words, writer, sheet } = page;
    const percent = (share: number) => (share < 0.01 ? `<${writer.percent(0.01)}` : writer.percent(share));
    if (little === true) {
      const lines = shares.map(({ id, name, share }) => ({
        id,
        title: name ?? words.otherLanguages,
        sub: percent(share),
      }));
      return (
        <Frame section="codeLanguages" page={page}>
          <Lines lines={lines} />
        </Frame>
      );
    }
    const written = repositories === null ? '' : writer.number(repositories);
    const note = words.languagesNote(byBytes, written, repositories ?? 0);
    return (
      <Frame section="codeLanguages" page={page} note={note}>
        {bar ? (
          <div className="bar" aria-hidden="true">
            {shares.map(({ id, share }, index) => (
              <i
                key={id}
                className={classNames(
                  sheet.vars({ '--n': share * 100, '--k': `${tint(index, shares.length)}%` }),
                )}
              />
            ))}
          </div>
        ) : null}
        <dl className="pairs shares">
          {shares.map(({ id, name, share }) => (
            <div
              key={id}
              className={page.theme.curtain === true ? sheet.vars({ '--n': share * 100 }) : undefined}
            >
              <dt dir="auto">{name ?? words.otherLanguages}</dt>
              <dd>{percent(share)}</dd>
            </div>
          ))}
        </dl>
      </Frame>
    );
  },
  little: ({ shares }) => shares.length <= LITTLE,
  pictures: () => [],
};

/** Per cent of ink in the pieces after the first: from full to faint. */
function tint(index: number, pieces: number): number {
  return Math.round(100 - (86 * Math.max(index - 1, 0)) / Math.max(pieces - 2, 1));
}
