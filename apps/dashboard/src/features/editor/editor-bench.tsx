import { Segmented } from '@tosite/ui/segmented';
import type { Website } from '@tosite/validation/website/website';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { formatMoment } from '../../display/moment.ts';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { useEditorStore } from './editor-store.ts';

const copy = editorWords;
const DEVICES = { desktop: 1440, tablet: 768, phone: 390 } as const;
type Device = keyof typeof DEVICES;
const ICONS = {
  desktop: <Monitor size={16} aria-hidden />,
  tablet: <Tablet size={16} aria-hidden />,
  phone: <Smartphone size={16} aria-hidden />,
};

/** What fits this window without being made small. */
function deviceOfWindow(): Device {
  if (window.innerWidth > 900) return 'desktop';
  return window.innerWidth > 600 ? 'tablet' : 'phone';
}

/** The ground on which the site lies, at the width of a desktop, a tablet or a phone. */
export function EditorBench({ website, children }: { website: Website; children: ReactNode }) {
  const [device, setDevice] = useState<Device>(deviceOfWindow);
  const width = DEVICES[device];
  return (
    <section
      aria-label={copy.preview}
      className="flex min-h-0 flex-col items-center bg-bench lg:col-start-2 lg:row-start-2 lg:px-6 lg:pt-3 lg:pb-6"
    >
      <div className="mb-3 grid w-full grid-cols-[1fr_auto_1fr] items-center gap-3 text-sm text-ink-2 max-lg:hidden">
        <span className="tabular-nums">{copy.pixels(width)}</span>
        <Segmented
          label={copy.device}
          value={device}
          onValueChange={setDevice}
          options={(['desktop', 'tablet', 'phone'] as const).map((value) => ({
            value,
            label: copy.devices[value],
            icon: ICONS[value],
          }))}
        />
        <Seen website={website} />
      </div>
      <div
        className="flex min-h-0 w-full flex-1 overflow-hidden bg-raise transition-[max-width] duration-200 lg:rounded-frame lg:shadow-[0_0_0_1px_var(--rule),var(--shadow-frame)]"
        style={device === 'desktop' ? undefined : { maxWidth: width }}
      >
        <ScaledBox width={width} className="min-h-0 flex-1">
          {children}
        </ScaledBox>
      </div>
    </section>
  );
}

/** What visitors see meanwhile, and where. */
function Seen({ website: { status, updatedAt, url } }: { website: Website }) {
  const unsaved = useEditorStore((state) => state.unsavedChanges);
  if (!unsaved || status !== 'published') return <span className="text-right">{copy.hint}</span>;
  return (
    <span className="text-right">
      {copy.stillSeen(formatMoment(updatedAt))}{' '}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-accent-text hover:underline"
      >
        {copy.lookAtIt}
      </a>
    </span>
  );
}
