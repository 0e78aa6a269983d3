import type { ReactNode } from 'react';
import { SafeLink } from '../../parts/safe-link.tsx';
import type { Film } from '../film.ts';
import type { PageContext } from '../section.ts';

/** YouTube's player needs scripts and its own storage; it may not lead this page elsewhere. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * A still that opens a screen in place, and on it a link that brings the film into the screen. Nothing is asked of
 * YouTube before a visitor follows it: a frame with an address would be loaded at once where scripts are off, lazy or
 * not. Without a valid id it is a link to the film.
 */
export function Player({ film, page, children }: { film: Film; page: PageContext; children: ReactNode }) {
  const { words } = page;
  if (film.videoId === null) {
    return (
      <SafeLink href={film.href} label={film.title}>
        {children}
      </SafeLink>
    );
  }
  return (
    <details className="player">
      <summary>
        <span className="vh">{words.play(film.title)}</span>
        {children}
        <span className="shut" aria-hidden="true">
          {words.close}
        </span>
      </summary>
      <div className="screen">
        <a
          href={`https://www.youtube-nocookie.com/embed/${film.videoId}?autoplay=1`}
          target={`film-${film.videoId}`}
          rel="nofollow"
          referrerPolicy="strict-origin-when-cross-origin"
        >
          {words.play(film.title)}
        </a>
        <iframe
          name={`film-${film.videoId}`}
          title={words.player(film.title)}
          sandbox={SANDBOX}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        />
      </div>
    </details>
  );
}
