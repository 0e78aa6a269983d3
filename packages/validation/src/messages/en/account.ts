type Named = { provider: string };

export const accountMessages = {
  'account.notSignedIn': 'You are not signed in, or your session has ended. Sign in and try again.',
  'account.sessionEnded': 'Your session has ended. Sign in again.',
  'account.gone': 'This account no longer exists. Sign in with another one.',
  'account.wrongCredentials':
    'The e-mail address or the password is wrong. Check both, or ask for a new password.',
  'account.emailTaken': 'There is already an account with this address. Log in, or ask for a new password.',
  'account.otherAccountHasEmail': 'There is another account with this address. Use a different one.',
  'account.sameEmail': 'This is already your address.',
  'account.currentPasswordMissing': 'Enter your current password.',
  'account.currentPasswordWrong':
    'This is not your current password. Check it, or ask for a new one by e-mail.',
  'account.signInAgain':
    'Your last sign-in was more than 15 minutes ago, and this account has no password to ask for. Log out, sign in again and come back within 15 minutes.',
  'account.passwordGuessed': 'This password is among the first that anyone would guess. Choose another one.',
  'account.passwordCommon': 'This is a common password with a few characters added. Choose another one.',
  'account.passwordOwnName': 'This is your own name or address. Choose a password that nobody can look up.',
  'account.passwordSiteName': 'This is the name of this site. Choose another password.',
  'account.needsInvitation':
    'New accounts need an invitation here, and this address has none. Use the address that was invited, or ask the operator of this site.',
  'account.signupsClosed':
    'New accounts cannot be opened here at the moment. Ask the operator of this site for one.',
  'account.linkUsed': 'This link was already used or is too old. Ask for a new one.',
  'account.resetMailSent':
    'If there is an account with this address, an e-mail with a link is on its way. Check your spam folder too.',
  'account.verifyMailSent':
    'An e-mail with a new link is on its way, unless one was sent a moment ago. Check your spam folder too.',
  'account.emailConfirmed': 'Your e-mail address is confirmed.',
  'account.passwordReset':
    'Your password was changed, and every device was signed out. Sign in with the new password.',
  'account.passwordChanged': 'Your password was changed, and every other device was signed out.',
  'account.twoMailsSent':
    'Two e-mails are on their way. Open the link in both: in your old inbox and in your new one.',
  'account.mailSentToNew':
    'An e-mail is on its way to the new address. Open the link in it to change the address.',
  'account.oldAddressNext':
    'This address has agreed. Now open the link in the e-mail at your old address; until then nothing changes.',
  'account.newAddressNext':
    'This address has agreed. Now open the link in the e-mail at your new address; until then nothing changes.',
  'account.mailsJustSent': 'E-mails to these addresses were sent a moment ago. Try again in a few minutes.',
  'account.appCodeWrong':
    'This code is wrong, or was already used. Wait for the next one in your app and enter it.',
  'account.codeWrong':
    'This code is wrong, or was already used. Wait for the next one in your app and enter it, or use a recovery code.',
  'account.secondStepOver':
    'This sign-in took longer than ten minutes, had five wrong codes, or was already finished. Sign in again.',
  'account.twoFactorOff': 'Two-factor sign-in is already off. Reload to see how things are.',
  'account.twoFactorOn': 'Two-factor sign-in is already on. Turn it off first to set up another app.',
  'account.twoFactorNotBegun': 'There is nothing left to confirm. Start setting it up again.',
  'account.oauthOver':
    'This took longer than ten minutes, was already finished, or was started in another browser. Start again.',
  'account.providerNotSetUp':
    'This way of signing in is not set up here. Use your e-mail address and password.',
  'account.connectNotSetUp': 'Connecting this platform is not set up here. Upload your data instead.',
  'account.emailChanged': ({ email }: { email: string }) =>
    `Your address is changed. Sign in with ${email} from now on.`,
  'account.wrongOrigin': 'This call must come from the dashboard itself. Open the dashboard and try again.',

  'provider.misregistered': ({ provider }: Named) =>
    `${provider} does not accept this site's own registration. Its operator has to correct that; use another way until then.`,
  'provider.refused': ({ provider }: Named) => `${provider} did not accept this sign-in. Start again.`,
  'provider.unavailable': ({ provider }: Named) =>
    `${provider} isn't answering properly at the moment. Try again in a minute.`,
  'provider.slow': ({ provider }: Named) => `${provider} took too long to answer. Try again in a minute.`,
  'provider.emailUnconfirmed': ({ provider }: Named) =>
    `${provider} has not confirmed an e-mail address of yours. Confirm one there and start again, or sign up with your address here.`,
  'provider.accountUnconfirmed': ({ provider }: Named) =>
    `There is an account with this address that was never confirmed. Sign in with its password and open the link that we mailed to you; after that ${provider} works too.`,
  'provider.linkedAlready': ({ provider }: Named) =>
    `A ${provider} account is already linked. Remove it first to link another one.`,
  'provider.linkedElsewhere': ({ provider }: Named) =>
    `This ${provider} account signs in to another account here. Sign in with it and remove it there first.`,
  'provider.onlyWayIn': ({ provider }: Named) =>
    `${provider} is the only way into your account. Set a password or link another way first.`,
  'provider.notSetUp': ({ provider }: Named) =>
    `Signing in with ${provider} is not set up here. Use another way.`,
} as const;
