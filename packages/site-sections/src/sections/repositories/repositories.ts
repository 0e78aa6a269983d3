import type { Profile } from '@tosite/validation/profile/profile';
import type { EntriesContent } from '../../parts/entries.tsx';
import { safeAddress } from '../../parts/safe-address.ts';
import { cleanLine, cleanLines, cleanText } from '../../text/clean-text.ts';
import type { RepositorySort } from '../../words/words.ts';
import { arrange, fold } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, singleDate } from '../entry.ts';

/** Folded ones beyond this stay on GitHub: the page says how many there are. */
const MOST = 100;
const MOST_TOPICS = 6;

type Repository = Profile['projects'][number];
type RepositoriesContent = EntriesContent & { shown: number; all: number; sort: RepositorySort };

export const repositories = entriesSection<'repositories', RepositoriesContent>({
  key: 'repositories',
  select: (profile, settings) => {
    const sort = settings.sort ?? 'best';
    const pinned = new Set(settings.order);
    const wanted = profile.projects.filter(
      (item) =>
        cleanLine(item.name) !== null &&
        (settings.showForks === true || !item.fork || item.pinned || pinned.has(item.id)),
    );
    const items = arrange(wanted.sort(ORDERS[sort]), settings).map((item) =>
      entry({
        id: item.id,
        title: cleanLine(item.name),
        href: safeAddress(item.url),
        text: cleanText(item.description),
        when:
          item.start === null
            ? singleDate(item.updatedAt?.slice(0, 7) ?? null, 'updated')
            : singleDate(item.start.slice(0, 4)),
        updated: item.updatedAt?.slice(0, 10) ?? null,
        notes: cleanLines([item.language]),
        counts: item.stars === null || item.stars === 0 ? [] : [{ what: 'stars', value: item.stars }],
        tags: settings.showTopics === false ? [] : cleanLines(item.topics).slice(0, MOST_TOPICS),
      }),
    );
    const entries = fold(items, settings.shown ?? 6, MOST);
    return (
      entries && {
        entries,
        compact: false,
        timeline: false,
        tagsAre: 'topics',
        list: 'projects',
        shown: entries.shown.length,
        all: Math.max(items.length, profile.stats.repositories ?? 0),
        sort,
      }
    );
  },
  note: ({ shown, all, sort }, { words, writer }) =>
    words.repositoriesNote(writer.number(shown), writer.number(all), sort),
});

const byStars = (a: Repository, b: Repository) => (b.stars ?? 0) - (a.stars ?? 0);
const ORDERS: Record<RepositorySort, (a: Repository, b: Repository) => number> = {
  best: (a, b) =>
    Number(b.pinned) - Number(a.pinned) ||
    Number(a.archived) - Number(b.archived) ||
    Number(a.fork) - Number(b.fork) ||
    byStars(a, b),
  stars: byStars,
  recent: (a, b) => (b.updatedAt ?? b.start ?? '').localeCompare(a.updatedAt ?? a.start ?? ''),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};
