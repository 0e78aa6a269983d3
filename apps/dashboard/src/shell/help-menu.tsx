import { CircleHelp, LifeBuoy, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { appConfig } from '../config/app-config.ts';
import { lazyWithBoundary } from '../display/lazy-with-boundary.tsx';
import { Popover } from '../display/popover.tsx';
import { supportWords } from '../words/support-words.ts';

const WriteToUs = lazyWithBoundary(() =>
  import('../features/support/write-to-us.tsx').then((module) => module.WriteToUs),
);

const copy = supportWords;
const ITEM = 'tappable flex w-full items-center gap-2.5 rounded-control px-2.5 font-medium hover:bg-wash';

/** The help pages, and a letter to whoever runs this installation. */
export function HelpMenu({ side = 'bottom' }: { side?: 'top' | 'bottom' }) {
  const [open, setOpen] = useState(false);
  const [writing, setWriting] = useState(false);
  const wantsToWrite = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        align={side === 'top' ? 'start' : 'end'}
        side={side}
        className="w-52"
        onCloseAutoFocus={(event) => {
          if (!wantsToWrite.current) return;
          // Only now: the dialog gives the focus back to where it was, and what is in the menu is gone by then.
          wantsToWrite.current = false;
          event.preventDefault();
          button.current?.focus();
          setWriting(true);
        }}
        trigger={
          <button
            ref={button}
            type="button"
            aria-label={copy.menu}
            title={copy.menu}
            className="inline-grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)] hover:text-ink max-lg:size-11"
          >
            <CircleHelp size={16} aria-hidden />
          </button>
        }
      >
        <a
          href={appConfig.helpCenterUrl ?? '/help'}
          target="_blank"
          rel="noopener noreferrer"
          className={ITEM}
          onClick={() => setOpen(false)}
        >
          <LifeBuoy size={16} aria-hidden className="text-ink-2" />
          {copy.pages}
        </a>
        <button
          type="button"
          className={ITEM}
          onClick={() => {
            wantsToWrite.current = true;
            setOpen(false);
          }}
        >
          <Mail size={16} aria-hidden className="text-ink-2" />
          {copy.write}
        </button>
      </Popover>
      {writing && <WriteToUs onMissing={() => setWriting(false)} onClose={() => setWriting(false)} />}
    </>
  );
}
