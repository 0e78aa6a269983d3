import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { CONNECTABLE_PLATFORMS } from '@tosite/validation/platforms/platform';
import * as v from 'valibot';

const ConfigSchema = v.object({
  rootDomain: v.pipe(v.string(), v.minLength(1)),
  sitesDomain: v.pipe(v.string(), v.minLength(1)),
  /** `http` or `https`. */
  protocol: v.pipe(
    v.string(),
    v.transform((text) => (text.startsWith('https') ? 'https' : 'http')),
  ),
  /** Empty on the protocol's usual port. */
  port: v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((port) => String(port)),
  ),
  companyName: v.string(),
  helpCenterUrl: v.nullish(v.string(), null),
  signups: v.picklist(['open', 'invite', 'closed']),
  /** Whose accounts can be connected here. */
  connectable: v.optional(v.array(v.picklist(CONNECTABLE_PLATFORMS)), []),
});
export type AppConfig = v.InferOutput<typeof ConfigSchema>;

/**
 * What the server wrote into the page. `vite dev` serves the page as it is, with the placeholder still in it: then
 * everything follows from where the page came from.
 */
export function readAppConfig(content: string | null | undefined, where: Location): AppConfig {
  const fromServer = v.safeParse(v.pipe(v.string(), v.parseJson(), ConfigSchema), content);
  if (fromServer.success) return fromServer.output;
  const rootDomain = where.hostname.split('.').slice(1).join('.') || where.hostname;
  return {
    rootDomain,
    sitesDomain: rootDomain,
    protocol: where.protocol === 'https:' ? 'https' : 'http',
    port: where.port,
    companyName: 'to.site',
    helpCenterUrl: null,
    signups: 'open',
    connectable: [],
  };
}

export const appConfig = readAppConfig(
  document.querySelector<HTMLMetaElement>('meta[name="tosite-config"]')?.content,
  window.location,
);

function withPort(host: string, config: AppConfig): string {
  const usual = config.protocol === 'https' ? '443' : '80';
  return config.port === '' || config.port === usual ? host : `${host}:${config.port}`;
}

/** Where a site with this label answers, as people write it: `jane.to.site`. */
export function siteAddress(label: string, config: AppConfig = appConfig): string {
  return withPort(`${label}.${config.sitesDomain}`, config);
}

/** Where people find a site, as they write it: its own domain where that works, else its free address. */
export const addressOf = ({ url }: { url: string }): string => (canParseUrl(url) ? new URL(url).host : url);

/** What stands behind the label in the address field: `.to.site`. */
export function siteSuffix(config: AppConfig = appConfig): string {
  return siteAddress('', config);
}

export function siteOrigin(label: string, config: AppConfig = appConfig): string {
  return `${config.protocol}://${siteAddress(label, config)}`;
}

/** The dashboard's own origin, on the main host. */
export function mainDashboardOrigin(config: AppConfig = appConfig): string {
  return `${config.protocol}://${withPort(`dashboard.${config.rootDomain}`, config)}`;
}
