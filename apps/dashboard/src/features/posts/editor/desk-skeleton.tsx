import { Skeleton } from '@tosite/ui/skeleton';
import { postEditorWords } from '../../../words/post-editor-words.ts';

const copy = postEditorWords;

export function DeskSkeleton() {
  return (
    <main id="content" tabIndex={-1} role="status" aria-label={copy.loading}>
      <div className="flex h-14 items-center gap-3 border-b border-rule px-4">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="ml-auto h-9 w-24" />
      </div>
      <div className="mx-auto grid max-w-[620px] gap-4 px-5 py-10">
        <Skeleton className="h-12" />
        {[96, 100, 92, 98, 60].map((width) => (
          <Skeleton key={width} className="h-5" style={{ width: `${width}%` }} />
        ))}
      </div>
    </main>
  );
}
