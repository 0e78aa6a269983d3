export type Cut = { file: File; width: number; height: number; shown: string };
export type Area = { x: number; y: number; width: number; height: number };

/** No page shows more. */
const LARGEST = 2048;

/** The part of a picture as a file of its own, and as an address for a frame that can read no other of ours. */
export async function cutPicture(image: HTMLImageElement, area: Area, name: string): Promise<Cut> {
  const scale = Math.min(1, LARGEST / Math.max(area.width, area.height));
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (blob === null) throw new Error('the picture could not be written');
  // A browser that cannot write WebP writes PNG.
  const end = blob.type === 'image/webp' ? 'webp' : 'png';
  const file = new File([blob], `${name.replace(/\.[^.]*$/u, '') || 'picture'}.${end}`, { type: blob.type });
  return { file, width, height, shown: await dataAddress(blob) };
}

export function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('the picture could not be read')),
    );
    reader.readAsDataURL(blob);
  });
}
