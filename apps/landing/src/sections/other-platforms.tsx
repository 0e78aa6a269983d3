import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { LandingCopy } from '../copy/landing-copy.ts';
import { othersOf, PLATFORM_COPY } from '../copy/copy-of-subdomain.ts';
import { SAMPLES } from '../copy/samples.ts';
import { WORDS } from '../copy/words.ts';
import { PLATFORM_DRAWINGS } from '../drawings/platform-drawings.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The same form for the platforms that this page is not about: choosing a card says whose username it is. */
export function OtherPlatforms({ copy }: { copy: LandingCopy }) {
  const { others } = WORDS;
  const offered = othersOf(copy.subdomain);
  const [first] = offered;
  const words = PLATFORM_COPY[first];
  return (
    <section className="others" aria-labelledby="others-title">
      <h2 id="others-title">{others.title}</h2>
      <p className="lede">{others.lede}</p>
      <ProfileForm
        copy={copy}
        id="others-form"
        sample={SAMPLES[words.sample]}
        formTitle={words.formTitle}
        placeholder={words.placeholder}
        helper={copy.helper}
      >
        <fieldset className={`cards of-${String(offered.length)}`}>
          <legend className="sr">{others.choose}</legend>
          {offered.map((platform) => {
            const words = PLATFORM_COPY[platform];
            return (
              <label key={platform} data-variant={platform}>
                <input
                  type="radio"
                  name="subdomain"
                  value={platform}
                  defaultChecked={platform === first}
                  data-form-title={words.formTitle}
                  data-placeholder={words.placeholder}
                />
                <span className="card">
                  {PLATFORM_DRAWINGS[platform].small}
                  <span>
                    <b>{PLATFORM_NAMES[platform]}</b>
                    {words.becomes}
                  </span>
                </span>
              </label>
            );
          })}
        </fieldset>
      </ProfileForm>
    </section>
  );
}
