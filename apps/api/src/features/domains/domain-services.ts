import type { WebsiteServices } from '../../publishing/website-services.ts';

export type DomainServices = WebsiteServices & {
  /** Told after names began or ceased to lead to websites, so that this process serves that at once. */
  onDomainsChanged: () => Promise<void>;
};
