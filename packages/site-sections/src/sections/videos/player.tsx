import type { ReactNode } from 'react';
import { SafeLink } from '../../parts/safe-link.tsx';
import type { Film } from '../film.ts';
import type { PageKit } from '../section.ts';

/** YouTube's player needs scripts and its own storage; it may not lead this page elsewhere. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * A still that opens the film in place. Nothing is asked of YouTube before a visitor opens it: the frame loads
 * lazily inside a closed disclosure. Without a valid id it is a link.
 */
export function Player({ film, page, children }: { film: Film; page: PageKit; children: ReactNode }) {
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
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${film.videoId}`}
        title={words.player(film.title)}
        loading="lazy"
        sandbox={SANDBOX}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </details>
  );
}
