import type { ReactNode } from 'react';
import type { PageContext } from '../sections/section.ts';
import type { PostItem } from './site-item.ts';

const WORDS_A_MINUTE = 220;

/** When it was published, how long it takes to read, how long the film is that it was made from. */
export function PostFacts({ item, page }: { item: PostItem; page: PageContext }) {
  const { words, writer } = page;
  const date = writer.date(item.date);
  const minutes = Math.round(item.source.words / WORDS_A_MINUTE);
  const facts: [string, ReactNode][] = [
    ...(date === null
      ? []
      : [
          [
            'date',
            <time key="date" dateTime={writer.day(item.date)}>
              {date}
            </time>,
          ] as [string, ReactNode],
        ]),
    ...(minutes < 1 ? [] : [['reading', words.pages.toRead(writer.minutes(minutes))] as [string, ReactNode]]),
    ...(item.film?.duration
      ? [
          [
            'film',
            <span key="film" className="num">
              {writer.duration(item.film.duration)}
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <p className="meta post-facts">
      {facts.map(([name, said]) => (
        <span key={name} className={`fact-${name}`}>
          {said}
        </span>
      ))}
    </p>
  );
}
