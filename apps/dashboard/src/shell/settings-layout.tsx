import { useQuery } from '@tanstack/react-query';
import { NavLink, Outlet } from 'react-router-dom';
import { syncQueries } from '../sites/sync-queries.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { paths } from '../paths.ts';
import { autoPostWords } from '../words/auto-post-words.ts';
import { siteSettingsWords } from '../words/site-settings-words.ts';
import { settingsWords } from '../words/settings-words.ts';

const TAB =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-accent-text aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** The settings of the website that is being worked on, page by page. */
export function SettingsLayout() {
  const website = useQuery(websiteQueries.current()).data?.website;
  const changes = useQuery(syncQueries.of(website?._id ?? '')).data?.changes.length ?? 0;
  const copy = settingsWords;
  return (
    <>
      <h1>{copy.title}</h1>
      <div className="mt-4 max-w-[1104px] border-b border-rule">
        <nav aria-label={copy.nav} className="-mx-1 -mb-px flex gap-6 overflow-x-auto px-1">
          <NavLink to={paths.generalSettings()} className={TAB}>
            {copy.general}
          </NavLink>
          <NavLink to={paths.seoSettings()} className={TAB}>
            {siteSettingsWords.seo.nav}
          </NavLink>
          <NavLink to={paths.autoPost()} className={TAB}>
            {autoPostWords.nav}
          </NavLink>
          <NavLink
            to={paths.changes()}
            className={TAB}
            {...(changes === 0 ? {} : { 'aria-label': copy.changesWaiting(changes) })}
          >
            {copy.changes}
            {changes > 0 && (
              <span className="grid h-5 min-w-5 place-items-center bg-accent px-1 text-xs font-semibold text-on-accent tabular-nums">
                {changes}
              </span>
            )}
          </NavLink>
        </nav>
      </div>
      <Outlet />
    </>
  );
}
