import { useState } from 'react';
import { writingWords } from '../words/writing-words.ts';
import { useWritingModel } from './ai-usage.ts';
import { HelpButton } from './help-button.tsx';
import type { HelpMeWriteProps, Taken } from './help-field.ts';

/** Help with one text, beside it; nothing where no model is set up. */
export function HelpMeWrite(props: HelpMeWriteProps) {
  const model = useWritingModel(props.websiteId);
  const [taken, setTaken] = useState<Taken | null>(null);
  if (model === null) return null;
  const stands = taken?.stands(props.value) === true;
  return (
    <span className="inline-flex shrink-0 items-center gap-x-3 font-sans">
      {stands && (
        <button
          type="button"
          aria-label={writingWords.undoOf(props.label)}
          className="min-h-7 text-xs font-semibold text-accent-text hover:underline max-lg:min-h-9"
          onClick={() => {
            taken.undo();
            setTaken(null);
          }}
        >
          {writingWords.undo}
        </button>
      )}
      <HelpButton {...props} onTaken={setTaken} />
    </span>
  );
}
