import { safeUrl } from '@tosite/validation/text/http-link';

/** The address to link to, or null when it must not be linked. A bare host name is read as https. */
export function safeAddress(address: string | null): string | null {
  if (address === null) return null;
  const text = address.trim();
  return safeUrl(/^[\w-]+(\.[\w-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text);
}

/** An https address as people write it: host and path, no `www.`, no slash at the end. */
export function writtenAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.protocol === 'mailto:') return url.pathname;
  return `${url.hostname.replace(/^www\./u, '')}${url.pathname}`.replace(/\/$/u, '');
}

export function mailAddress(email: string | null): string | null {
  return email === null ? null : safeUrl(`mailto:${email}`);
}

/** `tel:` and digits only, or null when the number has too few or too many of them. */
export function telephoneAddress(phone: string): string | null {
  const digits = phone.replace(/\(0\)/u, '').replaceAll(/\D/gu, '');
  if (digits.length < 5 || digits.length > 15) return null;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
