import type { WebsiteType } from '@tosite/validation/platforms';
import type { Clock } from '../../outbound/platform-limiter.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import type { ProfileSource } from '../../profile-source.ts';
import type { LinkedInClient } from './linkedin-client.ts';
import { MASKED_NEXT, MASKED_WARNING, pageNotFound, publicPageOff, wall } from '../linkedin-failures.ts';
import { readCompanyPage } from './page/company-page.ts';
import { emptyPageIs } from './page/page-outcome.ts';
import { readPersonPage } from './page/person-page.ts';

/** One request to the public page for each preview, on its owner's demand, and never a second try. */
export function createLinkedInSource(options: {
  /** null: the operator does not let public pages be read. */
  client: LinkedInClient | null;
  pictureOk: PictureRule;
  clock: Clock;
}): ProfileSource {
  const { client, pictureOk, clock } = options;
  return {
    platform: 'linkedin',
    notFound: pageNotFound,
    async readProfile(link, { signal }) {
      if (client === null) throw publicPageOff();
      const html = await client.readPage(pathOf(link.websiteType, link.siteName), signal);
      const fetchedAt = new Date(clock.now()).toISOString();
      const known = {
        handle: link.siteName.slice(0, 300),
        url: link.url,
        pictureOk,
        today: fetchedAt.slice(0, 10),
      };
      const reading =
        link.websiteType === 'linkedin-company' ? readCompanyPage(html, known) : readPersonPage(html, known);
      if (reading === null) throw emptyPageIs(html) === 'not-found' ? pageNotFound() : wall();
      return {
        result: {
          profile: reading.profile,
          report: {
            method: 'linkedin:page',
            fetchedAt,
            warnings: reading.masked ? [MASKED_WARNING] : [],
            leftOut: reading.leftOut,
            ...(reading.masked ? { next: [...MASKED_NEXT] } : {}),
          },
        },
        validators: {},
        // What is masked stays masked: asking again soon is no use.
        partial: false,
      };
    },
  };
}

function pathOf(type: WebsiteType, name: string): string {
  return `/${type === 'linkedin-company' ? 'company' : 'in'}/${encodeURIComponent(name)}`;
}
