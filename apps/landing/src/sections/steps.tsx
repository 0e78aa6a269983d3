import type { LandingCopy } from '../copy/landing-copy.ts';
import { WORDS } from '../copy/words.ts';
import { STEP_MARKS } from '../drawings/step-marks.tsx';

/** One thread whose square grows into a card and then a page. */
export function Steps({ copy }: { copy: LandingCopy }) {
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title" className="sr">
        {WORDS.steps.title}
      </h2>
      <ol>
        {copy.steps.map((step, index) => (
          <li key={step.title}>
            {STEP_MARKS[index]}
            <p className="when">{step.when}</p>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
