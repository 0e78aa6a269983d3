import type { LandingCopy } from '../copy/landing-copy.ts';
import { PLATFORM_WORDS } from '../copy/platforms.ts';
import { SAMPLES } from '../copy/samples.ts';
import { WORDS } from '../copy/words.ts';
import { PLATFORM_DRAWINGS } from '../drawings/platform-drawings.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The same form for the platforms that this page is not about: choosing a card says whose username it is. */
export function OtherPlatforms({ copy }: { copy: LandingCopy }) {
  const { others } = WORDS;
  const [first] = copy.others;
  return (
    <section className="others" aria-labelledby="others-title">
      <h2 id="others-title">{others.title}</h2>
      <p className="lede">{others.lede}</p>
      <ProfileForm
        copy={copy}
        id="others-form"
        sample={SAMPLES[first === 'linkedin' ? 'linkedin-individual' : first]}
        formTitle={PLATFORM_WORDS[first].formTitle}
        placeholder={PLATFORM_WORDS[first].placeholder}
        helper={copy.helper}
      >
        <fieldset className={`cards of-${String(copy.others.length)}`}>
          <legend className="sr">{others.choose}</legend>
          {copy.others.map((platform) => {
            const words = PLATFORM_WORDS[platform];
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
                  {PLATFORM_DRAWINGS[platform]}
                  <span>
                    <b>{words.name}</b>
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
