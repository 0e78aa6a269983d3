import { confirmEmailChange } from '@tosite/api-client/endpoints/account';
import { queryClient } from '../../query-client.ts';
import { accountWords } from '../../words/account-words.ts';
import { say } from '../../words/say.ts';
import { api } from '../../session/api.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { refreshUser } from './account-calls.ts';
import { MailedLink } from './mailed-link.tsx';

const copy = accountWords.changeLink;

async function confirm(token: string) {
  const answer = await api.call(confirmEmailChange, { body: { token } });
  void queryClient.invalidateQueries({ queryKey: ['account'] });
  // This browser may hold a session that the change has ended: then the next page asks for it.
  if (answer.state === 'changed' && useAuthStore.getState().user !== null)
    await refreshUser().catch(() => undefined);
  return answer;
}

/** The link of either box of a change of address. */
export function ConfirmChange() {
  return (
    <MailedLink
      name="confirm-change"
      copy={copy}
      confirm={confirm}
      done={({ state, message, reason }) => ({
        title: state === 'changed' ? copy.doneTitle : copy.halfTitle,
        body: say(reason, message),
      })}
    />
  );
}
