import type { SiteInput } from '@tosite/site-sections/site';
import type { ProfileList } from '@tosite/validation/profile/profile';
import type { SiteChange } from './site-change.ts';

/** A text on the page that is the owner's to write: of the profile itself, of one of its items, a section's title. */
export type TextTarget =
  | { kind: 'field'; path: string }
  | { kind: 'item'; list: ProfileList; id: string; field: string }
  | { kind: 'title'; section: string };

/**
 * To the frame: draw this. `turn` counts up; the answer names it. `editing`: its texts can be written in place. `path`:
 * of the page that is drawn; absent, or of none: the home page.
 */
export type RenderMessage = {
  kind: 'tosite:draw';
  turn: number;
  site: SiteInput;
  editing?: boolean;
  path?: string;
};
/** To the frame, after a draw: what of the site is another now. */
export type ChangeMessage = { kind: 'tosite:change'; turn: number; change: SiteChange };
/** To the frame: mark this section and bring it into view; null: none. */
export type ShowMessage = { kind: 'tosite:show'; section: string | null; label: string };
/** To the frame: another theme may be chosen soon. */
export type ThemesMessage = { kind: 'tosite:themes' };

/** From the frame: it can draw, or it has; which sections have something to show, hidden or not, and of how many items; what was chosen or written in it; a shortcut that belongs to the page. */
export type FrameMessage =
  | { kind: 'tosite:ready' }
  | { kind: 'tosite:drawn'; turn: number }
  | { kind: 'tosite:filled'; sections: string[]; counts: Record<string, number> }
  | { kind: 'tosite:section'; section: string }
  | { kind: 'tosite:text'; target: TextTarget; value: string }
  | { kind: 'tosite:shortcut'; shortcut: Shortcut };
export type Shortcut = 'undo' | 'redo' | 'save';

export function isRenderMessage(data: unknown): data is RenderMessage {
  return (
    isRecord(data) &&
    data['kind'] === 'tosite:draw' &&
    typeof data['turn'] === 'number' &&
    (data['path'] === undefined || typeof data['path'] === 'string') &&
    isRecord(data['site'])
  );
}

export function isChangeMessage(data: unknown): data is ChangeMessage {
  return (
    isRecord(data) &&
    data['kind'] === 'tosite:change' &&
    typeof data['turn'] === 'number' &&
    isRecord(data['change'])
  );
}

export function isThemesMessage(data: unknown): data is ThemesMessage {
  return isRecord(data) && data['kind'] === 'tosite:themes';
}

export function isShowMessage(data: unknown): data is ShowMessage {
  return (
    isRecord(data) &&
    data['kind'] === 'tosite:show' &&
    (data['section'] === null || typeof data['section'] === 'string') &&
    typeof data['label'] === 'string'
  );
}

export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isRecord(data)) return false;
  switch (data['kind']) {
    case 'tosite:ready':
      return true;
    case 'tosite:drawn':
      return typeof data['turn'] === 'number';
    case 'tosite:filled':
      return (
        Array.isArray(data['sections']) &&
        data['sections'].every((key) => typeof key === 'string') &&
        isRecord(data['counts']) &&
        Object.values(data['counts']).every((count) => typeof count === 'number')
      );
    case 'tosite:section':
      return typeof data['section'] === 'string';
    case 'tosite:text':
      return typeof data['value'] === 'string' && isTarget(data['target']);
    case 'tosite:shortcut':
      return ['undo', 'redo', 'save'].includes(String(data['shortcut']));
    default:
      return false;
  }
}

/** The shortcut that these keys are everywhere in the editor; null: none. */
export function shortcutOf(
  keys: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): Shortcut | null {
  if (!keys.ctrlKey && !keys.metaKey) return null;
  const key = keys.key.toLowerCase();
  if (key === 's' && !keys.shiftKey) return 'save';
  if (key === 'z') return keys.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

function isTarget(target: unknown): boolean {
  if (!isRecord(target)) return false;
  const has = (...names: string[]) => names.every((name) => typeof target[name] === 'string');
  switch (target['kind']) {
    case 'field':
      return has('path');
    case 'item':
      return has('list', 'id', 'field');
    case 'title':
      return has('section');
    default:
      return false;
  }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
