type Named = { name: string };

/** What operators are told: on their screens, and where they type a command. */
export const operatorMessages = {
  'operator.nothingFound': ({ text }: { text: string }) =>
    `There is no account and no website “${text}”. Write an address, a host, an e-mail address or an id.`,
  'operator.alreadySuspended': ({ name }: Named) => `${name} is suspended already.`,
  'operator.notSuspended': ({ name }: Named) => `${name} is not suspended.`,
  'operator.nothingAgainst': ({ name }: Named) => `Nothing stands against ${name}.`,
  'operator.yourself': 'You cannot suspend yourself. Another operator can.',
  'operator.noSecondStep': ({ name }: Named) => `${name} has no second step.`,
  'operator.noDeadJob': ({ name }: Named) => `There is no dead job ${name}. Read the list again.`,
  'operator.noFailedMail': ({ name }: Named) =>
    `There is no mail ${name} that waits to be sent. Read the list again.`,
  'operator.noAccount': ({ name }: Named) =>
    `There is no account with the address ${name}. Whoever gets the website opens one first.`,
  'operator.giveSame': ({ name }: Named) => `The website belongs to ${name} already.`,
  'operator.giveUnconfirmed': ({ name }: Named) =>
    `${name} has not confirmed the address of the account. A website goes to confirmed accounts only.`,
  'operator.giveSuspended': ({ name }: Named) => `${name} is suspended. Restore the account first.`,
  'operator.giveStopped': 'The website is held or suspended. Decide about that first.',
  'operator.giveDomain': ({ name }: Named) =>
    `The website has its owner’s own domain ${name}, which only they can prove. Its owner takes it off first; the next owner adds it again.`,
  'operator.givePaid':
    'Something is paid for this website, or about to be. Its owner ends the subscription first; the next owner begins one.',
} as const;
