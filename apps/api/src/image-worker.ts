import { ImageFailure } from '@tosite/site-renderer/images/image-failure';
import { ingestImage } from '@tosite/site-renderer/images/ingest-image';
import type { ImageAnswer, ImageTask } from './media/image-process.ts';

// A process of its own for decoding what strangers sent: what a decoder does wrong ends here, and what it took of
// memory goes with it. Started and ended by `image-process.ts`.
process.on('message', (task: ImageTask) => {
  void work(task).then((answer) => process.send?.(answer));
});
// The server is gone.
process.on('disconnect', () => process.exit(0));

async function work({ id, bytes }: ImageTask): Promise<ImageAnswer> {
  try {
    return { id, image: await ingestImage(Buffer.from(bytes)) };
  } catch (error) {
    return { id, failure: error instanceof ImageFailure ? error.code : 'broken' };
  }
}
