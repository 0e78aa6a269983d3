import { Button } from '@tosite/ui/button';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeAccount } from '../features/account/account-calls.ts';
import { ResendButton } from '../features/account/verify-notice.tsx';
import { ModeSwitch } from '../features/display/mode-switch.tsx';
import { toastLocal } from '../features/display/toasts.tsx';
import { TypedConfirmation } from '../features/display/typed-confirmation.tsx';
import { useAuthStore } from '../features/session/auth-store.ts';
import { forgetEndedSession } from '../features/session/start-session.ts';
import { paths } from '../paths.ts';
import { words } from '../words/en.ts';

const copy = words.account;

export function Page() {
  const user = useAuthStore((state) => state.user);
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  if (user === null) return null;
  return (
    <div className="max-w-[640px]">
      <title>{`${copy.title} · ${words.product}`}</title>
      <h1>{copy.title}</h1>
      <dl className="mt-6 border-t border-rule">
        <Row name={copy.name}>{user.name}</Row>
        <Row name={copy.email}>
          <span className="wrap-anywhere">{user.email}</span>
          {user.emailVerified ? (
            <span className="font-semibold text-good">{copy.verified}</span>
          ) : (
            <>
              <span className="font-semibold text-bad">{copy.unverified}</span>
              <ResendButton />
            </>
          )}
        </Row>
        <Row name={copy.since}>
          {new Date(user.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
        </Row>
        <Row name={copy.appearance}>
          <ModeSwitch />
        </Row>
      </dl>
      <section aria-labelledby="delete" className="mt-10">
        <h2 id="delete">{copy.deleteTitle}</h2>
        <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.deleteBody}</p>
        <Button className="mt-4 text-bad" onClick={() => setDeleting(true)}>
          {copy.deleteOpen}
        </Button>
      </section>
      <TypedConfirmation
        open={deleting}
        onOpenChange={setDeleting}
        title={copy.deleteDialog}
        body={copy.deleteBody}
        expected={user.email}
        fieldLabel={copy.deleteType(user.email)}
        mismatch={copy.deleteMismatch(user.email)}
        submitLabel={copy.deleteSubmit}
        busyLabel={copy.deleteBusy}
        onConfirm={async () => {
          await removeAccount();
          forgetEndedSession();
          await navigate(paths.login(), { replace: true });
          toastLocal(copy.deleted);
        }}
      />
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 items-center gap-x-6 gap-y-1 border-b border-rule py-2.5 sm:grid-cols-[160px_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 font-medium">{children}</dd>
    </div>
  );
}
