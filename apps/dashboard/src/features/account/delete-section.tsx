import type { User } from '@tosite/validation/account/user';
import { Button } from '@tosite/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { paths } from '../../paths.ts';
import { accountWords } from '../../words/account-words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { forgetEndedSession } from '../../session/start-session.ts';
import { removeAccount } from './account-calls.ts';
import { AccountSection } from './account-section.tsx';

const TypedConfirmation = lazyWithBoundary(() =>
  import('../../display/typed-confirmation.tsx').then((module) => module.TypedConfirmation),
);

const copy = accountWords.remove;

export function DeleteSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <AccountSection id="delete" title={copy.title} dangerous>
      <div className="grid max-w-[60ch] grid-cols-1 gap-4">
        <List title={copy.goes} items={copy.goesList} />
        <List title={copy.stays} items={copy.staysList} />
        <Button className="justify-self-start text-bad!" onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
      </div>
      {open && (
        <TypedConfirmation
          onMissing={() => setOpen(false)}
          open
          onOpenChange={setOpen}
          title={copy.dialog}
          body={copy.dialogBody}
          expected={user.email}
          fieldLabel={copy.type(user.email)}
          mismatch={copy.mismatch(user.email)}
          submitLabel={copy.submit}
          busyLabel={copy.busy}
          onConfirm={async () => {
            await removeAccount();
            forgetEndedSession();
            await navigate(paths.login(), { replace: true });
            toastLocal(copy.deleted);
          }}
        />
      )}
    </AccountSection>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="mt-1.5 grid gap-1 text-ink-2">
        {items.map((item) => (
          <li
            key={item}
            className="flex gap-2.5 before:mt-[9px] before:size-[5px] before:shrink-0 before:bg-ink-2 before:content-['']"
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
