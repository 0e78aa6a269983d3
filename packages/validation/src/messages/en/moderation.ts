type Named = { brand: string };

export const moderationMessages = {
  'moderation.address': ({ brand }: Named) =>
    `The address can be taken for one of “${brand}”. Choose another address, or write to us if the name is yours.`,
  'moderation.name': ({ brand }: Named) =>
    `The name of the website can be taken for “${brand}”. Choose another name, or write to us if it is yours.`,
  'moderation.password': ({ brand }: Named) =>
    `A text asks its readers for a password or a PIN, beside “${brand}”. Take that out, or write to us if it is meant otherwise.`,
  'moderation.card': ({ brand }: Named) =>
    `A text asks its readers for a payment card, beside “${brand}”. Take that out, or write to us if it is meant otherwise.`,
  'moderation.seed': ({ brand }: Named) =>
    `A text asks its readers for the secret words or keys of a wallet, beside “${brand}”. Take that out, or write to us if it is meant otherwise.`,
  'moderation.reported':
    'Several people have reported the website. Somebody looks at it; write to us if you want to say something about it.',
  'moderation.claimed': ({ profile }: { profile: string }) =>
    `Somebody who proved that ${profile} is theirs says that this website is a copy of it. Somebody looks at it; prove that the profile is yours, or write to us.`,
  'moderation.byOperator':
    'Whoever runs this service has taken the website down. The e-mail that we sent says why.',
  'moderation.suspended':
    'This website was taken down, so nothing of it can be changed. You can read and download what is yours, and answer with ‘Write to us’ in the help menu.',
  'moderation.ownerSuspended':
    'This account was suspended, so it can make no website. You can read and download what is yours, and answer with ‘Write to us’ in the help menu.',
} as const;
