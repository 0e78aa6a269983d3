import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import type { Website } from '@tosite/validation/website/website';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../query-client.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Unsaved } from '../memory/drafts.ts';
import { logOutNow, useLogOutStore } from './log-out.ts';

const copy = accountWords.logOut;

/** Unsaved work lies in this browser only, and logging out takes it away: that is asked, not done. */
export function LogOutDialog({ losing }: { losing: readonly Unsaved[] }) {
  const navigate = useNavigate();
  const stay = () => useLogOutStore.setState({ losing: null });
  const names = [...new Set(losing.map(nameOf))];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={copy.title}
      description={copy.body(new Intl.ListFormat(document.documentElement.lang).format(names))}
      closeLabel={words.common.close}
    >
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={() => void logOutNow(navigate)}>{copy.go}</Button>
        <Button variant="primary" onClick={stay}>
          {copy.stay}
        </Button>
      </div>
    </Dialog>
  );
}

/** What it is called, as far as this page knows it. */
function nameOf(unsaved: Unsaved): string {
  if (unsaved.of === 'account') return copy.account;
  const known = queryClient
    .getQueriesData<{ website?: Website | null; websites?: readonly Website[] }>({ queryKey: ['websites'] })
    .flatMap(([, data]) => [data?.website ?? [], data?.websites ?? []].flat());
  return known.find(({ _id }) => _id === unsaved.id)?.website_name ?? copy.website;
}
