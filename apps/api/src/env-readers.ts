import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { EmailSchema } from '@tosite/validation/account/account-fields';
import {
  SETTINGS,
  type ChoiceName,
  type NumberDefault,
  type SettingName,
  type SwitchDefault,
  type TextDefault,
} from './env-declaration.ts';

/** Where settings are read from, and where what is wrong with them goes. A value is never put into a problem. */
export type From = { source: Readonly<Record<string, string | undefined>>; problems: string[] };

/** Unset and empty are the same: a line `NAME=` in a settings file means the default. */
function raw(from: From, name: SettingName): string | null {
  const value = from.source[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function text(from: From, name: SettingName, most: number): string | null {
  const value = raw(from, name);
  if (value !== null && (value.length > most || /[\r\n]/u.test(value))) {
    from.problems.push(`${name} must be one line of at most ${most} characters.`);
    return null;
  }
  return value;
}

/** One line of text, or the setting's default. */
export function line(from: From, name: TextDefault, most: number): string {
  return text(from, name, most) ?? SETTINGS[name].fallback;
}

export function port(from: From, name: 'PORT' | 'PUBLIC_PORT', fallback: number): number {
  const value = raw(from, name);
  if (value === null) return fallback;
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
  if (number >= 1 && number <= 65_535) return number;
  from.problems.push(`${name} must be a whole number from 1 to 65535.`);
  return fallback;
}

/** null when unset. */
export function portOrNone(from: From, name: 'TLS_ASK_PORT' | 'METRICS_PORT'): number | null {
  const value = raw(from, name);
  if (value === null) return null;
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
  if (number >= 1 && number <= 65_535) return number;
  from.problems.push(`${name} must be a whole number from 1 to 65535.`);
  return null;
}

export function whole(
  from: From,
  name: NumberDefault,
  { least, most }: { least: number; most: number },
): number {
  const { fallback } = SETTINGS[name];
  const value = raw(from, name);
  if (value === null) return fallback;
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  from.problems.push(`${name} must be a whole number from ${least} to ${most}.`);
  return fallback;
}

export function secondsOr(from: From, name: 'STOP_DELAY_SECONDS', fallback: number, most: number): number {
  const value = raw(from, name);
  if (value === null) return fallback;
  if (/^\d{1,3}$/u.test(value) && Number(value) <= most) return Number(value);
  from.problems.push(`${name} must be a whole number from 0 to ${most}.`);
  return fallback;
}

export function choice<const N extends ChoiceName>(
  from: From,
  name: N,
): (typeof SETTINGS)[N]['choices'][number] {
  const { choices, fallback } = SETTINGS[name];
  return oneOf(from, name, choices, fallback);
}

export function onOff(from: From, name: SwitchDefault): boolean {
  return oneOf(from, name, ['on', 'off'], SETTINGS[name].fallback ? 'on' : 'off') === 'on';
}

function oneOf<T extends string>(from: From, name: SettingName, choices: readonly T[], fallback: T): T {
  const value = raw(from, name);
  if (value === null) return fallback;
  const found = choices.find((known) => known === value);
  if (found !== undefined) return found;
  from.problems.push(`${name} must be ${choices.join(' or ')}.`);
  return fallback;
}

export function domain(from: From, name: SettingName, fallback: string): string {
  const value = raw(from, name)?.toLowerCase();
  if (value === undefined || isDomain(value)) return value ?? fallback;
  from.problems.push(
    `${name} must be a domain name such as example.com, without a protocol, a port or a path.`,
  );
  return fallback;
}

export function domains(from: From, name: SettingName, fallback: string[]): string[] {
  const values = listed(from, name).map((value) => value.toLowerCase());
  if (values.every(isDomain)) return values.length > 0 ? values : fallback;
  from.problems.push(
    `${name} must be domain names such as example.com, without a protocol, a port or a path, and commas between them.`,
  );
  return fallback;
}

function isDomain(value: string): boolean {
  const labels = value.split('.');
  const fits =
    value.length <= 200 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/u.test(label));
  return fits && isIP(value) === 0 && (labels.length > 1 || value === 'localhost');
}

export function bindAddress(from: From, name: 'HOST'): string {
  const { fallback } = SETTINGS[name];
  const value = raw(from, name);
  if (value === null) return fallback;
  if (isIP(value) !== 0 || value === 'localhost') return value;
  from.problems.push(`${name} must be an IP address to listen on, such as 127.0.0.1 or 0.0.0.0.`);
  return fallback;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/u.test(host);
}

/** An address with one of these protocols, without a trailing slash; null when unset. */
export function address(from: From, name: SettingName, protocols: readonly string[]): string | null {
  const value = raw(from, name);
  if (value === null) return null;
  if (canParseUrl(value)) {
    const url = new URL(value);
    if (protocols.includes(url.protocol) && url.host !== '') return value.replace(/\/+$/u, '');
  }
  from.problems.push(
    `${name} must be an address that begins with ${protocols.map((known) => `${known}//`).join(' or ')}`,
  );
  return null;
}

export function base(from: From, name: TextDefault): string {
  return plainAddress(from, name) ?? SETTINGS[name].fallback;
}

/** An address that says where a server is, and nothing else. */
export function plainAddress(from: From, name: SettingName): string | null {
  const value = address(from, name, ['http:', 'https:']);
  if (value === null) return null;
  const url = new URL(value);
  if (url.username === '' && url.password === '' && url.search === '' && url.hash === '') return value;
  from.problems.push(`${name} must be a plain address, without a name, a password, a query or a fragment.`);
  return null;
}

/** All of these settings, or null when none is set; some of them alone is a problem. */
export function together(from: From, names: readonly SettingName[]): string[] | null {
  const values = names.map((name) => text(from, name, 2000));
  const missing = names.filter((_, index) => values[index] === null);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    from.problems.push(
      `${missing.join(' and ')} must be set too, since ${names.filter((name) => !missing.includes(name)).join(' and ')} is.`,
    );
    return null;
  }
  return values.map((value) => value ?? '');
}

