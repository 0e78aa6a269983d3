import type { Env } from '../env.ts';

const PATH = '/.well-known/security.txt';
const DAY = 86_400_000;
const GOOD_FOR_DAYS = 180;

/** RFC 9116, on our own hosts; null: it is another address. */
export function securityTxt(env: Env, request: Request, now: number): Response | null {
  const url = new URL(request.url);
  if (url.pathname !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const expires = new Date((Math.floor(now / DAY) + GOOD_FOR_DAYS) * DAY).toISOString();
  const contacts = [
    ...(env.securityContact === null ? [] : [contactOf(env.securityContact)]),
    ...(env.abuseEmail === null ? [] : [`mailto:${env.abuseEmail}`]),
    `${env.dashboardOrigin}/report`,
  ];
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en, es',
    `Canonical: ${env.dashboardOrigin}${PATH}`,
  ];
  return new Response(request.method === 'HEAD' ? null : `${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}

const contactOf = (contact: string): string => (contact.includes('@') ? `mailto:${contact}` : contact);
