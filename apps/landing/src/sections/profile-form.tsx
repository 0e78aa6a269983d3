import type { ReactNode } from 'react';
import { dashboardFormUrl, samplePreviewUrl } from '../addresses.ts';
import type { LandingCopy } from '../copy/landing-copy.ts';
import { SAMPLES, type Sample } from '../copy/samples.ts';
import { WORDS } from '../copy/words.ts';

export type ProfileFormProps = {
  copy: LandingCopy;
  /** Tells the page's two forms apart. */
  id: string;
  sample: Sample;
  formTitle: string;
  placeholder: string;
  helper: string;
  /** Says which platform a bare username is meant for: a hidden field, or radios, named `subdomain`. */
  children: ReactNode;
};

/**
 * The one field of the product. Without script it posts to the dashboard; `islands/profile-form.ts` brings it
 * alive and finds its parts by their `data-part`.
 */
export function ProfileForm({
  copy,
  id,
  sample,
  formTitle,
  placeholder,
  helper,
  children,
}: ProfileFormProps) {
  const { form } = WORDS;
  return (
    <form
      className="profile-form"
      id={id}
      method="post"
      action={dashboardFormUrl(copy.subdomain, '/website/link-profile')}
      data-island="profile-form"
      data-page={copy.subdomain}
      data-sample={samplePreviewUrl(sample.handle)}
    >
      {children}
      <label htmlFor={`${id}-field`} data-part="label">
        {formTitle}
      </label>
      <div className="ask">
        <input
          id={`${id}-field`}
          className="profile-field"
          type="text"
          name="profileOrUsername"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          aria-describedby={`${id}-help`}
          data-part="field"
        />
        <button className="btn btn-1" type="submit" data-part="button" data-loading={form.loading}>
          {form.submit}
        </button>
      </div>
      <p className="help" id={`${id}-help`} data-part="help">
        {helper}
      </p>
      <p className="free">{form.free}</p>
      <div className="next-steps" data-part="next-steps" />
    </form>
  );
}

/** A link that opens a sample site in a new tab. */
export function ExampleLink({ copy }: { copy: LandingCopy }) {
  return (
    <p className="example">
      <a href={samplePreviewUrl(SAMPLES[copy.sample].handle)} target="_blank" rel="noopener">
        {WORDS.form.example}
        <span className="sr"> {WORDS.form.newTab}</span>
      </a>
    </p>
  );
}
