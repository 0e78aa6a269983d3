import type { Env } from '../env.ts';
import { HTTPS_ONLY } from '../http/https-only.ts';

/*
 * The headers of the product's own pages. Generated sites have theirs from the renderer, which knows what is on a page.
 * A host source without a port matches the default port only, so every source is a whole origin.
 */

const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()';

export type PagePolicies = {
  dashboard: Record<string, string>;
  /** The page of the reset, verify and callback links: their address must not travel. */
  dashboardSecret: Record<string, string>;
  previewFrame: Record<string, string>;
  landing: Record<string, string>;
};

export function pagePolicies(env: Env): PagePolicies {
  const secure = env.publicProtocol === 'https';
  // The wildcard covers previews and every generated site of this installation.
  const sites = env.siteOrigin('*');
  const dashboard = env.dashboardOrigin;
  const common = {
    'x-content-type-options': 'nosniff',
    'permissions-policy': PERMISSIONS,
    ...(secure ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  };
  const policy = (...parts: string[]): string =>
    [...parts, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');

  const dashboardHeaders = {
    ...common,
    'content-security-policy': policy(
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: blob: ${sites}`,
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src 'self' ${sites}`,
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
    ),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };
  return {
    dashboard: dashboardHeaders,
    dashboardSecret: { ...dashboardHeaders, 'referrer-policy': 'no-referrer' },
    previewFrame: {
      ...common,
      // The frame has no origin of its own (sandbox), so its sources are named in full.
      'content-security-policy': policy(
        "default-src 'none'",
        `script-src 'self' ${dashboard}`,
        `style-src 'self' 'unsafe-inline' ${dashboard}`,
        `img-src 'self' data: blob: ${dashboard} ${sites}`,
        `font-src 'self' data: ${dashboard}`,
        `media-src 'self' ${sites}`,
        'frame-src https://www.youtube-nocookie.com',
        "connect-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts',
      ),
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    },
    landing: {
      ...common,
      'content-security-policy': policy(
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        `img-src 'self' data: ${sites}`,
        "font-src 'self'",
        `connect-src 'self' ${dashboard}`,
        // A policy of this kind is applied to the redirect after the form as well, which leads to the preview.
        `form-action 'self' ${dashboard} ${env.previewOrigin}`,
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  };
}
