import { Segmented } from '@tosite/ui/segmented';
import type { Post } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { dateLanguage } from '../../../display/moment.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { WhenFields } from '../when-fields.tsx';
import { DoubtsList } from './doubts-list.tsx';
import { ExcerptField } from './excerpt-field.tsx';
import type { OpenPost } from './open-post.ts';
import { PostFacts } from './post-facts.tsx';
import { SearchFields } from './search-fields.tsx';
import { SlugField } from './slug-field.tsx';
import { TagsField } from './tags-field.tsx';
import type { Publishing } from './use-publishing.ts';

const copy = postEditorWords;

export type SidePanelProps = {
  website: Website;
  open: OpenPost;
  publishing: Publishing;
  post: Post | null;
  /** On a phone: back to the text. */
  onText: () => void;
};

/** Everything about a post that is not its text. */
export function SidePanel({ website, open, publishing, post, onText }: SidePanelProps) {
  return (
    <aside aria-label={copy.settings} className="post-side">
      <section aria-labelledby="post-status">
        <h2 id="post-status" className="mb-2.5">
          {copy.status.title}
        </h2>
        <Segmented
          label={copy.status.when}
          value={publishing.when}
          onValueChange={publishing.choose}
          options={[
            { value: 'draft', label: copy.status.draft },
            { value: 'now', label: copy.status.now },
            { value: 'at', label: copy.status.at },
          ]}
          className="max-lg:w-full max-lg:[&_label]:flex-1"
        />
        <div className="mt-2.5 empty:hidden">
          {publishing.when === 'at' ? (
            <WhenFields value={publishing.time} timeZone={website.timezone} onChange={publishing.setTime} />
          ) : (
            post?.status === 'published' && (
              <p className="text-sm text-ink-2">{copy.status.live(sayDay(post, website.timezone))}</p>
            )
          )}
        </div>
      </section>
      <DoubtsList open={open} onText={onText} />
      <SlugField open={open} post={post} />
      <TagsField open={open} />
      <ExcerptField open={open} websiteId={website._id} />
      <SearchFields open={open} post={post} website={website} />
      <PostFacts open={open} post={post} websiteId={website._id} />
    </aside>
  );
}

function sayDay({ publishAt, createdAt }: Post, timeZone: string): string {
  return new Date(publishAt ?? createdAt).toLocaleDateString(dateLanguage(), { dateStyle: 'long', timeZone });
}
