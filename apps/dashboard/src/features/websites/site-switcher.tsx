import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@tosite/ui/icon-button';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { Popover } from '../../display/popover.tsx';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Website } from '@tosite/validation/website/website';
import { Check, ChevronDown, Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { addressOf } from '../../config/app-config.ts';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { useOnboardingStore } from '../../memory/onboarding-store.ts';
import { goOnWith, useChosenWebsite } from '../../sites/use-chosen-website.ts';
import { websiteQueries } from '../../sites/website-queries.ts';

const DeleteWebsiteDialog = lazyWithBoundary(() =>
  import('./delete-website-dialog.tsx').then((module) => module.DeleteWebsiteDialog),
);

const copy = words.switcher;

/** The website that is being worked on, and the way to the others. */
export function SiteSwitcher() {
  const current = useQuery(websiteQueries.current()).data?.website ?? null;
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState<Website | null>(null);
  const navigate = useNavigate();
  const previewWaits = useOnboardingStore((state) => state.previewData !== null);
  useChosenWebsite();
  if (current === null) return <Skeleton className="h-10 w-full" />;

  function choose(website: Website) {
    setOpen(false);
    void navigate(paths.home(), { state: website._id === current?._id ? null : goOnWith(website._id) });
  }

  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        align="start"
        className="w-[min(320px,calc(100vw-24px))]"
        aria-label={copy.list}
        trigger={
          <button
            type="button"
            aria-label={copy.label(current.website_name)}
            className="flex min-h-10 w-full items-center justify-between gap-2 rounded-control border border-rule bg-raise px-2.5 text-left font-semibold hover:border-edge max-lg:min-h-11"
          >
            <span className="truncate">{current.website_name}</span>
            <ChevronDown size={16} aria-hidden className="shrink-0 text-ink-2" />
          </button>
        }
      >
        <WebsiteList
          current={current}
          onChoose={choose}
          onDelete={(website) => {
            setOpen(false);
            setDeleting(website);
          }}
        />
        <div className="-mx-1.5 mt-1.5 border-t border-rule px-1.5 pt-1.5">
          <Link
            to={previewWaits ? paths.createWebsite() : paths.linkProfile()}
            onClick={() => setOpen(false)}
            className="tappable flex items-center gap-2.5 rounded-control px-2.5 font-medium hover:bg-wash"
          >
            <Plus size={16} aria-hidden className="text-accent-text" />
            {copy.another}
          </Link>
        </div>
      </Popover>
      {deleting !== null && (
        <DeleteWebsiteDialog
          onMissing={() => setDeleting(null)}
          website={deleting}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

type WebsiteListProps = {
  current: Website;
  onChoose: (website: Website) => void;
  onDelete: (website: Website) => void;
};

function WebsiteList({ current, onChoose, onDelete }: WebsiteListProps) {
  const { data, isPending, isError, refetch } = useQuery(websiteQueries.all());
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const websites = (data?.websites ?? []).filter((website) =>
    `${website.website_name} ${website.domain_name} ${addressOf(website)}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className="-mx-1.5 -mt-1.5 flex items-center gap-2 border-b border-rule px-3 focus-within:shadow-[inset_0_0_0_2px_var(--accent-text)]">
        <Search size={16} aria-hidden className="shrink-0 text-ink-2" />
        <input
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          aria-label={copy.search}
          placeholder={copy.search}
          autoComplete="off"
          className="min-h-11 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-2 lg:text-base"
        />
      </div>
      <ul aria-label={copy.list} className="mt-1.5 max-h-72 overflow-y-auto">
        {isPending && [0, 1].map((n) => <Skeleton key={n} className="my-1 h-12" />)}
        {isError && (
          <li className="px-2.5 py-2 text-ink-2">
            {copy.failed}{' '}
            <button
              type="button"
              className="font-semibold text-accent-text hover:underline"
              onClick={() => void refetch()}
            >
              {words.common.tryAgain}
            </button>
          </li>
        )}
        {data !== undefined && websites.length === 0 && (
          <li className="px-2.5 py-2 text-ink-2">{copy.none}</li>
        )}
        {websites.map((website) => (
          <li key={website._id} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => onChoose(website)}
              aria-current={website._id === current._id}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-control px-2.5 py-1 text-left hover:bg-wash"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{website.website_name}</span>
                <span className="block truncate text-sm text-ink-2">{addressOf(website)}</span>
              </span>
              {website._id === current._id && (
                <Check size={16} aria-label={copy.current} className="shrink-0 text-accent-text" />
              )}
            </button>
            <IconButton label={copy.delete(website.website_name)} onClick={() => onDelete(website)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
