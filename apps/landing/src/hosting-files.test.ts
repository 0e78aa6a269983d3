import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import { describe, expect, it } from 'vitest';
import { builtPage } from './testing/built-page.ts';

/** The rules of a `_headers` file by their path. */
function rules(subdomain: Subdomain): Map<string, Map<string, string>> {
  return new Map(
    builtPage(subdomain, '_headers')
      .trim()
      .split('\n\n')
      .map((block) => {
        const [path = '', ...lines] = block.split('\n');
        return [
          path,
          new Map(
            lines.map((line): [string, string] => {
              const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/u.exec(line) ?? [];
              return [name, value];
            }),
          ),
        ];
      }),
  );
}

describe.each(SUBDOMAINS)('the files for static hosts of %s', (subdomain) => {
  const all = rules(subdomain).get('/*');

  it('give every answer the policy, which allows no script and no style but our own', () => {
    const policy = all?.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/u);
    expect(policy).not.toMatch(/unsafe|\*/u);
    for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy'])
      expect(all?.has(name)).toBe(true);
    expect(all?.has('X-Robots-Tag')).toBe(subdomain === 'dashboardstaging');
  });

  it('say the same to Vercel and to nginx', () => {
    const vercel = JSON.parse(builtPage(subdomain, 'vercel.json')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const nginx = builtPage(subdomain, 'nginx.conf');
    expect(vercel.headers[0]?.headers).toEqual([...(all ?? [])].map(([key, value]) => ({ key, value })));
    for (const [name, value] of all ?? []) expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  });

  it('keep assets for a year and pages for minutes, each path by one rule', () => {
    const cached = [...rules(subdomain)].filter(([, rule]) => rule.has('Cache-Control'));
    expect(cached[0]?.[0]).toBe('/assets/*');
    expect(cached[0]?.[1].get('Cache-Control')).toContain('immutable');
    expect(cached.slice(1).map(([path]) => path)).toContain('/help/linkedin-export');
    expect(cached.slice(1).every(([path]) => !path.includes('*'))).toBe(true);
  });
});

describe('paths that are the dashboard’s', () => {
  const lines = builtPage('youtube', '_redirects').trim().split('\n');

  it('go there from a platform’s landing and say from which', () => {
    expect(lines).toContain('/login https://dashboard.root.invalid/login?from=youtube 302');
    expect(lines).toContain('/website/* https://dashboard.root.invalid/website/:splat?from=youtube 302');
    expect(builtPage('youtube', 'nginx.conf')).toContain(
      'return 302 https://dashboard.root.invalid/website/$1?from=youtube;',
    );
  });

  it('never take the place of a page, and stay on the dashboard’s own host', () => {
    expect(lines.some((line) => /^\/(?:\*|terms|privacy|help|assets)?[ /*]/u.test(line))).toBe(false);
    expect(builtPage('dashboard', '_redirects')).toBe('');
  });
});
