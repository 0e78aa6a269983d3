import type { Profile } from '@tosite/validation/profile/profile';
import type { EntriesContent } from '../../parts/entries.tsx';
import { safeAddress, writtenAddress } from '../../parts/safe-address.ts';
import { cleanLine, cleanLines, cleanText } from '../../text/clean-text.ts';
import type { RepositorySort } from '../../words/words.ts';
import { collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, singleDate, type Entry } from '../entry.ts';
import { sectionProjects } from '../projects/section-projects.ts';

/** Folded ones beyond this stay on GitHub, where a link leads. */
const MAX = 100;
const MAX_TOPICS = 6;

type RepositoriesContent = EntriesContent & { sort: RepositorySort };

export const repositories = entriesSection<'repositories', RepositoriesContent>({
  key: 'repositories',
  select: (profile, settings, site) => {
    const items = sectionProjects(profile.projects, 'repositories', site).map((item) =>
      repository(item, settings.showTopics !== false),
    );
    const entries = collapse(items, settings.shown ?? 6, MAX);
    return (
      entries && {
        entries,
        compact: false,
        timeline: false,
        tagsAre: 'topics',
        list: 'projects',
        elsewhere: safeAddress(profile.url),
        sort: settings.sort ?? 'best',
      }
    );
  },
  note: ({ entries: { shown, all }, sort }, { words, writer }) =>
    words.repositoriesNote(writer.number(shown.length), writer.number(all), sort),
});

function repository(item: Profile['projects'][number], hasTopics: boolean): Entry {
  const [href, homepage] = [safeAddress(item.url), safeAddress(item.homepage)];
  return entry({
    id: item.id,
    title: cleanLine(item.name),
    href: href ?? homepage,
    text: cleanText(item.description),
    when: item.start === null ? singleDate(item.updatedAt, 'updated') : singleDate(item.start.slice(0, 4)),
    updated: item.updatedAt,
    archived: item.archived,
    notes: cleanLines([item.language]),
    counts: item.stars ? [{ what: 'stars', value: item.stars }] : [],
    besides: cleanLines([item.licence]),
    forks: item.forks || null,
    tags: hasTopics ? cleanLines(item.topics).slice(0, MAX_TOPICS) : [],
    site:
      homepage === null || href === null || homepage === href
        ? null
        : { text: writtenAddress(homepage), href: homepage },
  });
}
