import type { Subdomain } from '@tosite/validation/platforms/platform';
import { readAll, type SettingProblems } from './env-settings.ts';
import type { Settings } from './settings.ts';

/** The settings with what follows from them. `parseEnv` is their only reader. */
export type Env = Settings & {
  /** `https://dashboard.to.site`, with the port when it is not the protocol's own. */
  dashboardOrigin: string;
  /** Where the static pages of previews are. */
  previewOrigin: string;
  landingOrigin: (subdomain: Subdomain) => string;
  siteOrigin: (label: string) => string;
  /** Of a whole name, such as an owner's own domain. */
  hostOrigin: (host: string) => string;
};

export type EnvReading = { ok: true; env: Env } | { ok: false; problems: string[] };

/** Reads the settings; never throws, touches nothing. Each problem is one line that names its setting. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): EnvReading {
  const problems: SettingProblems = [];
  const settings = readAll(source, problems);
  if (problems.length > 0) return { ok: false, problems };
  const { hosts, publicProtocol, publicPort } = settings;
  const ownPort = publicProtocol === 'https' ? 443 : 80;
  const origin = (host: string): string =>
    `${publicProtocol}://${host}${publicPort === ownPort ? '' : `:${publicPort}`}`;
  return {
    ok: true,
    env: {
      ...settings,
      dashboardOrigin: origin(`dashboard.${hosts.rootDomain}`),
      previewOrigin: origin(`preview.${hosts.sitesDomain}`),
      landingOrigin: (subdomain) => origin(`${subdomain}.${hosts.rootDomain}`),
      hostOrigin: origin,
      siteOrigin: (label) => origin(`${label}.${hosts.sitesDomain}`),
    },
  };
}
