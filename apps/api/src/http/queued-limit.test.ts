import { generateBlog } from '@tosite/api-client/endpoints/film-posts';
import { expect, it } from 'vitest';
import { createSqlite } from '../testing/databases.ts';
import { createTestApi } from '../testing/test-api.ts';
import { LIMITS } from './limits.ts';

it('wishes for many films at once are counted apart from changes, and are bounded themselves', async () => {
  const test = await createSqlite();
  const api = await createTestApi(test);
  const { token } = await api.signUp('wishes@example.com');
  // Not theirs: each is counted, and nothing is made.
  const wish = async () => {
    const body = { websiteId: 'web-of-nobody', url: 'https://youtu.be/abcdefghijk' };
    return (await api.post(generateBlog.path, body, { token })).status;
  };
  const change = async () =>
    (await api.call('DELETE', '/api/post/delete-post', { body: { post_id: 'nothing' }, token })).status;
  for (let count = 0; count < LIMITS.wishesByOwner.points; count += 1) expect(await wish()).toBe(404);
  expect(await wish()).toBe(429);
  expect(await change()).toBe(404);
  await api.close();
  await test.drop();
}, 120_000);
