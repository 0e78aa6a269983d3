import type { Session } from '@tosite/api-client/endpoints/sessions';

const BROWSERS: [RegExp, string][] = [
  // The first that fits: most of them also say the names of those further down.
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\bOPR\/|\bOpera\b/u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bVivaldi\//u, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//u, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b|\bX11\b/u, 'Linux'],
];

/** What a browser says of itself, in the words that its owner would use. */
export function describeDevice(userAgent: string): Pick<Session, 'device' | 'browser' | 'system'> {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return { device: deviceOf(userAgent, browser), browser, system };
}

function deviceOf(userAgent: string, browser: string | null): Session['device'] {
  if (browser === null && !userAgent.startsWith('Mozilla/')) return 'program';
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/u.test(userAgent)) return 'tablet';
  return /\bMobile\b|\biPhone\b/u.test(userAgent) ? 'phone' : 'computer';
}
