import { useMutation } from '@tanstack/react-query';
import { uploadImage } from '@tosite/api-client/endpoints/uploads';
import { Button } from '@tosite/ui/button';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { api } from '../../../session/api.ts';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { CoverAltField } from './cover-alt-field.tsx';
import type { OpenPost } from './open-post.ts';
import { fieldsIn, setCover } from './set-field.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.cover;

/** The picture above a post; it stands in lists, too. */
export function CoverField({ open, websiteId }: { open: OpenPost; websiteId: string }) {
  const { editor, uploads } = open;
  const input = useRef<HTMLInputElement>(null);
  const cover = useEditorValue(editor, () => fieldsIn(editor).cover);
  const alt = useEditorValue(editor, () => fieldsIn(editor).coverAlt);
  const upload = useMutation({
    mutationFn: (file: File) => api.call(uploadImage, { body: { websiteId }, files: [file] }),
    onSuccess: ({ imageUrl, ...image }) => {
      uploads.remember(imageUrl, image);
      setCover(editor, imageUrl);
    },
  });
  const choose = () => {
    if (!upload.isPending) input.current?.click();
  };
  return (
    <div className="post-cover" data-empty={cover === null}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={copy.label}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) upload.mutate(file);
        }}
      />
      {cover === null ? (
        <Button variant="quiet" className="px-0!" busy={upload.isPending} onClick={choose}>
          <ImagePlus size={16} aria-hidden />
          {upload.isPending ? copy.sending : copy.add}
        </Button>
      ) : (
        <>
          <div className="relative">
            <img src={cover} alt={alt} />
            <div className="absolute right-2.5 bottom-2.5 flex gap-2">
              <Button busy={upload.isPending} onClick={choose}>
                {upload.isPending ? copy.sending : copy.change}
              </Button>
              <Button onClick={() => setCover(editor, null)}>{copy.remove}</Button>
            </div>
          </div>
          <CoverAltField open={open} websiteId={websiteId} />
        </>
      )}
      {upload.error !== null && (
        <p role="alert" className="mt-1.5 font-sans text-sm font-medium text-bad">
          {errorSentence(upload.error)}
        </p>
      )}
    </div>
  );
}
