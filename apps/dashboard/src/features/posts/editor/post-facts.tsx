import { Button } from '@tosite/ui/button';
import type { Post } from '@tosite/validation/posts/post';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithBoundary } from '../../../display/lazy-with-boundary.tsx';
import { toastFailure, toastUndoable } from '../../../display/toasts.tsx';
import { paths } from '../../../paths.ts';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { bringBack, invalidatePosts, removePosts } from '../post-queries.ts';
import type { OpenPost } from './open-post.ts';

const VersionsDialog = lazyWithBoundary(() =>
  import('./versions-dialog.tsx').then((module) => module.VersionsDialog),
);
const copy = postEditorWords.facts;
const WORDS_A_MINUTE = 230;
const COUNT_MS = 800;

/** How long it is, its versions, and the way to be rid of it. */
export function PostFacts({
  open,
  post,
  websiteId,
}: {
  open: OpenPost;
  post: Post | null;
  websiteId: string;
}) {
  const words = useWords(open);
  const [looking, setLooking] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function remove(id: string) {
    setBusy(true);
    try {
      await removePosts([id]);
    } catch (error) {
      toastFailure(errorSentence(error));
      setBusy(false);
      return;
    }
    open.saving.forget();
    void invalidatePosts(websiteId);
    await navigate(paths.posts());
    toastUndoable(copy.removed, copy.undo, () => {
      bringBack([id]).then(
        () => void invalidatePosts(websiteId),
        (error: unknown) => toastFailure(errorSentence(error)),
      );
    });
  }

  return (
    <section className="grid gap-1">
      <Row name={copy.words}>{copy.count(words, Math.max(1, Math.round(words / WORDS_A_MINUTE)))}</Row>
      {post?.source !== undefined && post.source !== null && (
        <Row name={copy.from}>
          {/^https?:/u.test(post.source.url) ? (
            <a
              href={post.source.url}
              target="_blank"
              rel="noopener noreferrer"
              className="truncate font-semibold text-accent-text hover:underline"
            >
              {post.source.url.replace(/^https?:\/\/(?:www\.)?/u, '')}
            </a>
          ) : (
            <span className="truncate">{post.source.url}</span>
          )}
        </Row>
      )}
      {post !== null && (
        <>
          <Row name={copy.versions}>
            <Button variant="quiet" className="px-0!" onClick={() => setLooking(true)}>
              {copy.look}
            </Button>
          </Row>
          <Button
            variant="quiet"
            className="justify-self-end px-0! text-bad"
            busy={busy}
            onClick={() => {
              if (!busy) void remove(post._id);
            }}
          >
            {copy.remove}
          </Button>
        </>
      )}
      {looking && post !== null && (
        <VersionsDialog
          open={open}
          post={post}
          onMissing={() => setLooking(false)}
          onClose={() => setLooking(false)}
        />
      )}
    </section>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-9 min-w-0 items-center justify-between gap-3">
      <span className="text-ink-2">{name}</span>
      {children}
    </div>
  );
}

/** Counted on a pause: nobody waits for it. */
function useWords({ editor }: OpenPost): number {
  const [words, setWords] = useState(() => countWords(textOf(editor)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(countWords(textOf(editor))), COUNT_MS);
    };
    editor.on('update', soon);
    return () => {
      clearTimeout(timer);
      editor.off('update', soon);
    };
  }, [editor]);
  return words;
}

const textOf = (editor: OpenPost['editor']) =>
  editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ', ' ');

/** Also in scripts that put no space between words. */
function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike === true) count += 1;
  return count;
}
