import type { Preview } from '@tosite/validation/website/preview';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { siteAddress } from '../../config/app-config.ts';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { SiteFrame } from '../../display/site-frame.tsx';
import { detailsOf, useOnboardingStore } from '../../memory/onboarding-store.ts';
import { paths } from '../../paths.ts';
import { PreviewFrame } from '../../previews/preview-frame.tsx';
import { words } from '../../words/words.ts';
import { siteOfPreview } from './site-of-preview.ts';

const copy = words.auth.waiting;
const WIDTH = 1280;

/** The site that was just made, as it was left, under its address: what the account is for. */
export function WaitingSite({ preview }: { preview: Preview }) {
  const details = useOnboardingStore((state) => detailsOf(preview.previewId, state));
  const label = details?.websiteDomain.trim().toLowerCase() || preview.suggestedDomain;
  const site = useMemo(() => {
    const theme = THEME_NAMES.find((known) => known === details?.theme) ?? preview.design.theme_name;
    const name = details?.websiteName.trim() || preview.suggestedName;
    return siteOfPreview(preview, theme, name, preview.suggestedDomain, details ?? {});
  }, [preview, details]);
  return (
    <>
      <div inert className="flex min-h-0 flex-1">
        <SiteFrame address={siteAddress(label)} className="flex-1">
          <ScaledBox width={WIDTH} className="min-h-0 flex-1">
            <PreviewFrame site={site} />
          </ScaledBox>
        </SiteFrame>
      </div>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-ink-2">
        <span className="flex items-center gap-2 before:size-2 before:bg-accent-text before:content-['']">
          {copy.asYouLeftIt}
        </span>
        <Link
          to={paths.preview(preview.previewId)}
          className="inline-flex min-h-8 items-center font-semibold text-accent-text hover:underline max-lg:min-h-11"
        >
          {copy.change}
        </Link>
      </p>
    </>
  );
}
