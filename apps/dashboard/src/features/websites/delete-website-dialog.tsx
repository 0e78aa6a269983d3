import type { Website } from '@tosite/validation/website/website';
import { useRevalidator } from 'react-router-dom';
import { siteAddress } from '../../config/app-config.ts';
import { words } from '../../words/words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { TypedConfirmation } from '../../display/typed-confirmation.tsx';
import { removeWebsite } from '../../sites/website-queries.ts';

const copy = words.deleteWebsite;

export function DeleteWebsiteDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const name = website.website_name;
  return (
    <TypedConfirmation
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title(name)}
      body={copy.body(siteAddress(website.domain_name))}
      expected={name}
      fieldLabel={copy.type(name)}
      mismatch={copy.mismatch(name)}
      submitLabel={copy.submit}
      busyLabel={copy.busy}
      onConfirm={async () => {
        await removeWebsite(website._id);
        onClose();
        toastLocal(copy.done(name));
        // The guard looks again: without a website left, /website is next.
        await revalidate();
      }}
    />
  );
}
