import { exportWebsite, type ExportFormat } from '@tosite/api-client/endpoints/export';
import { saveFile } from '../../display/save-file.ts';
import { api } from '../../session/api.ts';

export type Received = { bytes: number; total: number | null };

/** Fetches a website as a file and hands it to the browser. */
export async function downloadWebsite(
  { id, label }: { id: string; label: string },
  format: ExportFormat,
  { signal, onReceived }: { signal: AbortSignal; onReceived: (received: Received) => void },
): Promise<void> {
  const file = await api.call(
    exportWebsite,
    { params: { id }, query: { format } },
    { signal, onFile: (bytes, total) => onReceived({ bytes, total }) },
  );
  saveFile(file, `${label}-${new Date().toISOString().slice(0, 10)}.${format}`);
}
