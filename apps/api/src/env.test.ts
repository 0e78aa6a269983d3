import { describe, expect, it } from 'vitest';
import { parseEnv, type Env } from './env.ts';

function read(source: Record<string, string>): Env {
  const reading = parseEnv(source);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.env;
}
function problems(source: Record<string, string>): string[] {
  const reading = parseEnv(source);
  return reading.ok ? [] : reading.problems;
}

describe('the settings', () => {
  it('need none to be set', () => {
    const env = read({});
    expect(env).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      role: 'all',
      dataDir: './data',
      databaseUrl: null,
      s3: null,
      smtpUrl: null,
      signups: 'open',
      rateLimits: true,
    });
    expect(env.hosts).toEqual({ rootDomain: 'localhost', sitesDomain: 'localhost' });
    expect(env.dashboardOrigin).toBe('http://dashboard.localhost:3000');
    expect(env.previewOrigin).toBe('http://preview.localhost:3000');
    expect(env.landingOrigin('github')).toBe('http://github.localhost:3000');
    expect(env.siteOrigin('jane')).toBe('http://jane.localhost:3000');
    expect(env.upstream.githubApi).toBe('https://api.github.com');
  });

  it('make addresses without the port that the protocol implies', () => {
    const env = read({
      PUBLIC_PROTOCOL: 'https',
      ROOT_DOMAIN: 'To.Site',
      SITES_DOMAIN: 'sites.example',
      PORT: '8080',
    });
    expect(env.dashboardOrigin).toBe('https://dashboard.to.site');
    expect(env.siteOrigin('jane')).toBe('https://jane.sites.example');
    expect(
      read({ PUBLIC_PROTOCOL: 'https', ROOT_DOMAIN: 'to.site', PUBLIC_PORT: '8443' }).dashboardOrigin,
    ).toBe('https://dashboard.to.site:8443');
    expect(read({ PORT: '80' }).dashboardOrigin).toBe('http://dashboard.localhost');
  });

  it.each([
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: 'http' }],
    ['PUBLIC_PORT', { PUBLIC_PORT: '70000' }],
    ['HOST', { HOST: 'example.com' }],
    ['ROLE', { ROLE: 'everything' }],
    ['ROLE', { ROLE: 'worker' }],
    ['ROOT_DOMAIN', { ROOT_DOMAIN: 'https://to.site' }],
    ['ROOT_DOMAIN', { ROOT_DOMAIN: '10.0.0.1', PUBLIC_PROTOCOL: 'https' }],
    ['PUBLIC_PROTOCOL', { ROOT_DOMAIN: 'to.site' }],
    ['SITES_DOMAIN', { SITES_DOMAIN: 'sites.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'to.site' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.local' }],
    ['SIGNUPS', { SIGNUPS: 'no' }],
    ['INVITED_EMAILS', { INVITED_EMAILS: 'a@example.com, nobody' }],
    ['OPERATOR_EMAILS', { OPERATOR_EMAILS: 'ann@example.com, bob' }],
    ['COMPANY_NAME', { COMPANY_NAME: 'x'.repeat(101) }],
    ['HELP_CENTER_URL', { HELP_CENTER_URL: 'javascript:alert(1)' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', HOST: '0.0.0.0' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.com' }],
    ['GITHUB_CLIENT_SECRET', { GITHUB_CLIENT_ID: 'x' }],
    ['AI_MODEL', { AI_BASE_URL: 'http://127.0.0.1:11434/v1' }],
    ['AI_BASE_URL', { AI_MODEL: 'llama' }],
    ['AI_BASE_URL', { AI_BASE_URL: 'https://user:pass@models.example/v1', AI_MODEL: 'llama' }],
    ['AI_STRUCTURED', { AI_STRUCTURED: 'yes' }],
    ['AI_DAILY_BUDGET', { AI_DAILY_BUDGET: '-1' }],
    ['AI_INPUT_CHARACTERS', { AI_INPUT_CHARACTERS: '100' }],
    ['GITHUB_API_BASE', { GITHUB_API_BASE: 'ftp://x' }],
    ['GITHUB_API_BASE', { GITHUB_API_BASE: 'https://user:pass@api.example.com' }],
    ['LINKEDIN_PUBLIC', { LINKEDIN_PUBLIC: 'yes' }],
  ])('refuse a wrong %s with one line that names it and not its value', (name, source) => {
    const found = problems(source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(name);
    expect(found[0]).not.toContain('\n');
    expect(found[0]).not.toMatch(/pass@|javascript/u);
  });

  it('refuse a part of what S3 needs with one line, whichever part it is', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'a secret',
      S3_REGION: 'eu-west-1',
    };
    const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    const subsets = Array.from({ length: 31 }, (_, chosen) =>
      Object.fromEntries(Object.entries(whole).filter((_, index) => (chosen & (1 << index)) > 0)),
    );
    const parts = subsets.filter((part) => names.some((name) => !(name in part))).slice(1);
    expect(parts).toHaveLength(29);
    for (const part of parts) {
      const found = problems(part);
      expect(found).toHaveLength(1);
      expect(found[0]?.split(' must be set too')[0]?.split(' and ')).toEqual(
        names.filter((name) => !(name in part)),
      );
      expect(found[0]).not.toMatch(/example|a secret|\n/u);
    }
    expect(read(whole).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      region: 'eu-west-1',
      accessKeyId: 'key',
      secretAccessKey: 'a secret',
    });
    expect(read({ ...whole, S3_REGION: '' }).s3?.region).toBe('us-east-1');
  });

  it('refuse shared data without a shared secret: each process would make its own', () => {
    const shared = {
      DATABASE_URL: 'postgres://a/b',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'a secret',
    };
    expect(problems(shared)).toEqual([expect.stringMatching(/^SESSION_SECRET must be set where/u)]);
    expect(problems({ ...shared, SESSION_SECRET: 'short' })).toHaveLength(1);
    expect(read({ ...shared, SESSION_SECRET: 'a'.repeat(32) }).databaseUrl).toBe('postgres://a/b');
    expect(read({ DATABASE_URL: 'postgres://a/b' }).s3).toBeNull();
  });

  it('know a model where address and name are set, and none where nothing or only the rest is', () => {
    expect(read({}).ai).toBeNull();
    expect(read({ AI_API_KEY: 'key', AI_DAILY_BUDGET: '7' }).ai).toBeNull();
    expect(read({ AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'llama' }).ai).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'llama',
      apiKey: null,
      structured: 'auto',
      dailyBudget: 500,
      inputCharacters: 60_000,
    });
  });

  it('say everything that is wrong at once', () => {
    expect(problems({ PORT: 'x', ROLE: 'y', SIGNUPS: 'z' })).toHaveLength(3);
  });

  it('take an empty setting for an unset one, and two secrets while one replaces the other', () => {
    expect(read({ DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({ databaseUrl: null, smtpUrl: null });
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(read({ SESSION_SECRET: `${first}, ${second}` }).sessionSecrets).toEqual([first, second]);
    const withComma = `${'c'.repeat(30)},${'d'.repeat(10)}`;
    expect(read({ SESSION_SECRET: withComma }).sessionSecrets).toEqual([withComma]);
  });

  it('may be without limits on this machine', () => {
    expect(read({ RATE_LIMITS: 'off', HOST: '::1' }).rateLimits).toBe(false);
  });
});
