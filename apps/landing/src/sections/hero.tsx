import type { LandingCopy } from '../copy/landing-copy.ts';
import { SAMPLES } from '../copy/samples.ts';
import { HERO_DRAWINGS } from '../drawings/hero-drawings.tsx';
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
      <HeroDrawing parts={HERO_DRAWINGS[copy.variant]} words={copy.drawing} />
    </div>
  );
}
