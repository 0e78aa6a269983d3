import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { useState } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { homeWords } from '../../words/home-words.ts';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';

const EditWebsiteDialog = lazyWithBoundary(() =>
  import('./edit-website-dialog.tsx').then((module) => module.EditWebsiteDialog),
);
const DeleteWebsiteDialog = lazyWithBoundary(() =>
  import('./delete-website-dialog.tsx').then((module) => module.DeleteWebsiteDialog),
);

/** What the site is called and where it lives. */
export function SiteIdentity({ website }: { website: Website }) {
  const copy = homeWords.identity;
  const [editing, setEditing] = useState(false);
  const rows = [
    [copy.name, website.website_name],
    [copy.address, siteAddress(website.domain_name)],
  ] as const;
  return (
    <section aria-labelledby="identity">
      <h2 id="identity" className="text-[18px]">
        {copy.title}
      </h2>
      <dl className="mt-3 border-t border-rule">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-rule py-1.5"
          >
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button className="mt-4" onClick={() => setEditing(true)}>
        {copy.change}
      </Button>
      {editing && (
        <EditWebsiteDialog
          onMissing={() => setEditing(false)}
          website={website}
          open
          onOpenChange={setEditing}
        />
      )}
    </section>
  );
}

export function RemoveWebsite({ website }: { website: Website }) {
  const copy = homeWords.remove;
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="remove-website" className="mt-12 border-t border-rule pt-8">
      <h2 id="remove-website" className="text-[18px]">
        {copy.title}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.body}</p>
      <Button className="mt-4 text-bad!" onClick={() => setAsking(true)}>
        {copy.open}
      </Button>
      {asking && (
        <DeleteWebsiteDialog
          onMissing={() => setAsking(false)}
          website={website}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
