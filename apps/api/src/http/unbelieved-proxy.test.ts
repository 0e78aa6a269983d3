import { expect, it } from 'vitest';
import { createSqlite } from '../testing/databases.ts';
import { createTestApi } from '../testing/test-api.ts';

it('is warned of once, with its address, and not at all where proxies are named', async () => {
  const test = await createSqlite();
  for (const [settings, warnings] of [
    [{}, 1],
    [{ TRUSTED_PROXIES: '10.1.0.0/16' }, 0],
  ] as const) {
    const api = await createTestApi(test, settings);
    const said = () => api.logLines.filter((line) => line.includes('X-Forwarded-For'));
    await api.call('GET', '/api/auth/status', { from: '203.0.113.9' });
    expect(said()).toEqual([]);
    for (const path of ['/api/auth/status', '/website'])
      await api.call('GET', path, {
        from: '203.0.113.9',
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
    expect(said()).toHaveLength(warnings);
    for (const line of said()) {
      expect(line).toContain('"level":40');
      expect(line).toContain('203.0.113.9');
    }
    await api.close();
  }
  await test.drop();
});
