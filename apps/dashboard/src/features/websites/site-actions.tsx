import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import type { Website } from '@tosite/validation/website/website';
import { Ellipsis, ExternalLink, Palette } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { PopoverItem } from '../../display/popover-item.tsx';
import { Popover } from '../../display/popover.tsx';
import { paths } from '../../paths.ts';
import { homeWords } from '../../words/home-words.ts';
import { words } from '../../words/words.ts';
import { useVisibility } from './use-visibility.ts';

const EditWebsiteDialog = lazyWithBoundary(() =>
  import('./edit-website-dialog.tsx').then((module) => module.EditWebsiteDialog),
);
const DeleteWebsiteDialog = lazyWithBoundary(() =>
  import('./delete-website-dialog.tsx').then((module) => module.DeleteWebsiteDialog),
);

const copy = words.home;

export type SiteActionsProps = {
  website: Website;
  /** True where something above them is the one thing to do. */
  secondary: boolean;
};

/** What is done to a site most of all; what is done to it once stands in the menu. */
export function SiteActions({ website, secondary }: SiteActionsProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const { busy, turn } = useVisibility(website);
  const { status } = website;
  const isOffline = status === 'unpublished';
  const close = () => setDialog(null);
  return (
    <div className="mt-auto flex gap-2 pt-4">
      {isOffline && (
        <Button variant="primary" busy={busy} onClick={turn} className="flex-1 max-lg:min-h-12 max-sm:px-2">
          {busy ? homeWords.visibility.busy : homeWords.visibility.publish}
        </Button>
      )}
      <Button
        variant={secondary || isOffline ? 'plain' : 'primary'}
        asChild
        className="flex-1 max-lg:min-h-12 max-sm:px-2"
      >
        <Link to={paths.design()}>
          <Palette size={16} aria-hidden />
          {copy.editDesign}
        </Link>
      </Button>
      {status === 'published' && (
        <Button asChild className="flex-1 max-lg:min-h-12 max-sm:px-2">
          <a href={website.url} target="_blank" rel="noopener noreferrer">
            {copy.view}
            <ExternalLink size={16} aria-hidden />
          </a>
        </Button>
      )}
      <SiteMenu status={status} busy={busy} onTurn={turn} onOpen={setDialog} />
      {dialog === 'edit' && (
        <EditWebsiteDialog
          onMissing={close}
          website={website}
          open
          onOpenChange={(open) => !open && close()}
        />
      )}
      {dialog === 'delete' && <DeleteWebsiteDialog onMissing={close} website={website} onClose={close} />}
    </div>
  );
}

type SiteMenuProps = {
  status: Website['status'];
  busy: boolean;
  onTurn: () => void;
  onOpen: (dialog: 'edit' | 'delete') => void;
};

function SiteMenu({ status, busy, onTurn, onOpen }: SiteMenuProps) {
  const [open, setOpen] = useState(false);
  const item = (label: string, act: () => void, className = '') => (
    <PopoverItem
      className={className}
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      {label}
    </PopoverItem>
  );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      className="w-60"
      aria-label={copy.more}
      trigger={
        <IconButton
          label={copy.more}
          aria-busy={busy}
          className="size-auto! min-h-9 w-10! self-stretch border-[1.5px] border-rule max-lg:w-12!"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <ul>
        {item(copy.edit, () => onOpen('edit'))}
        {status === 'published' && item(homeWords.visibility.unpublish, onTurn)}
      </ul>
      <ul className="-mx-1.5 mt-1.5 border-t border-rule px-1.5 pt-1.5">
        {item(homeWords.remove.open, () => onOpen('delete'), 'text-bad')}
      </ul>
    </Popover>
  );
}
