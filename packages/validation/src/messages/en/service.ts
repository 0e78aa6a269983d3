import { listed } from './phrases.ts';

export const serviceMessages = {
  'service.queueFull': 'Too much of your work is already waiting. Try again in a minute.',
  'service.signInsBusy': 'Many people are signing in right now. Try again in a few seconds.',
  'service.previewsBusy':
    'Many websites are being made right now, so yours was not begun. Try again in a few seconds.',
  'service.notFound': 'This was not found. It may have been deleted, or it belongs to another account.',
  'service.doneAlready': 'This request was already carried out. Reload to see its result.',
  'service.stillRunning': 'The same request is still being carried out. Try again in a few seconds.',
  'service.runningElsewhere':
    'The same request is being carried out by another call. Try again in a few seconds.',
  'service.storageFull':
    'The server has no room left, so nothing was changed. Its operator has to make room; try again later.',
  'service.storageAway': 'The server cannot reach its file storage right now. Try again in a minute.',
  'service.databaseAway': 'The server cannot answer right now. Try again in a few seconds.',
  'service.internal': 'Something went wrong on our side, and we have a record of it. Try again in a moment.',
  'service.signedOut': 'You are signed out. Log in and try again.',
  'service.forbidden': 'This is not allowed for your account.',
  'service.nothingThere': 'This was not found. Check the address, or go back and try again.',
  'service.tooLarge': 'This is too large to send. Try something smaller.',
  'service.tooManyTries': 'Too many attempts in a short time. Wait a moment and try again.',
  'service.unreachable': 'The server is not reachable right now. Try again in a moment.',
  'service.busy': 'The server is busy right now. Try again in a moment.',
  'service.slow': 'The server did not answer in time. Try again in a moment.',
  'service.refused': 'The server did not accept this. Reload the page and try again.',
  'service.broken': 'Something went wrong on our side. Try again in a moment.',
  'service.noSuchCall': 'There is nothing at this address. Check its spelling.',
  'service.otherMethods': ({ methods }: { methods: readonly string[] }) =>
    `This address answers ${listed(methods)} only.`,
  'service.noBody': 'This call takes no body. Send it without one.',
  'service.jsonObject': 'Send a JSON object as the body.',
  'service.jsonFields': 'Send a JSON object with the fields of this call.',
  'service.jsonType': 'Send the body as application/json.',
  'service.bodyTooLarge': ({ kilobytes }: { kilobytes: number }) =>
    `This is more than ${kilobytes} kB. Send less at once.`,
  'service.notUtf8': 'The body is not UTF-8 text. Send JSON in UTF-8.',
  'service.tooDeep': 'The JSON is nested too deeply. Send it flatter.',
  'service.notJson': 'The body is not valid JSON. Check its brackets, commas and quotes.',
  'service.unstorable': 'The body contains characters that cannot be stored. Remove them.',
  'service.outOfRange': 'The body contains a number that is out of range.',
  'service.forbiddenKey': 'The body contains a key that is not allowed: __proto__.',
  'service.idempotencyKey': 'Idempotency-Key must be 8 to 128 letters, digits, hyphens or underscores.',
  'service.idempotencyUsed': 'This Idempotency-Key was used for another request. Use a new key.',
  'client.unreachable': 'We could not reach the server. Check your connection and try again.',
  'client.timeout': 'The server took too long to answer. Try again in a moment.',
  'client.unreadable': 'The server gave an answer that we could not read. Reload the page and try again.',
} as const;
