import { ChevronDown, Languages } from 'lucide-react';
import { words } from '../words/words.ts';
import { chooseLanguage, LANGUAGES, type Language } from '../words/language.ts';
import { language } from '../words/this-language.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];

/** The language of the dashboard; another one loads the page again, and what was typed is kept. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  return (
    <label
      className={`relative flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-ink-2 hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text max-lg:min-h-11 ${className}`}
    >
      <Languages size={16} aria-hidden className="shrink-0" />
      <span className="sr-only">{words.common.language}</span>
      <select
        value={language}
        onChange={(event) => {
          const chosen = TAGS.find((tag) => tag === event.target.value);
          if (chosen === undefined) return;
          chooseLanguage(chosen);
          window.location.reload();
        }}
        className="-mr-6 appearance-none bg-transparent pr-6 outline-none [&>option]:bg-raise [&>option]:text-ink"
      >
        {TAGS.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {LANGUAGES[tag]}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden className="pointer-events-none shrink-0" />
    </label>
  );
}
