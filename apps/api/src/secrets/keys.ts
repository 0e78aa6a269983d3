import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Everything that is made from SESSION_SECRET, each purpose with a key of its own. */
export type Keys = {
  /** For signing access tokens; the first signs, all verify. */
  readonly signing: readonly { kid: string; key: Uint8Array }[];
  /** A keyed digest that nobody without the secret can make. */
  mac(purpose: string, data: string | Uint8Array): Buffer;
  /** Encrypts what must not be readable in the database. */
  seal(purpose: string, text: string): string;
  /** null: not sealed by us, or changed since. */
  open(purpose: string, sealed: string): string | null;
  /** The same text sealed with the newest secret; null: it is already, or it cannot be opened. */
  reseal(purpose: string, sealed: string): string | null;
};

export function createKeys(secrets: readonly string[]): Keys {
  const derive = (secret: string, purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'to.site', purpose, 32));
  const [first] = secrets;
  if (first === undefined) throw new TypeError('a secret is needed');

  const openWith = (secret: string, purpose: string, sealed: string): string | null => {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) return null;
    const key = derive(secret, `seal:${purpose}`);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another secret, or changed.
      return null;
    }
  };
  const seal = (purpose: string, text: string): string => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', derive(first, `seal:${purpose}`), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  };
  const open = (purpose: string, sealed: string): string | null => {
    for (const secret of secrets) {
      const text = openWith(secret, purpose, sealed);
      if (text !== null) return text;
    }
    return null;
  };

  return {
    signing: secrets.map((secret) => {
      const key = derive(secret, 'access-token');
      return { kid: createHash('sha256').update(key).digest('hex').slice(0, 12), key: new Uint8Array(key) };
    }),
    mac: (purpose, data) =>
      createHmac('sha256', derive(first, `mac:${purpose}`))
        .update(data)
        .digest(),
    seal,
    open,
    reseal(purpose, sealed) {
      if (openWith(first, purpose, sealed) !== null) return null;
      const text = open(purpose, sealed);
      return text === null ? null : seal(purpose, text);
    },
  };
}

/** 256 random bits, as they stand in links and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An id of 128 random bits that sorts by nothing. */
export function randomId(): string {
  return randomBytes(16).toString('hex');
}

/** How a token is stored: the token itself never is. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
