import { UnsavedGuard } from '../../session/unsaved-guard.tsx';
import { editorWords } from '../../words/editor-words.ts';
import { useEditorStore } from './editor-store.ts';

/** Leaving the editor with unsaved changes, or while a model is writing, asks once. */
export function LeavingGuard() {
  const unsaved = useEditorStore((state) => state.unsavedChanges);
  const aiWriting = useEditorStore((state) => state.aiWriting);
  const leave = [
    ...(aiWriting ? [editorWords.leaveWriting] : []),
    ...(unsaved ? [editorWords.leave] : []),
  ].join(' ');
  return (
    <UnsavedGuard
      unsaved={unsaved || aiWriting}
      copy={{
        leaveTitle: unsaved ? editorWords.leaveTitle : editorWords.leaveWritingTitle,
        leave,
        leaveGo: editorWords.leaveGo,
        leaveStay: editorWords.leaveStay,
      }}
    />
  );
}