/** One secret, or, while it is being changed, the new one, a comma and the old one. */
export function secrets(from: From, name: SettingName, least: number): string[] {
  const value = raw(from, name);
  if (value === null) return [];
  const parts = value.split(',').map((part) => part.trim());
  if (parts.length === 2 && parts.every((part) => part.length >= least)) return parts;
  if (value.length >= least) return [value];
  from.problems.push(`${name} must be at least ${least} characters that nobody can guess.`);
  return [];
}

export function emails(from: From, name: SettingName): string[] {
  const parts = listed(from, name);
  const wrong = parts.some((part) => !v.is(EmailSchema, part));
  if (!wrong) return parts.map((part) => part.toLowerCase());
  from.problems.push(`${name} must be e-mail addresses with commas between them.`);
  return [];
}

export function mailbox(from: From, name: SettingName, fallback: string): string {
  const value = text(from, name, 300);
  if (value === null) return fallback;
  const inner = /^[^<>"]*<([^<>]+)>$/u.exec(value)?.[1] ?? value;
  if (v.is(EmailSchema, inner)) return value;
  from.problems.push(`${name} must be an address such as "to.site <hello@example.com>".`);
  return fallback;
}

export function addressRanges(from: From, name: SettingName): string[] {
  const parts = listed(from, name);
  const wrong = parts.some((part) => {
    const [host = '', bits] = part.split('/');
    const family = isIP(host);
    return (
      family === 0 ||
      (bits !== undefined && !(/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
    );
  });
  if (!wrong) return parts;
  from.problems.push(`${name} must be IP addresses or ranges such as 10.0.0.0/8, with commas between them.`);
  return [];
}

/** Addresses that names in DNS can lead to, in the one form of each. */
export function addresses(from: From, name: SettingName): string[] {
  const parts = listed(from, name);
  if (parts.every((part) => isIP(part) !== 0))
    return parts.map((part) =>
      isIP(part) === 6 ? new URL(`http://[${part}]/`).hostname.slice(1, -1) : part,
    );
  from.problems.push(`${name} must be IP addresses with commas between them, such as 203.0.113.10.`);
  return [];
}

export function dnsServers(from: From, name: SettingName): string[] {
  const parts = listed(from, name);
  const fits = parts.every((part) => {
    const [, host = part, port = '53'] =
      /^\[?([^\]]+?)\]?:(\d{1,5})$/u.exec(isIP(part) === 0 ? part : '') ?? [];
    return isIP(host) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
  });
  if (fits) return parts;
  from.problems.push(`${name} must be IP addresses, each with a port or without, and commas between them.`);
  return [];
}

function listed(from: From, name: SettingName): string[] {
  return (raw(from, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
