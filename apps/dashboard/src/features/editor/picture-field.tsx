import { Button } from '@tosite/ui/button';
import { PictureSchema, type Picture } from '@tosite/validation/profile/profile';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { editorWords } from '../../words/editor-words.ts';
import { addPendingUpload, useEditorStore } from './editor-store.ts';
import { mediaWith, PENDING } from './site-of-editor.ts';
import { WrittenField } from './written-field.tsx';

const CropDialog = lazyWithBoundary(() =>
  import('../../forms/crop-dialog.tsx').then((module) => module.CropDialog),
);

const copy = editorWords.picture;
const MAX_BYTES = 10 * 1024 ** 2;
const ASPECTS = { square: 1, wide: 16 / 9, banner: 4 };

export type PictureFieldProps = {
  label: string;
  /** What the profile has there. */
  value: unknown;
  shape: keyof typeof ASPECTS;
  /** What stands around it, for whoever helps to describe it. */
  around?: () => string;
  onSet: (picture: Picture | null) => void;
};

/** One picture: chosen, cut to its place, described, and sent with the next save. */
export function PictureField({ label, value, shape, around, onSet }: PictureFieldProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const media = useEditorStore((state) => mediaWith(state.media, state.filesPendingUpload));
  const read = v.safeParse(PictureSchema, value);
  const picture = read.success ? read.output : null;
  const copyOf = picture === null ? undefined : media[picture.url];
  const shown = copyOf?.variants[0]?.path;

  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setError(file.size > MAX_BYTES ? copy.tooLarge : null);
    if (file.size <= MAX_BYTES) setChosen(file);
  };

  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} className="mb-1 text-sm text-ink-2">
        {label}
      </p>
      <div className="flex items-center gap-3">
        {shown === undefined ? (
          <span className="grid h-14 w-20 shrink-0 place-items-center rounded-control border border-dashed border-edge p-1 text-center text-xs text-ink-2">
            {copy.none}
          </span>
        ) : (
          <img
            src={shown}
            alt={copy.current(label)}
            className="h-14 max-w-28 shrink-0 rounded-control border border-rule object-cover"
          />
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={`${label}: ${copy.choose}`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-x-1">
          <Button
            onClick={() => input.current?.click()}
            aria-label={`${label}: ${picture === null ? copy.choose : copy.replace}`}
          >
            {picture === null ? copy.choose : copy.replace}
          </Button>
          {picture !== null && (
            <Button variant="quiet" onClick={() => onSet(null)} aria-label={`${label}: ${copy.remove}`}>
              {copy.remove}
            </Button>
          )}
        </div>
      </div>
      {picture?.url.startsWith(PENDING) === true && <p className="mt-1 text-xs text-ink-2">{copy.waiting}</p>}
      {error !== null && (
        <p role="alert" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {picture !== null && (
        <div className="mt-2">
          <WrittenField
            label={copy.alt}
            hint={copy.altHelp}
            maxLength={1000}
            help="alt"
            around={() => [label, around?.() ?? ''].join('\n')}
            value={picture.alt}
            onWrite={(alt) => {
              onSet({ ...picture, alt });
              return null;
            }}
          />
        </div>
      )}
      {chosen !== null && (
        <CropDialog
          onMissing={() => setChosen(null)}
          file={chosen}
          aspect={ASPECTS[shape]}
          onClose={() => setChosen(null)}
          onUnreadable={() => {
            setChosen(null);
            setError(copy.notPicture);
          }}
          onCut={(cut) => {
            const key = `picture-${crypto.randomUUID()}`;
            addPendingUpload(key, { ...cut, oldImageUrl: oldAddress(picture) });
            onSet({
              url: `${PENDING}${key}`,
              alt: picture?.alt ?? '',
              width: cut.width,
              height: cut.height,
            });
            setChosen(null);
          }}
        />
      )}
    </div>
  );
}

/** What was never sent has no address on the server. */
function oldAddress(picture: Picture | null): string | null {
  return picture === null || picture.url.startsWith(PENDING) ? null : picture.url;
}
