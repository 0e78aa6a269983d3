import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ['computer', 'Edge', 'Windows'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ['computer', 'Safari', 'macOS'],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
    ['computer', 'Chrome', 'Linux'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ['phone', 'Safari', 'iPhone'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    ['phone', 'Chrome', 'Android'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    ['tablet', 'Samsung Internet', 'Android'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
    ['tablet', 'Safari', 'iPad'],
  ],
  ['curl/8.12.1', ['program', null, null]],
  ['', ['program', null, null]],
  [`Mozilla/5.0 ${'<script>'.repeat(40)}`, ['computer', null, null]],
])('%s is described as its owner would', (userAgent, expected) => {
  const { device, browser, system } = describeDevice(userAgent);
  expect([device, browser, system]).toEqual(expected);
});
