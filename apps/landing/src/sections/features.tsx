import { FEATURES } from '../copy/features.ts';
import { BridgePicture } from '../drawings/bridge.tsx';
import { WeekOfVisits } from '../drawings/week-of-visits.tsx';

/** The claims, each beside a small drawing of the thing itself. */
export function Features() {
  const { address, seo, speed, analytics, leave } = FEATURES;
  return (
    <section className="features" id="features" aria-labelledby="features-title">
      <h2 id="features-title">{FEATURES.title}</h2>
      <p className="lede">{FEATURES.lede}</p>
      <div className="bento">
        <Customizable />
        <div className="feature of-address">
          <Claim {...address} />
          <ul className="ui address">
            <li>
              <span>{address.own}</span>
              <em>{address.ownNote}</em>
            </li>
            <li>
              <span>{address.free}</span>
              <em>{address.freeNote}</em>
            </li>
          </ul>
        </div>
        <div className="feature of-seo">
          <Claim {...seo} />
          <div className="ui result">
            <BridgePicture viewBox="120 20 180 150" />
            <div>
              <p className="where">{seo.site}</p>
              <p className="what">{seo.result}</p>
              <p className="why">{seo.description}</p>
            </div>
          </div>
        </div>
        <div className="feature of-speed">
          <Claim {...speed} />
          <ol className="ticks">
            {speed.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="feature of-analytics">
          <Claim {...analytics} />
          <div>
            <WeekOfVisits label={analytics.chart} days={analytics.days} />
            <p className="aside">{analytics.note}</p>
          </div>
        </div>
        <div className="feature of-leave">
          <Claim {...leave} />
          <ul className="ui files">
            {leave.files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Claim({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

/** A small site that changes its look with the radios above it, without script. */
function Customizable() {
  const { customizable } = FEATURES;
  return (
    <div className="feature of-theme">
      <Claim {...customizable} />
      <fieldset className="looks">
        <legend className="sr">{customizable.choose}</legend>
        {customizable.themes.map((look, index) => (
          <label key={look}>
            <input type="radio" name="look" id={`look-${String(index + 1)}`} defaultChecked={index === 0} />
            <span>{look}</span>
          </label>
        ))}
      </fieldset>
      <div className="mini serif">
        <p className="mini-bar">
          <span>{customizable.person}</span>
          <span>{customizable.place}</span>
        </p>
        <p className="mini-title">{customizable.headline}</p>
        <div className="mini-body">
          <dl>
            {customizable.jobs.map(([year, job]) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd>{job}</dd>
              </div>
            ))}
          </dl>
          <BridgePicture viewBox="0 30 452 150" />
        </div>
      </div>
    </div>
  );
}
