import { dashboardUrl } from '../addresses.ts';
import type { LandingCopy } from '../copy/landing-copy.ts';
import { PLANS, type Plan } from '../copy/plans.ts';
import { WORDS } from '../copy/words.ts';
import { Padlock } from '../drawings/padlock.tsx';

/** Both prices are on the page; the radios choose which is seen, without script. */
export function Pricing({ copy }: { copy: LandingCopy }) {
  const { pricing } = WORDS;
  return (
    <section className="pricing" id="pricing" aria-labelledby="pricing-title">
      <div className="price-head">
        <h2 id="pricing-title">{pricing.title}</h2>
        <fieldset className="toggle">
          <legend className="sr">{pricing.period}</legend>
          <label>
            <input type="radio" name="billing" id="monthly" defaultChecked />
            <span>{pricing.monthly}</span>
          </label>
          <label>
            <input type="radio" name="billing" id="yearly" />
            <span>{pricing.yearly}</span>
          </label>
        </fieldset>
      </div>
      <div className="plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} copy={copy} />
        ))}
      </div>
      <p className="price-note">{pricing.perWebsite}</p>
    </section>
  );
}

function PlanCard({ plan, copy }: { plan: Plan; copy: LandingCopy }) {
  const { pricing } = WORDS;
  return (
    <div className={plan.highlight ? 'plan best' : 'plan'}>
      <p className="bar">
        <Padlock />
        {plan.address}
      </p>
      <h3>
        {plan.name} {plan.badge !== null && <span className="badge">{plan.badge}</span>}
      </h3>
      <p className="amount monthly">
        ${plan.price.monthly}
        <small>{pricing.perMonth}</small>
      </p>
      <p className="amount yearly">
        ${plan.price.yearly}
        <small>{pricing.perYear}</small>
      </p>
      <p className="note">{plan.description}</p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature.name} className={feature.included ? 'has' : 'lacks'}>
            <span className="sr">{feature.included ? pricing.included : pricing.notIncluded} </span>
            {feature.name}
            {feature.description !== undefined && <small>, {feature.description}</small>}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} copy={copy} />
    </div>
  );
}

/** The radios choose which of two links is there, as they choose the price: the page has no script for it. */
function PlanButton({ plan, copy }: { plan: Plan; copy: LandingCopy }) {
  const { monthly, yearly } = plan.paths;
  const look = plan.highlight ? 'btn btn-1' : 'btn btn-2';
  if (monthly === yearly) {
    return (
      <a className={look} href={dashboardUrl(copy.subdomain, monthly)}>
        {plan.button}
      </a>
    );
  }
  return (['monthly', 'yearly'] as const).map((period) => (
    <div key={period} className={`buy ${period}`}>
      <a className={look} href={dashboardUrl(copy.subdomain, plan.paths[period])}>
        {plan.button}
      </a>
    </div>
  ));
}
