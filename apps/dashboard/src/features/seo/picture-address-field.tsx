import { useMutation } from '@tanstack/react-query';
import { uploadImage } from '@tosite/api-client/endpoints/uploads';
import { Button } from '@tosite/ui/button';
import { TextField, type TextFieldProps } from '@tosite/ui/text-field';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { useRef, useState } from 'react';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { api } from '../../session/api.ts';

const CropDialog = lazyWithBoundary(() =>
  import('../../forms/crop-dialog.tsx').then((module) => module.CropDialog),
);

const copy = siteSettingsWords.seo.upload;

export type PictureAddressFieldProps = Omit<TextFieldProps, 'value' | 'label'> & {
  label: string;
  value: string;
  websiteId: string;
  /** Width by height of the part that is shown. */
  aspect: number;
  /** Takes the address of the picture, and our copy of it; empty: none. */
  onPicture: (address: string, copy: StoredImage | null) => void;
};

/** A picture by a file of one's own; or, for whoever has one on the web already, by its address. */
export function PictureAddressField({
  label,
  websiteId,
  aspect,
  onPicture,
  ...field
}: PictureAddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => api.call(uploadImage, { body: { websiteId }, files: [file] }),
    onSuccess: ({ imageUrl, ...image }) => onPicture(imageUrl, image),
  });
  const send = (file: File) => {
    setChosen(null);
    upload.mutate(file);
  };
  return (
    <div>
      <TextField {...field} label={label} type="url" inputMode="url" autoComplete="off" />
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={copy.of(label)}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file again, mended, is a change too.
            event.target.value = '';
            if (file !== undefined) setChosen(file);
          }}
        />
        <Button busy={upload.isPending} onClick={() => !upload.isPending && input.current?.click()}>
          {upload.isPending ? copy.busy : copy.choose}
        </Button>
        {field.value !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              upload.reset();
              onPicture('', null);
            }}
          >
            {copy.remove}
          </Button>
        )}
      </div>
      {chosen !== null && (
        <CropDialog
          onMissing={() => setChosen(null)}
          file={chosen}
          aspect={aspect}
          onClose={() => setChosen(null)}
          onCut={({ file }) => send(file)}
          // The server reads more kinds than a browser, and says what is wrong with the others.
          onUnreadable={() => send(chosen)}
        />
      )}
      {upload.error !== null && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {errorSentence(upload.error)}
        </p>
      )}
      {upload.isSuccess && field.value === upload.data.imageUrl && (
        <p role="status" className="mt-1.5 text-sm text-ink-2">
          {copy.waiting}
        </p>
      )}
    </div>
  );
}
