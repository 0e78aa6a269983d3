import {
  PLATFORMS,
  platformOfSubdomain,
  SUBDOMAINS,
  type Subdomain,
} from '@tosite/validation/platforms/platform';
import { ApiFailure } from '../../http/api-failure.ts';
import { addressKey } from '../../http/client-address.ts';
import { toFailure } from '../../http/error-answer.ts';
import { readBytes } from '../../http/read-body.ts';
import type { RequestFacts } from '../../http/request-context.ts';
import { escapeHtml } from '../../hosting/installation-addresses.ts';
import type { ProductPages } from '../../hosting/product-pages.ts';
import { NEXT } from '../../hosting/preview-host.ts';
import { pagePolicies } from '../../hosting/page-policies.ts';
import { ERROR_STATUS } from '@tosite/api-client/endpoints/errors';
import { createPreview } from './create-preview.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { takePreview } from './preview-limits.ts';

const FORM_LIMIT = 8 * 1024;

/**
 * POST /website/link-profile, form-encoded, from a landing without script: 303 to a page that leads to the preview and on from it, or the
 * page with the form, what was typed, and the sentence that says what is wrong.
 */
export function createLinkProfileForm(
  services: OnboardingServices,
  pages: ProductPages,
): (request: Request, facts: RequestFacts) => Promise<Response> {
  const { env } = services;
  const policies = pagePolicies(env);
  const ours = new Set([env.dashboardOrigin, ...PLATFORMS.map((platform) => env.landingOrigin(platform))]);

  const formPage = (subdomain: Subdomain, typed: string, failure: ApiFailure): Response => {
    const page = pages.landings[subdomain].get('/link-profile.html');
    if (page === undefined) throw new Error('the landing has no link-profile page');
    // Both texts stand in HTML; a replacer function, so that a `$` in them means nothing.
    const html = page.body
      .toString('utf8')
      .replaceAll('%PROFILE_VALUE%', () => escapeHtml(typed.slice(0, 2048)))
      .replaceAll('%PROFILE_MESSAGE%', () => escapeHtml(failure.message));
    const status = ERROR_STATUS[failure.code];
    return new Response(html, {
      status: status >= 500 || status === 429 ? status : 400,
      headers: {
        ...policies.landing,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        ...(failure.retryAfter === null ? {} : { 'retry-after': String(failure.retryAfter) }),
      },
    });
  };

  return async (request, facts) => {
    let typed = '';
    let subdomain: Subdomain = 'dashboard';
    try {
      await services.limits.take('apiByAddress', addressKey(facts.clientAddress));
      const origin = request.headers.get('origin');
      if (origin !== null && !ours.has(origin)) throw new ApiFailure('forbidden', { id: 'service.refused' });
      const fields = await readForm(request);
      typed = fields.get('profileOrUsername') ?? '';
      subdomain = SUBDOMAINS.find((known) => known === fields.get('subdomain')) ?? 'dashboard';
      const preview = await createPreview(
        services,
        {
          profileUrl: typed,
          subdomain,
          ...platformPart(subdomain),
          ownerId: await services.ownerOf(request),
        },
        {
          signal: request.signal,
          onLink: (link) => takePreview(services, link, addressKey(facts.clientAddress)),
          onStep: () => undefined,
        },
      );
      return new Response(null, {
        status: 303,
        // Its pages say nothing of us; the way on stands on a page before them.
        headers: { location: `${preview.previewUrl}${NEXT.slice(1)}`, 'cache-control': 'no-store' },
      });
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code === 'internal') facts.log.error({ err: error }, 'the form without script failed');
      return formPage(subdomain, typed, failure);
    }
  };
}

function platformPart(subdomain: Subdomain): {
  platform?: NonNullable<ReturnType<typeof platformOfSubdomain>>;
} {
  const platform = platformOfSubdomain(subdomain);
  return platform === null ? {} : { platform };
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new ApiFailure('unsupported_media_type', { id: 'upload.plainForm' });
  }
  return new URLSearchParams((await readBytes(request, FORM_LIMIT)).toString('utf8'));
}
