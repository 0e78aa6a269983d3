export type AlertKind = 'price' | 'second' | 'homeless' | 'foreign' | 'silent';

type AlertWords = { subject: string; happened: (id: string) => string; next: string };

/** What whoever runs the installation is told, in English like the log. `happened` gets the id of what it is about. */
export const ALERTS: Readonly<Record<AlertKind, AlertWords>> = {
  price: {
    subject: 'A subscription has a price that is not set up here',
    happened: (id) => `The subscription ${id} is paid at a price that the settings do not name.`,
    next: 'Its website keeps the plan that it has. Give the subscription one of the two prices of the settings.',
  },
  second: {
    subject: 'A website was paid for twice',
    happened: (id) =>
      `The subscription ${id} was begun for a website that has one already. It was ended, and its last payment was given back.`,
    next: 'There is nothing to do, unless the account asks why.',
  },
  homeless: {
    subject: 'A website that is gone was paid for',
    happened: (id) =>
      `The subscription ${id} pays for a website that does not exist any more. It was ended, and its last payment was given back.`,
    next: 'There is nothing to do, unless the account asks why.',
  },
  foreign: {
    subject: 'A subscription names no website',
    happened: (id) => `The subscription ${id} was not begun here: it names no website, so it brings nothing.`,
    next: 'End it, or write the id of the website into its metadata as website_id.',
  },
  silent: {
    subject: 'The payment service has not answered for three days',
    happened: (id) => `Until ${id} the payment service was asked without an answer for 72 hours or more.`,
    next: 'All websites keep the plan that they have, and nobody can buy. Check the key and the network of the server.',
  },
};
