import type { Collapsed } from '../sections/arrange.ts';
import type { PageContext } from '../sections/section.ts';
import { classNames } from './class-names.ts';
import { More } from './more.tsx';

export function Tags({
  tags,
  label,
  className,
}: {
  tags: readonly string[];
  label?: string;
  className?: string;
}) {
  return (
    <ul className={classNames('tags', className)} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}

type Props = { tags: Collapsed<string>; layout: 'run-in' | 'list'; page: PageContext };

/** Tags as a section of their own: one run of large type, or a list in columns. */
export function LeadTags({ tags, layout, page }: Props) {
  const className = layout === 'list' ? 'columns' : 'lead';
  return (
    <div className="stack">
      <Tags tags={tags.shown} className={className} />
      {tags.collapsed.length > 0 ? (
        <More label={page.words.more(tags.collapsed.length)}>
          <Tags tags={tags.collapsed} className={className} />
        </More>
      ) : null}
    </div>
  );
}
