import type { LandingCopy } from '../copy/landing-copy.ts';
import { WORDS } from '../copy/words.ts';

export function Questions({ copy }: { copy: LandingCopy }) {
  return (
    <section className="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{WORDS.questions.title}</h2>
      <div>
        {copy.questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
