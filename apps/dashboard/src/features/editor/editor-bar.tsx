import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import type { Website } from '@tosite/validation/website/website';
import { ArrowLeft, ExternalLink, Redo2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../config/app-config.ts';
import { paths } from '../../paths.ts';
import { ProductBrand } from '../../session/product-brand.tsx';
import { editorWords } from '../../words/editor-words.ts';
import { redo, undo, useEditorStore } from './editor-store.ts';
import { formatStep } from './format-step.ts';

const copy = editorWords;

/** Whose site this is, whether it is saved, and the way back from every step. */
export function EditorBar({
  website,
  alone,
  saving,
  onSave,
}: {
  website: Website;
  /** Else the brand and the way home stand above it on a wide screen. */
  alone: boolean;
  saving: boolean;
  onSave: () => void;
}) {
  const unsaved = useEditorStore((state) => state.unsavedChanges);
  const aiWriting = useEditorStore((state) => state.aiWriting);
  const said = aiWriting ? copy.aiWriting : unsaved ? copy.unsaved : copy.allSaved;
  const last = useEditorStore((state) => state.history.past.at(-1)?.action ?? null);
  const next = useEditorStore((state) => state.history.future[0]?.action ?? null);
  const address = addressOf(website);
  return (
    <header className="col-span-full flex items-center gap-1 border-b border-rule bg-ground px-2 lg:gap-3 lg:px-4">
      {alone && <ProductBrand className="max-lg:hidden" />}
      <Link
        to={paths.home()}
        aria-label={copy.back}
        title={copy.back}
        className={`grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink max-lg:size-11 ${alone ? '' : 'lg:hidden'}`}
      >
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <h1 className="min-w-0 truncate text-base font-semibold tracking-normal">{website.website_name}</h1>
      {website.status === 'published' && (
        <a
          href={website.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${copy.view}: ${address}`}
          title={copy.view}
          className="flex min-h-9 shrink-0 items-center gap-2 px-1 text-ink-2 hover:text-ink max-lg:min-h-11 lg:border-l lg:border-rule lg:pl-3"
        >
          <span className="max-w-64 truncate max-lg:hidden">{address}</span>
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
      <p
        role="status"
        title={said}
        className="ml-auto flex items-center gap-2 px-1 text-sm whitespace-nowrap text-ink-2"
      >
        {(unsaved || aiWriting) && (
          <span aria-hidden="true" className={`size-2 bg-accent-text ${aiWriting ? 'animate-pulse' : ''}`} />
        )}
        {/* On a phone the square says it: the site's name needs the room. */}
        <span className="max-sm:sr-only">{said}</span>
      </p>
      <div className="flex">
        <IconButton
          label={copy.undo(last === null ? null : formatStep(last))}
          disabled={last === null}
          onClick={undo}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label={copy.redo(next === null ? null : formatStep(next))}
          disabled={next === null}
          onClick={redo}
        >
          <Redo2 aria-hidden />
        </IconButton>
      </div>
      <Button variant="primary" busy={saving} onClick={onSave}>
        {saving ? copy.saving : copy.save}
      </Button>
    </header>
  );
}
