import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { HelpMeWrite } from '../../../writing/help-me-write.tsx';
import { joined } from '../../../writing/help-field.ts';
import { aroundPost } from './around-post.ts';
import type { OpenPost } from './open-post.ts';
import type { PictureSlot } from './picture-slots.ts';
import { oneStep } from './post-help.tsx';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.picture;
const MAX_ALT = 2000;

/** Help with what is said of each picture, in the picture's own place in the text. */
export function PictureHelps({ open, websiteId }: { open: OpenPost; websiteId: string }) {
  const slots = useStore(open.pictures, (state) => state.slots);
  return slots.map((slot) =>
    createPortal(<PictureHelp open={open} websiteId={websiteId} slot={slot} />, slot.place, slot.key),
  );
}

function PictureHelp({
  open: { editor },
  websiteId,
  slot,
}: {
  open: OpenPost;
  websiteId: string;
  slot: PictureSlot;
}) {
  const words = (name: 'alt' | 'caption') => {
    const at = slot.at();
    const written: unknown = at === undefined ? '' : editor.state.doc.nodeAt(at)?.attrs[name];
    return typeof written === 'string' ? written : '';
  };
  const value = useEditorValue(editor, () => words('alt'));
  return (
    <HelpMeWrite
      websiteId={websiteId}
      type="alt"
      label={copy.alt}
      value={value}
      most={MAX_ALT}
      oneLine
      around={() => [words('caption'), aroundPost(editor, 'alt')].filter((text) => text !== '').join('\n\n')}
      onTake={(text, way) => {
        if (slot.at() === undefined) return copy.gone;
        const next = joined(value, text, way);
        const write = (alt: string) => {
          const now = slot.at();
          if (now !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(now, 'alt', alt));
        };
        const step = oneStep(editor, () => write(next));
        return {
          stands: (now) => now === next,
          undo: () => (step.stands() ? step.undo() : write(value)),
        };
      }}
    />
  );
}
