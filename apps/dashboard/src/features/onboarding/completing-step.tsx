import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { Preview } from '@tosite/validation/website/preview';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { words } from '../../words/words.ts';
import { connectionQueries } from '../../connections/connection-queries.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { LeftOutList } from './left-out-list.tsx';
import { say } from '../../words/say.ts';

const CompletingImport = lazyWithBoundary(() =>
  import('./completing-import.tsx').then((module) => module.CompletingImport),
);

const copy = words.preview.complete;
const SHOWN = 3;

/** What the platform did not give, in words, and the one step that would complete it. */
export function CompletingStep({ preview }: { preview: Preview }) {
  const { method, leftOut = [], warningReasons } = preview.source;
  const warnings = preview.source.warnings.map((warning, index) => say(warningReasons?.[index], warning));
  const step = useCompletingStep(preview);
  const platform = words.platforms[preview.platform];
  if (warnings.length === 0 && step === null)
    return leftOut.length === 0 ? null : (
      <LeftOutList leftOut={leftOut} className="mt-4 rounded-frame border border-rule bg-wash px-4 py-2" />
    );
  return (
    <section aria-labelledby="not-given" className="mt-4 rounded-frame border border-rule bg-wash px-4 py-3">
      <h2 id="not-given">{method === 'sample' ? copy.sampleTitle : copy.title(platform)}</h2>
      <Warnings warnings={warnings.slice(0, SHOWN)} />
      {warnings.length > SHOWN && (
        <details className="text-sm text-ink-2">
          <summary className="min-h-8 cursor-pointer py-1 font-semibold text-ink">
            {copy.more(warnings.length - SHOWN)}
          </summary>
          <Warnings warnings={warnings.slice(SHOWN)} />
        </details>
      )}
      <LeftOutList leftOut={leftOut} className="mt-1" />
      {step === 'import' && <ImportStep preview={preview} />}
      {step === 'connect' && (
        <Button asChild className="mt-3">
          <Link to={paths.linkProfile({ next: 'connect', profileOrUsername: preview.profile.url })}>
            {copy.connect(platform)}
          </Link>
        </Button>
      )}
      {step === 'retry' && (
        <Button asChild className="mt-3">
          <Link to={paths.linkProfile({ profile: preview.profile.url })}>{copy.retry}</Link>
        </Button>
      )}
    </section>
  );
}

/** The first step of those that the source names which can be taken here and now. */
function useCompletingStep({ platform, source }: Preview): 'import' | 'connect' | 'retry' | null {
  const signedIn = useAuthStore((state) => state.user !== null);
  const wantsAccount = source.next?.includes('connect') === true;
  const connectable = useQuery({ ...connectionQueries.all(), enabled: signedIn && wantsAccount }).data
    ?.available;
  for (const step of source.next ?? []) {
    if (step === 'import' || step === 'retry') return step;
    if (step === 'connect' && connectable?.some((known) => known === platform) === true) return step;
  }
  return null;
}

function ImportStep({ preview }: { preview: Preview }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        {copy.import(words.platforms[preview.platform])}
      </Button>
      {open && (
        <CompletingImport onMissing={() => setOpen(false)} preview={preview} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <ul className="mt-1.5 grid gap-1.5 text-ink-2">
      {warnings.map((warning) => (
        <li
          key={warning}
          className="flex gap-2 wrap-anywhere before:mt-[7px] before:size-[7px] before:shrink-0 before:border-[1.5px] before:border-edge before:content-['']"
        >
          {warning}
        </li>
      ))}
    </ul>
  );
}
