import type { SiteInput } from '@tosite/site-sections/site';

/** To the frame: draw this. `turn` counts up; the answer names it. */
export type DrawMessage = { kind: 'tosite:draw'; turn: number; site: SiteInput };
/** From the frame: it can draw, or it has. */
export type FrameMessage = { kind: 'tosite:ready' } | { kind: 'tosite:drawn'; turn: number };

export function isDrawMessage(data: unknown): data is DrawMessage {
  return (
    isRecord(data) &&
    data['kind'] === 'tosite:draw' &&
    typeof data['turn'] === 'number' &&
    isRecord(data['site'])
  );
}

export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isRecord(data)) return false;
  return (
    data['kind'] === 'tosite:ready' || (data['kind'] === 'tosite:drawn' && typeof data['turn'] === 'number')
  );
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
