import type { PageContext } from '../sections/section.ts';
import { ownerName } from '../site-facts.ts';

export type TrailStep = { name: string; href: string };

/** The pages above this one, the home page first. */
export function Trail({ steps, page }: { steps: readonly TrailStep[]; page: PageContext }) {
  return (
    <nav className="trail" aria-label={page.words.pages.trail}>
      <ol>
        {[{ name: ownerName(page.site), href: '/' }, ...steps].map(({ name, href }) => (
          <li key={href}>
            <a href={href} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
