import { uploadImage } from '@tosite/api-client/endpoints/uploads';
import type { MediaManifest, StoredImage } from '@tosite/validation/profile/stored-image';
import { api } from '../../../session/api.ts';

/** What stands in the document for a picture that is on its way: `pending:<key>`. The server never sees it. */
export const PENDING = 'pending:';

type Upload =
  { shown: string; state: 'sending' | 'failed' } | { shown: string; state: 'sent'; address: string };

export type PictureUploads = ReturnType<typeof pictureUploads>;

/** Pictures on their way to the server, one after the other; `onSent` when one is there or was refused. */
export function pictureUploads(websiteId: string, onSettled: (pending: string, error: unknown) => void) {
  const all = new Map<string, Upload>();
  /** Our copies of what was sent from here, for whoever draws the page. */
  const media: MediaManifest = {};
  let last: Promise<unknown> = Promise.resolve();

  async function send(pending: string, shown: string, read: () => Promise<File>) {
    try {
      const { imageUrl, ...image } = await api.call(uploadImage, {
        body: { websiteId },
        files: [await read()],
      });
      media[imageUrl] = image;
      all.set(pending, { shown, state: 'sent', address: imageUrl });
      onSettled(pending, null);
    } catch (error) {
      all.set(pending, { shown, state: 'failed' });
      onSettled(pending, error);
    }
  }

  return {
    media,
    remember(address: string, image: StoredImage): void {
      media[address] = image;
    },
    /** Begins to send a picture; answers what stands for it. */
    add(shown: string, read: () => Promise<File>): string {
      const pending = `${PENDING}${crypto.randomUUID()}`;
      all.set(pending, { shown, state: 'sending' });
      last = last.then(() => send(pending, shown, read));
      return pending;
    },
    addFile(file: File): string {
      return this.add(URL.createObjectURL(file), () => Promise.resolve(file));
    },
    stateOf: (src: string): Upload | null => all.get(src) ?? null,
    /** Where a picture is now. */
    addressOf(src: string): string {
      const upload = all.get(src);
      return upload?.state === 'sent' ? upload.address : src;
    },
    /** Some are still on their way. */
    isSending: () => [...all.values()].some(({ state }) => state === 'sending'),
    forget: () => {
      for (const { shown } of all.values()) if (shown.startsWith('blob:')) URL.revokeObjectURL(shown);
    },
  };
}

/** The picture at a `data:` or `blob:` address as a file. Fails when it is none. */
export async function pictureFile(address: string): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture could not be read');
  return new File([blob], 'pasted.png', { type: blob.type });
}
