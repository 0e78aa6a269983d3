import { analyticsWords } from '../../words/analytics-words.ts';

const copy = analyticsWords.how;

/** What a figure here means, and what is not in it. */
export function HowWeCount() {
  return (
    <section aria-labelledby="how-we-count" className="mt-4 text-sm text-ink-2">
      <p>{copy.short}</p>
      <details className="mt-1">
        <summary className="min-h-9 cursor-pointer font-semibold text-accent-text max-lg:min-h-11">
          <h2 id="how-we-count" className="text-sm">
            {copy.title}
          </h2>
        </summary>
        <ul className="mt-1 grid max-w-[76ch] list-disc gap-1.5 pl-5">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
