import type { SetupItem } from '@tosite/api-client/endpoints/first-start';
import type { Env } from '../../env.ts';
import { canWait, isMissing, isSet } from './setup-item.ts';

const PROVIDERS = { google: 'Google', github: 'GitHub', linkedin: 'LinkedIn', instagram: 'Instagram' };

export function address({ hosts, dashboardOrigin, publicProtocol }: Env): SetupItem {
  const name = new URL(dashboardOrigin).host;
  if (publicProtocol === 'http')
    return canWait('address.local', { name, needs: ['ROOT_DOMAIN', 'SITES_DOMAIN', 'PUBLIC_PROTOCOL'] });
  return hosts.sitesDomain === hosts.rootDomain
    ? isMissing('address.shared', { name, needs: ['SITES_DOMAIN'] })
    : isSet('address.public', { name: `${name}, *.${hosts.sitesDomain}` });
}

/** Where the files or the database are shared, processes with a secret each would not know each other's sessions. */
export function secret({ sessionSecrets, databaseUrl }: Env): SetupItem {
  if (sessionSecrets.length > 0) return isSet('secret.set');
  return databaseUrl === null
    ? isSet('secret.kept')
    : isMissing('secret.each', { needs: ['SESSION_SECRET'] });
}

export function domains({ domains: { addresses, askPort } }: Env): SetupItem {
  if (addresses.length === 0)
    return canWait('domains.none', { needs: ['DOMAIN_ADDRESSES', 'DOMAIN_TARGET', 'TLS_ASK_PORT'] });
  const name = addresses.join(', ');
  return askPort === null
    ? isMissing('domains.unasked', { name, needs: ['TLS_ASK_PORT'] })
    : isSet('domains.set', { name, count: askPort });
}

export function platforms({ githubToken, youtubeApiKey, instagramAccessToken }: Env): SetupItem {
  const all = [
    { name: 'GitHub', setting: 'GITHUB_TOKEN', value: githubToken },
    { name: 'YouTube', setting: 'YOUTUBE_API_KEY', value: youtubeApiKey },
    { name: 'Instagram', setting: 'INSTAGRAM_ACCESS_TOKEN', value: instagramAccessToken },
  ] as const;
  const needs = all.filter(({ value }) => value === null).map(({ setting }) => setting);
  if (needs.length === 0) return isSet('platforms.set');
  const has = all.filter(({ value }) => value !== null).map(({ name }) => name);
  return has.length === 0
    ? canWait('platforms.none', { needs })
    : canWait('platforms.some', { name: has.join(', '), needs });
}

export function accounts({ oauth }: Env): SetupItem {
  const has = Object.entries(PROVIDERS).flatMap(([id, name]) =>
    oauth[id as keyof typeof PROVIDERS] === undefined ? [] : [name],
  );
  const needs = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  return has.length === 0
    ? canWait('accounts.none', { needs })
    : isSet('accounts.some', { name: has.join(', ') });
}

export function model({ ai }: Env): SetupItem {
  return ai === null
    ? canWait('model.none', { needs: ['AI_BASE_URL', 'AI_MODEL'] })
    : isSet('model.set', { name: ai.model });
}

export function metrics({ metricsToken, metricsPort }: Env): SetupItem {
  return metricsToken === null && metricsPort === null
    ? canWait('metrics.none', { needs: ['METRICS_TOKEN'] })
    : isSet('metrics.set');
}

export function abuse({ abuseEmail }: Env): SetupItem {
  return abuseEmail === null
    ? canWait('abuse.none', { needs: ['ABUSE_EMAIL'] })
    : isSet('abuse.set', { name: abuseEmail });
}
