import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** 160 random bits, as apps take them by hand: base32. */
export function newSetupKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** `otpauth://…`: what the square code says to an app. */
export function setupUri(setupKey: string, names: { issuer: string; email: string }): string {
  return totpOf(setupKey, names).toString();
}

/** The step that the code belongs to: this one, or a neighbour, for a clock that is half a minute off. null: none. */
export function stepOfCode(setupKey: string, code: string, now: number): number | null {
  const delta = totpOf(setupKey).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta;
}

// SHA-1, six digits, thirty seconds: what every authenticator app understands.
function totpOf(setupKey: string, names?: { issuer: string; email: string }): TOTP {
  return new TOTP({
    ...(names === undefined ? {} : { issuer: names.issuer, label: names.email }),
    secret: Secret.fromBase32(setupKey),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_MS / 1000,
  });
}
