export type SitePolicyInput = {
  /** The hashes of the page's inline style blocks, quoted: `RenderedFile.styleHashes`. Empty for error pages without one. */
  styleHashes: readonly string[];
  /** True only for a page with a player in it. */
  framesYouTube: boolean;
  /** True only for a page whose links tell that they were followed. */
  ticksLinks?: boolean;
  /** The one other origin that may show the page in a frame, with its port where it has one. */
  dashboardOrigin: string;
  /** Whether the page travels over https: over http these two headers would lock a trial installation out of itself. */
  https: boolean;
  /** Only for the page before a private site, whose form goes to its own host. */
  allowsForm?: boolean;
};

const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
  'browsing-topics',
];
const TWO_YEARS = 63_072_000;

/**
 * The security headers of every answer of a generated site. The page holds what strangers wrote, so the policy is the
 * second wall behind the escaping: no script at all, no form, nothing from another host but a player.
 * Cache headers, `X-Robots-Tag` and types depend on the file and are the host's.
 */
export function sitePolicy(input: SitePolicyInput): Record<string, string> {
  const sources: [directive: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'none'"],
    ['style-src', "'self'", ...input.styleHashes],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'", 'data:'],
    ['media-src', "'self'"],
    ['connect-src', input.ticksLinks === true ? "'self'" : "'none'"],
    ['frame-src', input.framesYouTube ? 'https://www.youtube-nocookie.com' : "'none'"],
    ['form-action', input.allowsForm === true ? "'self'" : "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'self'", new URL(input.dashboardOrigin).origin],
    ...(input.https ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return {
    'Content-Security-Policy': sources.map((directive) => directive.join(' ')).join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(input.https ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}` } : {}),
  };
}
