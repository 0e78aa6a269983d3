import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { lazyWithBoundary } from '../display/lazy-with-boundary.tsx';
import { Popover } from '../display/popover.tsx';
import { writingWords } from '../words/writing-words.ts';
import type { HelpMeWriteProps, Taken } from './help-field.ts';
import { useHelp } from './use-help.ts';

const HelpPanel = lazyWithBoundary(() => import('./help-panel.tsx').then((module) => module.HelpPanel));
const copy = writingWords;

export type HelpButtonProps = HelpMeWriteProps & { onTaken: (taken: Taken) => void };

/** The button by a field. What was asked for goes on being written while its panel is shut. */
export function HelpButton(props: HelpButtonProps) {
  const { websiteId, type, label, value, around, compact = false, side = 'bottom', onWriting } = props;
  const [open, setOpen] = useState(false);
  const help = useHelp({
    websiteId,
    type,
    context: () =>
      [value === '' ? '' : `${label}: ${value}`, around?.() ?? '']
        .filter((part) => part.trim() !== '')
        .join('\n\n'),
    onWriting,
  });
  const isWriting = help.state === 'writing';
  const name = isWriting ? copy.writingOf(label) : copy.helpOf(label);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      side={side}
      align="end"
      aria-label={copy.helpOf(label)}
      className="w-[min(440px,calc(100vw-24px))] overflow-y-auto p-3 [max-height:max(360px,var(--radix-popover-content-available-height))]"
      // The page may be an editor with shortcuts of its own.
      onKeyDown={(event) => event.stopPropagation()}
      trigger={
        compact ? (
          <IconButton label={name} className={props.className}>
            <PenLine aria-hidden className={isWriting ? 'animate-pulse text-accent-text' : ''} />
          </IconButton>
        ) : (
          <Button
            variant="quiet"
            aria-label={name}
            className={props.className ?? '-my-2 min-h-7 border-0 px-0! text-xs max-lg:min-h-9'}
          >
            {isWriting ? copy.writing : copy.help}
          </Button>
        )
      }
    >
      <HelpPanel {...props} help={help} onMissing={() => setOpen(false)} onClose={() => setOpen(false)} />
    </Popover>
  );
}
