import { ChevronDown } from 'lucide-react';
import { languagesWith } from './site-languages.ts';

export type LanguageSelectProps = {
  id: string;
  /** BCP 47. */
  value: string;
  onValueChange: (tag: string) => void;
  disabled?: boolean;
  /** Of a sentence about it. */
  describedBy?: string;
};

/** In which language a site speaks, by the languages' own names. */
export function LanguageSelect({
  id,
  value,
  onValueChange,
  disabled = false,
  describedBy,
}: LanguageSelectProps) {
  const { value: shown, languages } = languagesWith(value);
  return (
    <span className="relative grid">
      <select
        id={id}
        value={shown}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onValueChange(event.target.value)}
        className="min-h-11 appearance-none rounded-control border border-edge bg-ground pr-10 pl-3 text-lg [&>option]:bg-raise [&>option]:text-ink"
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
