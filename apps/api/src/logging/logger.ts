import { pino, type DestinationStream, type Logger } from 'pino';

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'apiKey',
  'password_hash',
  'client_secret',
];

/** One JSON line an event. What a key says is secret is never written, two levels deep. */
export function createLogger(destination?: DestinationStream): Logger {
  const options = {
    level: 'info',
    base: null,
    redact: {
      paths: [
        ...SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        'headers["set-cookie"]',
        '*.headers["set-cookie"]',
      ],
      censor: '[hidden]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
