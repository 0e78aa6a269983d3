import { Avatar } from '@tosite/ui/avatar';
import { Popover } from '../display/popover.tsx';
import { ChevronUp, CreditCard, LogOut, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { useAuthStore } from './auth-store.ts';
import { logOut } from './log-out.ts';

const ITEM = 'tappable flex w-full items-center gap-2.5 rounded-control px-2.5 font-medium hover:bg-wash';

export type UserMenuProps = {
  /** Only Logout. */
  onboarding?: boolean;
  /** The avatar alone, or with the name beside it. */
  wide?: boolean;
  /** Under the name. */
  note?: string;
};

/** A disclosure with plain links: Escape closes it and the focus goes back to its button. */
export function UserMenu({ onboarding = false, wide = false, note }: UserMenuProps) {
  const user = useAuthStore((state) => state.user);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  if (user === null) return null;

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align={wide ? 'start' : 'end'}
      side={wide ? 'top' : 'bottom'}
      className="w-64"
      trigger={
        <button
          type="button"
          aria-label={words.userMenu.label(user.name)}
          className="flex min-h-11 items-center gap-2.5 rounded-frame p-1.5 text-left hover:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)] data-[state=open]:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)]"
        >
          <Avatar name={user.name} src={user.profile_picture} />
          {wide && (
            <>
              <span className="min-w-0 flex-1">
                <span className="block truncate leading-tight font-semibold">{user.name}</span>
                {note !== undefined && <span className="block truncate text-sm text-ink-2">{note}</span>}
              </span>
              <ChevronUp size={16} aria-hidden className="shrink-0" />
            </>
          )}
        </button>
      }
    >
      <p className="-mx-1.5 border-b border-rule px-4 pt-2 pb-2.5 text-sm text-ink-2">
        {words.userMenu.signedInAs}
        <span className="block truncate text-base font-semibold text-ink">{user.email}</span>
      </p>
      {!onboarding && (
        <div className="-mx-1.5 border-b border-rule p-1.5">
          <Link to={paths.billing()} className={ITEM} onClick={() => setOpen(false)}>
            <CreditCard size={16} aria-hidden className="text-ink-2" />
            {words.userMenu.billing}
          </Link>
          <Link to={paths.account()} className={ITEM} onClick={() => setOpen(false)}>
            <Settings2 size={16} aria-hidden className="text-ink-2" />
            {words.userMenu.account}
          </Link>
        </div>
      )}
      <div className="pt-1.5">
        <button
          type="button"
          className={ITEM}
          onClick={() => {
            setOpen(false);
            void logOut(navigate);
          }}
        >
          <LogOut size={16} aria-hidden className="text-ink-2" />
          {words.userMenu.logout}
        </button>
      </div>
    </Popover>
  );
}
