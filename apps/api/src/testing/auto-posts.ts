import type { AutoPostConfig, AutoPostRun, AutoPostState } from '@tosite/api-client/endpoints/auto-posts';
import type { PostSummary } from '@tosite/validation/posts/post';
import { expect } from 'vitest';
import type { SignedIn, TestAnswer, TestApi } from './test-api.ts';

export const CONFIG: AutoPostConfig = {
  source: 'youtube',
  frequency: 'hourly',
  publish: 'published',
  tone: 'neutral',
  maxPerRun: 3,
};

/** The calls about posting by itself, as the owner of one website makes them. */
export function testAutoPosts(api: TestApi, owner: SignedIn, websiteId: string) {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await api.call('GET', path, { token: owner.token });
    expect([path, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([path, 200, '']);
    // The server checked the answer against its schema.
    return answer.body as T;
  };
  const trySave = (
    config: Partial<AutoPostConfig> = {},
    isOn = true,
    more: object = {},
  ): Promise<TestAnswer> =>
    api.post(
      '/api/post/auto-post',
      { websiteId, is_auto_post_enabled: isOn, config: { ...CONFIG, ...config }, ...more },
      { token: owner.token },
    );
  const state = () => get<AutoPostState>(`/api/post/auto-post-config/${websiteId}`);
  const runs = async () => (await get<{ runs: AutoPostRun[] }>(`/api/post/auto-post-runs/${websiteId}`)).runs;
  const tryRun = () => api.post('/api/post/auto-post/run', { websiteId }, { token: owner.token });
  return {
    state,
    runs,
    tryRun,
    trySave,
    async switchOn(config: Partial<AutoPostConfig> = {}): Promise<AutoPostState> {
      const answer = await trySave(config);
      expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
      return answer.body as unknown as AutoPostState;
    },
    /** Runs it now and waits for the end. */
    async run(): Promise<AutoPostRun | undefined> {
      const begun = await tryRun();
      expect([begun.status, begun.status === 202 ? '' : begun.text]).toEqual([202, '']);
      await expect.poll(async () => (await state()).run, { timeout: 30_000, interval: 30 }).toBeNull();
      return (await runs())[0];
    },
    /** The oldest first. */
    async posts(): Promise<PostSummary[]> {
      const { posts } = await get<{ posts: PostSummary[] }>(`/api/post/all/${websiteId}?limit=500`);
      return posts.toReversed();
    },
  };
}
