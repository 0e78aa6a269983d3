import { expect, test } from 'vitest';
import { sitePolicy } from './site-policy.ts';

const page = {
  styleHashes: ["'sha256-AAAA'"],
  framesYouTube: false,
  dashboardOrigin: 'https://dashboard.to.site',
  https: true,
};

test('a page over https gets exactly these headers', () => {
  expect(sitePolicy(page)).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'none'; style-src 'self' 'sha256-AAAA'; img-src 'self' data:; font-src 'self' data:; " +
      "media-src 'self'; connect-src 'none'; frame-src 'none'; form-action 'none'; base-uri 'none'; " +
      "object-src 'none'; frame-ancestors 'self' https://dashboard.to.site; upgrade-insecure-requests",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), ' +
      'payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('over http nothing is said that would lock a trial installation out, and the port is kept', () => {
  const headers = sitePolicy({ ...page, https: false, dashboardOrigin: 'http://dashboard.localhost:4000/' });
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['Content-Security-Policy']).toMatch(
    /frame-ancestors 'self' http:\/\/dashboard\.localhost:4000$/u,
  );
});

test('only a page with a player may frame one', () => {
  const policy = (framesYouTube: boolean) =>
    sitePolicy({ ...page, framesYouTube })['Content-Security-Policy'];
  expect(policy(true)).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(policy(false)).not.toContain('youtube');
});
