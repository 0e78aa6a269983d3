import { verifyEmail } from '@tosite/api-client/endpoints/auth';
import { useSearchParams } from 'react-router-dom';
import { refreshUser } from '../features/account/account-calls.ts';
import { ConfirmChange } from '../features/account/confirm-change.tsx';
import { MailedLink } from '../features/account/mailed-link.tsx';
import { api } from '../session/api.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { words } from '../words/words.ts';

export { sessionKnownGuard as loader } from '../shell/guards.ts';

const copy = words.auth.verify;

export function Page() {
  const [query] = useSearchParams();
  return query.get('for') === 'change' ? <ConfirmChange /> : <ConfirmAddress />;
}

async function confirm(token: string): Promise<void> {
  await api.call(verifyEmail, { body: { token } });
  // The link is used up, whether or not this browser can be told more.
  if (useAuthStore.getState().user !== null) await refreshUser().catch(() => undefined);
}

function ConfirmAddress() {
  return (
    <MailedLink
      name="verify-email"
      copy={copy}
      confirm={confirm}
      done={() => ({ title: copy.done, body: copy.doneBody, onward: true })}
    />
  );
}
