import { SUBDOMAINS } from '@tosite/validation/platforms/platform';
import { describe, expect, it } from 'vitest';
import { prerenderSubdomain } from '../src/prerender.tsx';
import { TEST_ASSETS } from '../src/testing/built-page.ts';
import { setAddresses } from './set-addresses.mjs';

const SETTINGS = {
  root: 'to.example',
  sites: 'sites.example:8443',
  protocol: 'https',
  company: 'Müller & <Sons>',
  helpCenter: 'https://help.example/?a=1&b=2',
};

describe('setAddresses', () => {
  it('leaves no address of nowhere in any built file', () => {
    for (const subdomain of SUBDOMAINS) {
      for (const { path, content } of prerenderSubdomain(subdomain, TEST_ASSETS)) {
        const text = setAddresses(content, SETTINGS);
        expect(text, `${subdomain}/${path}`).not.toMatch(/\.invalid|%COMPANY|%HELP/u);
      }
    }
  });

  it('writes a host without its scheme where a server wants its name', () => {
    expect(setAddresses('server_name github.root.invalid;', SETTINGS)).toBe('server_name github.to.example;');
  });

  it('writes hosts with their port and words as HTML', () => {
    expect(
      setAddresses(
        'https://github.root.invalid/x https://yourname.sites.invalid, %COMPANY_NAME% "%HELP_CENTER_URL%"',
        SETTINGS,
      ),
    ).toBe(
      'https://github.to.example/x https://yourname.sites.example:8443, Müller &amp; &lt;Sons&gt; "https://help.example/?a=1&amp;b=2"',
    );
  });
});
