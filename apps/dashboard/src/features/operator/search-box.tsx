import { Search } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { operatorWords } from '../../words/operator-words.ts';

const copy = operatorWords.search;

/** Finds an account or a website by whatever is known of it. */
export function SearchBox() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const text = params.get('text') ?? '';
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = new FormData(event.currentTarget).get('text');
        if (typeof wanted === 'string' && wanted.trim() !== '')
          void navigate(paths.operatorFind({ text: wanted.trim() }));
      }}
      className="flex items-center gap-2 rounded-control border border-edge bg-ground pl-3 focus-within:outline-2 focus-within:outline-accent-text"
    >
      <Search size={16} aria-hidden className="shrink-0 text-ink-2" />
      <input
        key={text}
        name="text"
        type="search"
        defaultValue={text}
        maxLength={400}
        aria-label={copy.label}
        placeholder={copy.label}
        className="tappable min-w-0 flex-1 bg-transparent pr-3 placeholder:text-ink-2 focus-visible:outline-0 max-lg:text-lg"
      />
    </form>
  );
}
