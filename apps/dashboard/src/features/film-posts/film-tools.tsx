import { Segmented } from '@tosite/ui/segmented';
import { Search } from 'lucide-react';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { POST_FILTERS, type FilmFilter } from './film-filter.ts';

const copy = filmPostsWords;

/** Which of the films are shown: by their titles, and whether they have a post. */
export function FilmTools({
  filter,
  onFilter,
}: {
  filter: FilmFilter;
  onFilter: (filter: FilmFilter) => void;
}) {
  return (
    <div className="flex items-center gap-2 max-lg:flex-wrap">
      <label className="relative w-full max-w-[260px] max-lg:max-w-none">
        <Search size={16} aria-hidden className="absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2" />
        <input
          type="search"
          value={filter.q}
          aria-label={copy.search}
          placeholder={copy.search}
          onChange={({ target }) => onFilter({ ...filter, q: target.value })}
          className="tappable w-full rounded-control border border-edge bg-raise pr-2 pl-8 placeholder:text-ink-2 max-lg:text-lg"
        />
      </label>
      <Segmented
        label={copy.filter}
        value={filter.post}
        onValueChange={(post) => onFilter({ ...filter, post })}
        options={POST_FILTERS.map((value) => ({ value, label: copy.filters[value] }))}
        className="max-lg:w-full max-lg:[&_label]:flex-1 [&_label]:whitespace-nowrap"
      />
    </div>
  );
}
