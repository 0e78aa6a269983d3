import * as v from 'valibot';
import type { WebsiteKind, WebsiteTypeRecord } from './platform-record.ts';
import { PLATFORM_RECORDS } from './platform-records.ts';

type Records = typeof PLATFORM_RECORDS;
/** The platforms whose record says that there is such an action. */
type With<A extends 'connect' | 'import'> = {
  [P in Platform]: Records[P]['actions'][A] extends true ? P : never;
}[Platform];

/** The sources that a profile link may point at. */
export type Platform = keyof Records;
export const PLATFORMS = Object.keys(PLATFORM_RECORDS) as Platform[];
export const PlatformSchema = v.picklist(PLATFORMS, 'Invalid input');

/** What a profile becomes. LinkedIn has two kinds of profile, the others one each. */
export type WebsiteType = { [P in Platform]: TypeOf<P> }[Platform];
export type TypeOf<P extends Platform> = keyof Records[P]['types'] & string;
const TYPES = new Map(
  PLATFORMS.flatMap((platform) =>
    Object.entries<WebsiteTypeRecord>(PLATFORM_RECORDS[platform].types).map(
      ([type, record]) => [type as WebsiteType, { platform, record }] as const,
    ),
  ),
);
export const WEBSITE_TYPES = [...TYPES.keys()];
export const WebsiteTypeSchema = v.picklist(WEBSITE_TYPES, 'Invalid input');

/** The subdomains of the main host that the product answers on; the last two are the main host itself. */
export type Subdomain = Platform | 'dashboard' | 'dashboardstaging';
export const SUBDOMAINS: readonly Subdomain[] = [...PLATFORMS, 'dashboard', 'dashboardstaging'];
export const SubdomainSchema = v.picklist(SUBDOMAINS, 'Invalid input');

/** Where each platform is reached, by the name that its record gives the place. */
export type PlatformBases = Record<{ [P in Platform]: keyof Records[P]['upstream'] }[Platform], string>;
// One entry a place, from the records that the type is made of.
export const PLATFORM_BASES = Object.assign(
  {},
  ...PLATFORMS.map((platform) => PLATFORM_RECORDS[platform].upstream),
) as Readonly<PlatformBases>;

/** The platforms whose owners can let us read their account. */
export type ConnectablePlatform = With<'connect'>;
/** In the order in which they are offered. */
export const CONNECTABLE_PLATFORMS = PLATFORMS.filter(isConnectable).toSorted();
/** The platforms that give their owners a file which we read. */
export type ExportingPlatform = With<'import'>;

export function platformOfWebsiteType(type: WebsiteType): Platform {
  return known(type).platform;
}

export function websiteTypeRecord(type: WebsiteType): WebsiteTypeRecord {
  return known(type).record;
}

/** Whose website the first type of a platform is. */
export function firstKindOf(platform: Platform): WebsiteKind {
  const [first] = Object.values<WebsiteTypeRecord>(PLATFORM_RECORDS[platform].types);
  if (first === undefined) throw new TypeError('a platform has at least one type of website');
  return first.kind;
}

/** The platform whose subdomain this is; null on the main host, which has none. */
export function platformOfSubdomain(subdomain: Subdomain | null): Platform | null {
  return subdomain === null || subdomain === 'dashboard' || subdomain === 'dashboardstaging'
    ? null
    : subdomain;
}

export function isConnectable(platform: Platform): platform is ConnectablePlatform {
  return PLATFORM_RECORDS[platform].actions.connect;
}

export function hasExport(platform: Platform): platform is ExportingPlatform {
  return PLATFORM_RECORDS[platform].actions.import;
}

function known(type: WebsiteType): { platform: Platform; record: WebsiteTypeRecord } {
  const found = TYPES.get(type);
  if (found === undefined) throw new TypeError('no such type of website');
  return found;
}
