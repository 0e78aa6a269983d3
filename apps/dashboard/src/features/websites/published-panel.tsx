import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import type { Website } from '@tosite/validation/website/website';
import { ExternalLink, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../../config/app-config.ts';
import { paths } from '../../paths.ts';
import { homeWords } from '../../words/home-words.ts';
import { words } from '../../words/words.ts';
import { ImprovementList, useImprovements } from './improvement-list.tsx';
import { QrCode, qrFile } from './qr-code.tsx';
import { ShareRow } from './share-row.tsx';
import { copyAddress } from '../../sites/copy-address.ts';

const copy = homeWords.published;
const FIRST_THINGS = 3;

/** The end of the onboarding: the link, ways to send it, and what to do first. */
export function PublishedPanel({ website }: { website: Website }) {
  const navigate = useNavigate();
  const missing = useImprovements(website)?.slice(0, FIRST_THINGS);
  const address = addressOf(website);
  return (
    <section
      aria-labelledby="live"
      className="relative mt-6 grid gap-x-10 gap-y-8 rounded-card border border-good bg-raise p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:p-7"
    >
      <div className="grid content-start gap-5">
        <div className="pr-12">
          <p className="flex items-center gap-2 font-semibold text-good before:size-2 before:bg-current before:content-['']">
            {words.home.live}
          </p>
          <h2 id="live" className="mt-1 text-xl wrap-anywhere">
            {address}
          </h2>
          <p className="mt-1 text-ink-2">{words.home.liveBody}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" asChild>
            <a href={website.url} target="_blank" rel="noopener noreferrer">
              {words.home.view}
              <ExternalLink size={16} aria-hidden />
            </a>
          </Button>
          <Button onClick={() => void copyAddress(website)}>{words.common.copy}</Button>
        </div>
        <div className="flex gap-4 border-t border-rule pt-5">
          <QrCode
            text={website.url}
            label={copy.qr(address)}
            className="size-28 shrink-0 rounded-control border border-rule"
          />
          <div className="grid content-between gap-2">
            <p className="text-ink-2">{copy.qrHelp}</p>
            <Button className="justify-self-start" onClick={() => saveQrCode(website)}>
              {copy.qrSave}
            </Button>
          </div>
        </div>
        <ShareRow url={website.url} name={website.website_name} />
      </div>
      {missing !== undefined && (
        <div>
          <h3 className="pr-12 text-lg font-semibold">
            {missing.length === 0 ? copy.nextNone : copy.nextTitle(missing.length)}
          </h3>
          {missing.length > 0 && (
            <div className="mt-3">
              <ImprovementList keys={missing} />
            </div>
          )}
        </div>
      )}
      <IconButton
        label={words.home.dismiss}
        className="absolute top-3 right-3"
        onClick={() => void navigate(paths.home(), { replace: true, state: null })}
      >
        <X aria-hidden />
      </IconButton>
    </section>
  );
}

function saveQrCode(website: Website): void {
  const address = URL.createObjectURL(qrFile(website.url));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${website.domain_name}-qr.svg`;
  link.click();
  URL.revokeObjectURL(address);
}
