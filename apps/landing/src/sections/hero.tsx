import type { LandingCopy } from '../copy/landing-copy.ts';
import { SAMPLES } from '../copy/samples.ts';
import { FOUR_SOURCES } from '../drawings/four-sources.tsx';
import { PLATFORM_DRAWINGS } from '../drawings/platform-drawings.tsx';
import { HeroDrawing } from '../drawings/hero-drawing.tsx';
import { ExampleLink, ProfileForm } from './profile-form.tsx';

export function Hero({ copy }: { copy: LandingCopy }) {
  return (
    <div className="hero" id="start">
      <div className="pitch">
        <h1>
          {copy.title} <span className="label">{copy.label}</span>
        </h1>
        <p className="lede">{copy.description}</p>
        <ProfileForm
          copy={copy}
          id="start-form"
          sample={SAMPLES[copy.sample]}
          formTitle={copy.formTitle}
          placeholder={copy.placeholder}
          helper={copy.helper}
        >
          <input type="hidden" name="subdomain" value={copy.subdomain} />
        </ProfileForm>
        <ExampleLink copy={copy} />
      </div>
      <HeroDrawing
        parts={copy.variant === 'violet' ? FOUR_SOURCES : PLATFORM_DRAWINGS[copy.variant]}
        words={copy.drawing}
      />
    </div>
  );
}
