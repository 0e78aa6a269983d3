import type { Core } from '../core.ts';
import { counting } from '../metrics/metrics.ts';
import { publishWebsite, type PublishServices } from './publish-website.ts';
import { createVersionFiles } from './version-files.ts';
import type { PublishReason } from '../queue/job-kinds.ts';

export type Publisher = {
  /**
   * Publishes a website as it is now (or newer); resolves when that is live. Calls that come while the site is being
   * drawn share the next drawing, so that many quick saves cost two publishes.
   */
  publish(websiteId: string, reason: PublishReason): Promise<void>;
};

type Waiting = { running: Promise<void>; next: Promise<void> | null };

export function createPublisher(
  given: Omit<PublishServices, 'versionFiles'> & Pick<Core, 'metrics'>,
): Publisher {
  const services = { ...given, versionFiles: createVersionFiles() };
  const sites = new Map<string, Waiting>();

  const run = async (websiteId: string, reason: PublishReason): Promise<void> => {
    await counting(publishWebsite(services, websiteId, reason), (outcome) =>
      services.metrics.published(outcome),
    );
  };

  const publish = (websiteId: string, reason: PublishReason): Promise<void> => {
    const waiting = sites.get(websiteId);
    if (waiting === undefined) {
      const running = run(websiteId, reason);
      const entry: Waiting = { running, next: null };
      sites.set(websiteId, entry);
      return running.finally(() => {
        if (sites.get(websiteId) === entry && entry.next === null) sites.delete(websiteId);
      });
    }
    waiting.next ??= waiting.running
      .catch(() => undefined)
      .then(() => {
        sites.delete(websiteId);
        return publish(websiteId, reason);
      });
    return waiting.next;
  };

  return { publish };
}
