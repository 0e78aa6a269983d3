import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../display/moment.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { AgainButton } from './again-button.tsx';
import { operatorQueries, sendAgain } from './operator-queries.ts';
import { ReadState } from './read-state.tsx';
import { RecordTable } from './record-table.tsx';

const copy = operatorWords.mailList;

/** Mails that no server has taken. */
export function MailsScreen() {
  const { data: mails, error, refetch } = useQuery(operatorQueries.mails());
  return (
    <div className="grid max-w-[1104px] content-start gap-5 p-5 lg:p-8">
      <h2 className="text-xl">{operatorWords.mails}</h2>
      {mails === undefined ? (
        <ReadState error={error} onRetry={() => void refetch()} />
      ) : mails.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <RecordTable
          label={operatorWords.mails}
          heads={[copy.to, copy.kind, copy.since, '']}
          rows={mails.map((mail) => ({
            id: mail._id,
            cells: [
              <b key="to" className="font-semibold">
                {mail.recipient}
              </b>,
              mail.kind,
              formatMoment(mail.createdAt),
              <AgainButton
                key="again"
                run={() => sendAgain(mail._id)}
                label={copy.again}
                name={copy.againName(mail.recipient)}
                done={copy.done}
              />,
            ],
          }))}
        />
      )}
    </div>
  );
}
