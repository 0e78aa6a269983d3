import type { Shortcut } from '../../preview/frame-messages.ts';
import { redo, undo } from './editor-store.ts';

export function doShortcut(shortcut: Shortcut, onSave: () => void): void {
  if (shortcut === 'save') onSave();
  else if (shortcut === 'undo') undo();
  else redo();
}
