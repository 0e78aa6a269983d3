import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Website } from '@tosite/validation/website/website';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { shortcutOf } from '../../preview/frame-messages.ts';
import { paths } from '../../paths.ts';
import { editorWords } from '../../words/editor-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { DesignPanel } from './design-panel.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorBench } from './editor-bench.tsx';
import { EditorDrawer } from './editor-drawer.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { keepDraft, readDraft } from './editor-draft.ts';
import { editorQueries, type Opened } from './editor-queries.ts';
import { closeEditor, openEditor, useEditorStore } from './editor-store.ts';
import { LeavingGuard } from './leaving-guard.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SectionsPanel } from './sections-panel.tsx';
import { doShortcut } from './shortcuts.ts';
import { useAskedFor } from './use-asked-for.ts';
import { useSaving } from './use-saving.ts';

const StaleDialog = lazyWithBoundary(() => import('./stale-dialog.tsx').then((module) => module.StaleDialog));
const copy = editorWords;

export type EditorProps = {
  website: Website;
  /** Nothing stands around it: its bar has the brand, too. */
  alone?: boolean;
  /** What there is to say above the panel. */
  above?: ReactNode;
};

/** The design editor of one website, in the room that it is given. */
export function Editor({ website, alone = false, above }: EditorProps) {
  const { data, error, refetch } = useQuery(editorQueries.of(website.domain_name));
  return (
    <>
      <title>{`${copy.title} · ${website.website_name} · ${words.product}`}</title>
      {data !== undefined ? (
        <Workbench key={website._id} website={website} opened={data} alone={alone} above={above} />
      ) : error !== null ? (
        <EditorFailure error={error} onAgain={() => void refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}

export function EditorFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-[560px] gap-4 px-5 py-16">
      <h1>{copy.title}</h1>
      <Notice tone="bad" action={<Button onClick={onAgain}>{words.common.tryAgain}</Button>}>
        <p className="font-semibold">{copy.failed}</p>
        <p>{errorSentence(error)}</p>
      </Notice>
      <Link to={paths.home()} className="font-semibold text-accent-text hover:underline">
        {copy.back}
      </Link>
    </main>
  );
}

function Workbench({ website, opened, alone, above }: EditorProps & { opened: Opened }) {
  // What is edited is a copy: a later reading of the same query is not taken.
  const [first] = useState(opened);
  const [site, setSite] = useState(opened.site);
  const ready = useEditorStore((state) => state.websiteId === website._id);
  const lostPictures = useOpening(website._id, first);
  useAskedFor(ready);
  const saving = useSaving(website.domain_name, website.status === 'published');
  const { save, theirs } = saving;

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const inField = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      // A field has its own way back, letter by letter.
      if (shortcut === null || (inField && shortcut !== 'save')) return;
      event.preventDefault();
      doShortcut(shortcut, save);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [save]);

  if (!ready) return <EditorSkeleton />;
  return (
    <div
      data-variant="violet"
      data-bottom-bar
      className="grid h-full min-h-0 grid-cols-1 grid-rows-[52px_minmax(0,1fr)_auto] overflow-hidden bg-ground lg:grid-cols-[384px_minmax(0,1fr)] lg:grid-rows-[56px_minmax(0,1fr)]"
    >
      <EditorBar website={website} alone={alone === true} saving={saving.saving} onSave={save} />
      <main id="content" tabIndex={-1} className="contents">
        <EditorBench website={website}>
          <EditorFrame site={site} onSave={save} />
        </EditorBench>
        <EditorDrawer
          design={
            <>
              {above}
              <RestoredNotice website={website} lostPictures={lostPictures} onRead={setSite} />
              <DesignPanel site={site} name={website.website_name} />
            </>
          }
          sections={<SectionsPanel />}
        />
      </main>
      <LeavingGuard />
      {theirs !== null && (
        <StaleDialog
          onMissing={saving.leaveTheirs}
          theirs={theirs}
          busy={saving.saving}
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.goOnWithTheirs}
          onClose={saving.leaveTheirs}
        />
      )}
    </div>
  );
}

/** Opens the website with what was not saved the last time; answers how many pictures of that are lost. */
function useOpening(websiteId: string, { site, subject, saved }: Opened): number {
  const [lostPictures, setLostPictures] = useState(0);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    void readDraft(websiteId, saved).then((draft) => {
      if (gone) return;
      setLostPictures(draft?.lostPictures ?? 0);
      openEditor(websiteId, subject, saved, draft, site.media);
      stop = keepDraft();
    });
    return () => {
      gone = true;
      stop?.();
      closeEditor();
    };
  }, [websiteId, subject, saved, site]);
  return lostPictures;
}

export function EditorSkeleton() {
  return (
    <main
      id="content"
      tabIndex={-1}
      role="status"
      aria-label={copy.loading}
      className="grid h-full min-h-0 grid-rows-[56px_minmax(0,1fr)] lg:grid-cols-[384px_minmax(0,1fr)]"
    >
      <div className="col-span-full flex items-center gap-3 border-b border-rule px-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="ml-auto h-9 w-20" />
      </div>
      <div className="grid content-start gap-3 border-r border-rule p-4 max-lg:hidden">
        <div className="grid grid-cols-4 gap-3">
          {[0, 1, 2, 3].map((n) => (
            <Skeleton key={n} className="aspect-[4/3]" />
          ))}
        </div>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
          <Skeleton key={n} className="h-9" />
        ))}
      </div>
      <div className="flex bg-bench p-6">
        <Skeleton className="flex-1" />
      </div>
    </main>
  );
}
