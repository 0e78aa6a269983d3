import { useMutation } from '@tanstack/react-query';
import type { TestMail as Outcome } from '@tosite/api-client/endpoints/first-start';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { dateLanguage } from '../../display/moment.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { setupWords } from '../../words/setup-words.ts';
import { sendTestMail } from './setup-queries.ts';

const copy = setupWords.test;

/** Sends a mail for real, and says what came of it. */
export function TestMail({ token }: { token: string | null }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => sendTestMail(token) });
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" busy={isPending} onClick={() => !isPending && mutate()}>
        {data === undefined && error === null ? copy.send : copy.again}
      </Button>
      {error !== null && <Notice tone="bad">{errorSentence(error)}</Notice>}
      {error === null && data !== undefined && <Said {...data} />}
    </div>
  );
}

function Said({ outcome, to, server, said, at }: Outcome) {
  const time = new Date(at).toLocaleTimeString(dateLanguage(), { timeStyle: 'short' });
  const [title, body] = {
    taken: [copy.taken(to ?? '', server ?? '', time), copy.takenBody],
    outbox: [copy.outbox(to ?? ''), copy.outboxBody],
    refused: [copy.refused(server ?? '', said ?? ''), copy.refusedBody],
    unreachable: [copy.unreachable(server ?? 'DATA_DIR/outbox', said ?? ''), copy.unreachableBody],
    nobody: [copy.nobody, copy.nobodyBody],
  }[outcome];
  return (
    <Notice tone={outcome === 'taken' ? 'good' : outcome === 'outbox' ? 'info' : 'bad'}>
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm text-ink-2">{body}</p>
    </Notice>
  );
}
