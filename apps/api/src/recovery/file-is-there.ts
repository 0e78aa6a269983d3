import { stat } from 'node:fs/promises';

export async function fileIsThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
