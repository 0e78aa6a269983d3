import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyWithBoundary } from '../display/lazy-with-boundary.tsx';
import { FilmsButton } from '../features/film-posts/films-button.tsx';
import { InstagramButton } from '../features/instagram-post/instagram-button.tsx';
import { BringButton, BringDialog } from '../features/post-imports/bring-posts.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import { DeskSkeleton } from '../features/posts/editor/desk-skeleton.tsx';
import { paths } from '../paths.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { postsWords } from '../words/posts-words.ts';
import { words } from '../words/words.ts';
import type { Website } from '@tosite/validation/website/website';

const PostDesk = lazyWithBoundary(
  () => import('../features/posts/editor/post-desk.tsx').then((module) => module.PostDesk),
  <DeskSkeleton />,
);
const InstagramDialog = lazyWithBoundary(() =>
  import('../features/instagram-post/instagram-dialog.tsx').then((module) => module.InstagramDialog),
);

/** The list of posts; `?post=<id>` opens one of them, `?post=new` begins one. */
export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website ?? null;
  const [params] = useSearchParams();
  const asked = params.get('post');
  const [opened, setOpened] = useState<'files' | 'instagram' | null>(null);
  const close = () => setOpened(null);
  // The guard of this route has seen that there is one.
  if (website === null) return null;
  if (asked !== null) return <Desk website={website} asked={asked} />;
  return (
    <>
      <title>{`${postsWords.title} · ${words.product}`}</title>
      <PostList
        website={website}
        ways={
          <>
            <FilmsButton websiteId={website._id} />
            <InstagramButton websiteId={website._id} onOpen={() => setOpened('instagram')} />
            <BringButton onOpen={() => setOpened('files')} />
          </>
        }
      />
      {opened === 'files' && <BringDialog websiteId={website._id} onClose={close} />}
      {opened === 'instagram' && (
        <InstagramDialog websiteId={website._id} onClose={close} onMissing={close} />
      )}
    </>
  );
}

/** Each post has a desk of its own. A new one stays on its desk when it gets its address. */
function Desk({ website, asked }: { website: Website; asked: string }) {
  const navigate = useNavigate();
  const [bound] = useState(website);
  const [desk, setDesk] = useState({ asked, count: 0 });
  const [made, setMade] = useState<string | null>(null);
  if (desk.asked !== asked) setDesk({ asked, count: made === asked ? desk.count : desk.count + 1 });
  return (
    <PostDesk
      key={desk.count}
      website={bound._id === website._id ? website : bound}
      asked={asked}
      onMissing={() => void navigate(paths.posts())}
      onCreated={(id) => {
        setMade(id);
        void navigate(paths.posts({ post: id }), { replace: true });
      }}
    />
  );
}
