import { renderReportPage, renderReportSent, type ReportPage } from '@tosite/site-renderer/report-page';
import { sitePolicy } from '@tosite/site-renderer/site-policy';
import { ApiFailure } from '../../http/api-failure.ts';
import { readBytes } from '../../http/read-body.ts';
import type { RequestFacts } from '../../http/request-context.ts';
import type { ReportServices } from './report-parts.ts';
import { takeReport } from './take-report.ts';

export const REPORT_PATH = '/report';
const LARGEST = 32 * 1024;
const STATUS = { wait: 429, large: 413, origin: 403 } as const;

type Typed = ReportPage['typed'];
const NOTHING: Typed = { site: '', reason: '', words: '', contact: '' };

/** The page on which anybody reports a site, on our own host; null: it is another address. */
export async function reportPage(
  services: ReportServices,
  request: Request,
  facts: RequestFacts,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname !== REPORT_PATH) return null;
  const language = /^\s*es\b/iu.test(request.headers.get('accept-language') ?? '') ? 'es' : 'en';
  const { env } = services;
  const frame = {
    language,
    abuse: env.abuseEmail,
    link: { label: env.companyName, url: `${env.dashboardOrigin}/` },
    proofUrl: `${env.dashboardOrigin}/settings/general`,
  } as const;
  const form = (typed: Typed, problem: ReportPage['problem'], status: number): Response =>
    answer(services, renderReportPage({ ...frame, action: REPORT_PATH, typed, problem }), status);

  if (request.method === 'GET' || request.method === 'HEAD') {
    const site = (url.searchParams.get('site') ?? '').slice(0, 300);
    return form({ ...NOTHING, site }, null, 200);
  }
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  if (!isOwnForm(request, env.dashboardOrigin)) return form(NOTHING, 'origin', STATUS.origin);
  const typed = await readTyped(request);
  if (typed === null) return form(NOTHING, 'large', STATUS.large);
  const taken = await takeReport(services, typed, facts.clientAddress);
  if ('problem' in taken) return form(typed, taken.problem, taken.problem === 'wait' ? STATUS.wait : 400);
  return answer(services, renderReportSent({ ...frame, ...taken }), 200);
}

/** A page of another site must not report in the name of whoever opens it: three of its visitors would hold any site. */
function isOwnForm(request: Request, origin: string): boolean {
  const from = request.headers.get('origin');
  if (from !== null) return from === origin;
  const where = request.headers.get('sec-fetch-site');
  return where === null || where === 'same-origin' || where === 'none';
}

async function readTyped(request: Request): Promise<Typed | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return NOTHING;
  try {
    const fields = new URLSearchParams((await readBytes(request, LARGEST)).toString('utf8'));
    const field = (name: keyof Typed): string => fields.get(name) ?? '';
    return {
      site: field('site').slice(0, 300),
      reason: field('reason').slice(0, 30),
      words: field('words'),
      contact: field('contact').slice(0, 300),
    };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'too_large') return null;
    throw error;
  }
}

function answer(
  { env }: ReportServices,
  page: ReturnType<typeof renderReportPage>,
  status: number,
): Response {
  const policy = sitePolicy({
    styleHashes: page.styleHashes,
    framesYouTube: false,
    dashboardOrigin: env.dashboardOrigin,
    https: env.publicProtocol === 'https',
    allowsForm: true,
  });
  return new Response(new Uint8Array(page.body), {
    status,
    headers: {
      ...policy,
      'content-type': page.contentType,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      ...(status === STATUS.wait ? { 'retry-after': '3600' } : {}),
    },
  });
}
