import { useId } from 'react';
import { joined, type HelpMeWriteProps, type Taken } from '../../writing/help-field.ts';
import { HelpMeWrite } from '../../writing/help-me-write.tsx';
import { endStep, setAiWriting, undo, useEditorStore } from './editor-store.ts';

export type FieldHelpProps = Pick<
  HelpMeWriteProps,
  'type' | 'label' | 'value' | 'around' | 'most' | 'oneLine'
> & {
  /** Takes a text; a sentence says why it does not. */
  onWrite: (text: string) => string | null;
};

/** Help with one text of the site. What is taken over is one step back. */
export function FieldHelp({ onWrite, ...field }: FieldHelpProps) {
  const id = useId();
  const websiteId = useEditorStore((state) => state.websiteId);
  const present = () => useEditorStore.getState().history.present;
  const { value } = field;
  return (
    <HelpMeWrite
      {...field}
      websiteId={websiteId}
      onWriting={(isWriting) => setAiWriting(id, isWriting)}
      onTake={(text, way): Taken | string => {
        const next = joined(value, text, way);
        const before = present();
        endStep();
        const refusal = onWrite(next);
        if (refusal !== null) return refusal;
        endStep();
        const after = present();
        return {
          stands: (now) => now === next,
          undo: () => {
            // Of an item that is not added yet, the document knows nothing.
            if (after !== before && present() === after) undo();
            else onWrite(value);
          },
        };
      }}
    />
  );
}
