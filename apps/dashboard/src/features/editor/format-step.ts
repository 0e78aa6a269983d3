import { editorWords } from '../../words/editor-words.ts';
import type { EditorAction } from './editor-actions.ts';
import { THEME_SECTION } from './editor-document.ts';
import { sectionName } from './section-name.ts';

const copy = editorWords.steps;

/** An action as undo and redo call it. */
export function formatStep(action: EditorAction): string {
  switch (action.kind) {
    case 'setting':
      if (action.section !== THEME_SECTION) return copy.setting(sectionName(action.section));
      if (action.key === 'theme_mode') return copy.mode;
      if (action.key === 'fonts') return copy.fonts;
      return action.key === 'accent' ? copy.accent : copy.theme;
    case 'order':
      return copy.order(sectionName(action.moved));
    case 'reset':
      return copy.reset;
    case 'replace':
      return copy.replace;
    case 'field':
      return copy.field(editorWords.fields[action.path] ?? action.path);
    case 'set-item':
      return copy.item(action.name);
    case 'hide-item':
      return action.hidden ? copy.hideItem(action.name) : copy.showItem(action.name);
    case 'add-item':
      return copy.addItem(action.name);
    case 'drop-item':
      return copy.dropItem(action.name);
    case 'order-items':
      return copy.moveItem(action.name);
  }
}
