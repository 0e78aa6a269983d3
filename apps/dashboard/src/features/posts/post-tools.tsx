import { Segmented } from '@tosite/ui/segmented';
import { POST_KINDS, type PostKind } from '@tosite/validation/posts/post';
import { ChevronDown, Search } from 'lucide-react';
import { postsWords } from '../../words/posts-words.ts';
import type { PostFilter, PostPage } from './post-queries.ts';

const copy = postsWords;
const STATUSES = ['published', 'scheduled', 'draft'] as const;

export type PostToolsProps = {
  filter: PostFilter;
  counts: PostPage['counts'];
  onFilter: (filter: PostFilter) => void;
};

/** Which of the posts are shown: by words, status and kind. */
export function PostTools({ filter, counts, onFilter }: PostToolsProps) {
  return (
    <div className="mt-6 flex items-center gap-2 max-lg:flex-wrap">
      <label className="relative w-full max-w-[300px] max-lg:max-w-none">
        <Search size={16} aria-hidden className="absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2" />
        <input
          type="search"
          value={filter.q}
          aria-label={copy.search}
          placeholder={copy.searchHint}
          onChange={({ target }) => onFilter({ ...filter, q: target.value })}
          className="tappable w-full rounded-control border border-edge bg-raise pr-2 pl-8 placeholder:text-ink-2 max-lg:text-lg"
        />
      </label>
      <Segmented
        label={copy.status}
        value={filter.status ?? 'all'}
        onValueChange={(status) => onFilter({ ...filter, status: status === 'all' ? null : status })}
        options={[
          { value: 'all' as const, label: copy.all },
          ...STATUSES.map((value) => ({
            value,
            label: `${copy.statuses[value]} ${counts[value]}`,
          })),
        ]}
        className="max-lg:w-full max-lg:overflow-x-auto max-lg:[&_label]:flex-1 [&_label]:whitespace-nowrap"
      />
      <span className="flex-1 max-lg:hidden" />
      <label className="relative max-lg:w-full">
        <select
          aria-label={copy.kind}
          value={filter.kind ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, kind: target.value === '' ? null : (target.value as PostKind) })
          }
          className="tappable w-full appearance-none rounded-control border border-edge bg-raise pr-8 pl-3 font-semibold max-lg:text-lg"
        >
          <option value="">{copy.anyKind}</option>
          {POST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {copy.kinds[kind]}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
        />
      </label>
    </div>
  );
}
