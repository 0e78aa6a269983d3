import { Extension, resolveFocusPosition, type FocusPosition } from '@tiptap/core';

/**
 * The command `focus` without Tiptap's wait for the next frame: what is typed meanwhile would go where the focus was,
 * and a focus that comes between two letters keeps Markdown from being seen.
 */
export const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  priority: 1,
  addCommands: () => ({
    focus:
      (position: FocusPosition = null, options = {}) =>
      ({ editor, view, tr, dispatch }) => {
        if (position === false || dispatch === undefined) return true;
        if (view.hasFocus() && position === null) return true;
        const selection = resolveFocusPosition(tr.doc, position);
        if (selection !== null && !selection.eq(tr.selection)) tr.setSelection(selection);
        if (!view.hasFocus()) view.focus();
        if (options.scrollIntoView !== false) tr.scrollIntoView();
        return !editor.isDestroyed;
      },
  }),
});
