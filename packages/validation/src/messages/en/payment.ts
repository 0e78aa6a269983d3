export const paymentMessages = {
  'payment.notConfigured':
    'Payments are not set up here, so nothing can be bought. Ask whoever runs this site.',
  'payment.unavailable':
    'The payment service does not answer right now. Nothing was charged and nothing was changed: try again in a minute.',
  'payment.subscriptionExists':
    'This website has a subscription already. Reload the page to see it, and change it there.',
  'payment.subscriptionOver':
    'This subscription has ended, so it cannot be changed any more. Buy Standard anew to have it back.',
  'payment.nothingBought':
    'You have not bought anything yet, so there are no invoices and no card to change. Choose a plan first.',
  'payment.deletionWaits':
    'What you pay for has to end before this is deleted, and the payment service does not answer right now. Nothing was deleted: try again in a minute.',
  'payment.endNotConfigured':
    'A subscription has to end before this is deleted, and payments are not set up here any more. Nothing was deleted: ask whoever runs this site to end it.',
  'payment.reportRefused': 'This report is not signed as it must be, or it is too old, so it was not taken.',
  'plan.customDomain':
    'A domain of your own comes with Standard. Change the plan of this website to use one.',
  'support.noOperator':
    'Nobody who reads messages is named here, so yours cannot be sent. Ask whoever runs this site in another way.',
} as const;
