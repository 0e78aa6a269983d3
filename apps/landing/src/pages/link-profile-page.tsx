import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import { PLATFORMS, type Subdomain } from '@tosite/validation/platforms/platform';
import { dashboardFormUrl, samplePreviewUrl } from '../addresses.ts';
import { COPY_OF_SUBDOMAIN } from '../copy/copy-of-subdomain.ts';
import { LINK_PROFILE } from '../copy/link-profile.ts';
import { SAMPLES } from '../copy/samples.ts';
import { WORDS } from '../copy/words.ts';
import { Document, type Assets } from '../document.tsx';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { Footer } from '../sections/footer.tsx';
import { Header } from '../sections/header.tsx';
import { ExampleLink } from '../sections/profile-form.tsx';

/**
 * The form again, with what was typed and the sentence that says what is wrong. The dashboard's host serves it, so
 * its links name this landing in full.
 */
export function LinkProfilePage({ subdomain, assets }: { subdomain: Subdomain; assets: Assets }) {
  const copy = COPY_OF_SUBDOMAIN[subdomain];
  const onMainHost = copy.brandName === undefined;
  return (
    <Document subdomain={subdomain} path="/" pageTitle={LINK_PROFILE.title} assets={assets} answer>
      <a className="skip" href="#again-field">
        {WORDS.skip}
      </a>
      <Header copy={copy} home="elsewhere" />
      <main className="words again" id="words">
        <h1>{LINK_PROFILE.title}</h1>
        <form
          className="profile-form"
          method="post"
          action={dashboardFormUrl(subdomain, '/website/link-profile')}
          data-island="profile-form"
          data-page={subdomain}
          data-sample={samplePreviewUrl(SAMPLES[copy.sample].handle)}
        >
          <label htmlFor="again-field" data-part="label">
            {copy.formTitle}
          </label>
          <div className="ask">
            <input
              id="again-field"
              className="profile-field"
              type="text"
              name="profileOrUsername"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={copy.placeholder}
              defaultValue={LINK_PROFILE.value}
              aria-invalid="true"
              aria-describedby="again-help"
              data-part="field"
            />
            <button
              className="btn btn-1"
              type="submit"
              name="subdomain"
              value={subdomain}
              data-part="button"
              data-loading={WORDS.form.loading}
            >
              {WORDS.form.submit}
            </button>
          </div>
          <p className="help" id="again-help" role="alert" data-part="help">
            {LINK_PROFILE.message}
          </p>
          <div className="next-steps" data-part="next-steps">
            {onMainHost && (
              <>
                <p>{LINK_PROFILE.whichPlatform}</p>
                {PLATFORMS.map((platform) => (
                  <button
                    key={platform}
                    className="btn btn-2"
                    type="submit"
                    name="subdomain"
                    value={platform}
                  >
                    <PlatformMark of={platform} size={24} />
                    {PLATFORM_NAMES[platform]}
                  </button>
                ))}
              </>
            )}
          </div>
        </form>
        <ExampleLink copy={copy} />
      </main>
      <Footer copy={copy} home="elsewhere" />
    </Document>
  );
}
