import { classNames } from '../../parts/class-names.ts';
import { Frame } from '../../parts/frame.tsx';
import { More } from '../../parts/more.tsx';
import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { arrange, collapse, type Collapsed } from '../arrange.ts';
import type { PageContext, Section } from '../section.ts';

export type Quote = { id: string; text: string; author: string; title: string | null; date: string | null };

/** Longer quotes are set smaller, by step. */
const LONG = 170;
const VERY_LONG = 420;

export const recommendations: Section<'recommendations', Collapsed<Quote>> = {
  key: 'recommendations',
  css: ['quotes'],
  select: (profile, settings) =>
    collapse(
      arrange(profile.recommendations, settings).flatMap((item) => {
        const [text, author] = [cleanText(item.text), cleanLine(item.author)];
        return text === null || author === null
          ? []
          : [{ id: item.id, text, author, title: cleanLine(item.authorTitle), date: item.date }];
      }),
      settings.shown ?? 3,
    ),
  View: ({ content, page }) => (
    <Frame section="recommendations" page={page}>
      <Quotes quotes={content.shown} page={page} />
      {content.collapsed.length > 0 ? (
        <More label={page.words.more(content.collapsed.length)}>
          <Quotes quotes={content.collapsed} page={page} />
        </More>
      ) : null}
    </Frame>
  ),
  count: ({ all }) => all,
  pictures: () => [],
};

function Quotes({ quotes, page: { writer } }: { quotes: readonly Quote[]; page: PageContext }) {
  return (
    <div className="quotes">
      {quotes.map(({ id, text, author, title, date }) => (
        <figure
          key={id}
          className={classNames(
            'quote',
            text.length > LONG && 'long',
            text.length > VERY_LONG && 'very-long',
          )}
        >
          <blockquote dir="auto">
            {quoted(text).map((paragraph, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of one quote never move
              <p key={index}>{paragraph}</p>
            ))}
          </blockquote>
          <figcaption>
            <b dir="auto">{author}</b>
            {title === null ? null : <small dir="auto">{title}</small>}
            {writer.date(date) === null ? null : (
              <small>
                <time dateTime={writer.day(date)}>{writer.date(date)}</time>
              </small>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Paragraphs inside one pair of quotation marks; marks that the writer put are not doubled. */
function quoted(text: string): string[] {
  const bare = text.replace(/^["“”„«»]+|["“”«»]+$/gu, '');
  return `“${bare}”`.split(/\n+/u);
}
