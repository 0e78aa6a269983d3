import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import type { Post } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { words } from '../../../words/words.ts';
import { postQueries } from '../post-queries.ts';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { Workbench } from './workbench.tsx';
import './post-editor.css';

const copy = postEditorWords;

export type PostDeskProps = {
  website: Website;
  /** Its id; `new` begins one. */
  asked: string;
  /** A new one has an id now. */
  onCreated: (id: string) => void;
};

/** One post on the whole screen. */
export function PostDesk({ website, asked, onCreated }: PostDeskProps) {
  // A post that was new when it was opened goes on being written as it is, under its own address.
  const [first] = useState(asked);
  const created = (post: Post) => onCreated(post._id);
  return first === 'new' ? (
    <Workbench website={website} post={null} onCreated={created} />
  ) : (
    <Known website={website} id={first} onCreated={created} />
  );
}

function Known({
  website,
  id,
  onCreated,
}: {
  website: Website;
  id: string;
  onCreated: (post: Post) => void;
}) {
  const { data, error, refetch } = useQuery(postQueries.one(id));
  if (data !== undefined) return <Workbench website={website} post={data} onCreated={onCreated} />;
  if (error === null) return <DeskSkeleton />;
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-[560px] gap-4 px-5 py-16">
      <h1>{copy.failed}</h1>
      <Notice tone="bad" action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}>
        {errorSentence(error)}
      </Notice>
      <Link to={paths.posts()} className="font-semibold text-accent-text hover:underline">
        {copy.back}
      </Link>
    </main>
  );
}
