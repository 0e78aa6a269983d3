import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../words/error-sentence.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { operatorQueries } from './operator-queries.ts';
import { OwnerCard } from './owner-card.tsx';
import { ReadState } from './read-state.tsx';
import { SearchBox } from './search-box.tsx';

/** Whatever is known of an account or a website leads to all about it. */
export function FindScreen() {
  const [params] = useSearchParams();
  const text = params.get('text') ?? '';
  return (
    <div className="grid max-w-[860px] content-start gap-5 p-5 lg:p-8">
      <h2 className="text-xl">{operatorWords.find}</h2>
      <SearchBox />
      {text !== '' && <Found text={text} />}
    </div>
  );
}

function Found({ text }: { text: string }) {
  const { data, error, refetch } = useQuery(operatorQueries.found(text));
  if (data !== undefined) return <OwnerCard owner={data.owner} websiteId={data.websiteId} />;
  if (error !== null && 'status' in error && error.status === 404)
    return <p role="status">{errorSentence(error)}</p>;
  return <ReadState error={error} onRetry={() => void refetch()} />;
}
