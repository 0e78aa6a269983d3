import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { safeUrl } from '@tosite/validation/text/http-link';
import { writtenHost } from './written-host.ts';

/** The address to link to, or null when it must not be linked. A bare host name is read as https. */
export function safeAddress(address: string | null): string | null {
  if (address === null) return null;
  const text = address.trim();
  return safeUrl(/^[\w-]+(\.[\w-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text);
}

/** An https address as people write and read it: host and path in their own letters, no `www.`, no slash at the end. */
export function writtenAddress(address: string): string {
  if (!canParseUrl(address)) return address;
  const url = new URL(address);
  if (url.protocol === 'mailto:') return url.pathname;
  return `${writtenHost(url.hostname.replace(/^www\./u, ''))}${writtenPath(url.pathname)}`.replace(
    /\/$/u,
    '',
  );
}

/** Letters of any script as they are; what would end the path, break the line or not be seen stays encoded. */
function writtenPath(path: string): string {
  return path.replaceAll(/(?:%[\da-f]{2})+/giu, (encoded) => {
    try {
      const read = decodeURIComponent(encoded);
      return /^[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+$/u.test(read) ? read : encoded;
    } catch {
      return encoded;
    }
  });
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
