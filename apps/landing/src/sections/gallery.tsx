import { freeAddress, samplePreviewUrl } from '../addresses.ts';
import type { LandingCopy } from '../copy/landing-copy.ts';
import { SAMPLE_PICTURE, samplesFrom } from '../copy/samples.ts';
import { WORDS } from '../copy/words.ts';
import type { Assets } from '../document.tsx';
import { YoursDrawing } from '../drawings/yours-drawing.tsx';

/** The sample sites, which are real and open; the page's own platform comes first. */
export function Gallery({ copy, pictures }: { copy: LandingCopy; pictures: Assets['pictures'] }) {
  const { gallery, form } = WORDS;
  return (
    <section className="gallery" id="websites" aria-labelledby="websites-title">
      <h2 id="websites-title">{gallery.title}</h2>
      <p className="lede">{gallery.lede}</p>
      <ul className="row">
        {samplesFrom(copy.sample).map(([type, sample]) => {
          const picture = pictures[sample.handle];
          return (
            <li className="sample" key={type}>
              <a href={samplePreviewUrl(sample.handle)} target="_blank" rel="noopener">
                <span className="frame">
                  {picture !== undefined && (
                    <picture>
                      <source media="(prefers-color-scheme: dark)" srcSet={picture.dark} />
                      <img
                        src={picture.light}
                        alt={sample.alt}
                        width={SAMPLE_PICTURE.width}
                        height={SAMPLE_PICTURE.height}
                        loading="lazy"
                        decoding="async"
                      />
                    </picture>
                  )}
                </span>
                <span className="was">
                  <span>{sample.profile}</span>
                  <b>
                    {sample.name}, {sample.kind.toLowerCase()}
                  </b>
                  <span className="sr"> {form.newTab}</span>
                </span>
              </a>
            </li>
          );
        })}
        <li className="sample yours">
          <a href="#start-form-field">
            <span className="frame yours-card">
              <YoursDrawing />
              <span>
                <b>{gallery.yours}</b>
                {gallery.yoursText}
              </span>
            </span>
            <span className="was">
              <span>{copy.placeholder.replace('https://www.', '').replace('https://', '')}</span>
              <b>{freeAddress('yourname')}</b>
            </span>
          </a>
        </li>
      </ul>
    </section>
  );
}
