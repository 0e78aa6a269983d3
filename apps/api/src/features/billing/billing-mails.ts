import type { Env } from '../../env.ts';
import type { Mail } from '../../mail/mails.ts';
import { writeMail, type Recipient } from '../../mail/write-mail.ts';
import { ALERTS, type AlertKind } from './alert-words.ts';

export type Alert = {
  kind: AlertKind;
  /** Of what it is about, as the payment service names it. */
  id: string;
};

const billingOf = (env: Env): string => `${env.dashboardOrigin}/billing`;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function paymentFailedMail(env: Env, to: Recipient, site: string, until: number): Mail {
  const facts = { site, day: dayOf(until) };
  return writeMail(to, 'payment-failed', (words) => words.paymentFailed(facts), billingOf(env));
}

export function graceEndingMail(env: Env, to: Recipient, site: string, until: number): Mail {
  const facts = { site, day: dayOf(until) };
  return writeMail(to, 'grace-ending', (words) => words.graceEnding(facts), billingOf(env));
}

export function planEndedMail(env: Env, to: Recipient, site: string): Mail {
  return writeMail(to, 'plan-ended', (words) => words.planEnded({ site }), billingOf(env));
}

export function operatorAlertMail(email: string, { kind, id }: Alert): Mail {
  const { subject, happened, next } = ALERTS[kind];
  const text = { subject, lines: [happened(id)], button: null, after: [next] };
  return writeMail({ email, language: null }, 'operator-alert', () => text);
}
