import { safeUrl } from '../text/http-link.ts';
import { readAgent, type Agent } from './read-agent.ts';
import { readCampaign } from './read-campaign.ts';
import { referrerApp, referrerHost, referrerName } from './read-referrer.ts';
import { isReferrerSpam } from './referrer-spam.ts';
import { DIRECT, type LeftOutReason, type Visit, type VisitFacts } from './visit.ts';

const LONGEST_PATH = 1024;
const LONGEST_LINK = 500;

const leftOut = (reason: LeftOutReason): Visit => ({ counted: false, reason });

/**
 * Whether a request is a visit, and of which kind. Pure and total: whatever the headers hold, it answers, and what it
 * answers is short and has no address of a person, no path of another site and no query in it.
 */
export function classifyRequest(facts: VisitFacts): Visit {
  const header = (name: string): string => facts.headers[name] ?? '';
  const agent = readAgent(header('user-agent'));
  const sender = header('referer');
  const host = referrerHost(sender);
  const isOwn = host !== null && facts.ownersHosts.includes(host);
  const refused = refusedByRequest(facts, header) ?? refusedByAgent(facts, agent, header);
  // The dashboard shows the site in a frame: that is its owner, and nobody's page around it.
  if (refused !== null) return leftOut(refused === 'embedded' && isOwn ? 'own' : refused);
  const { path, query } = split(facts.target);
  if (agent.kind === 'assistant') {
    return facts.answer === 'page'
      ? { counted: true, kind: 'assistant', path, assistant: agent.name }
      : leftOut('bot');
  }
  if (agent.kind !== 'browser') return leftOut('bot');

  if (isOwn) return leftOut('own');
  const isInternal = host !== null && host === bareHost(facts.host);
  if (facts.answer === 'ping' && !isTickOfThisSite(facts, header)) return leftOut('forged');
  if (!isInternal && host !== null && isReferrerSpam(host)) return leftOut('referrer_spam');
  const link = facts.answer === 'ping' ? followedLink(header('ping-to')) : null;
  if (facts.answer === 'ping' && link === null) return leftOut('forged');

  const named = host === null ? referrerApp(sender) : referrerName(host);
  return {
    counted: true,
    kind: KINDS[facts.answer],
    path,
    link,
    referrer: isInternal ? null : (named ?? agent.app ?? DIRECT),
    campaign: readCampaign(query),
    device: header('sec-ch-ua-mobile') === '?1' && agent.device === 'unknown' ? 'mobile' : agent.device,
    browser: agent.browser,
  };
}

const KINDS = { page: 'view', missing: 'missing', film: 'film', ping: 'link', other: 'view' } as const;

type Header = (name: string) => string;

function refusedByRequest(facts: VisitFacts, header: Header): LeftOutReason | null {
  const { method, status, answer } = facts;
  if (answer === 'other') return 'not_a_page';
  if (method !== (answer === 'ping' ? 'POST' : 'GET')) return 'method';
  if (answer === 'page' && status !== 200 && status !== 304) return 'not_a_page';
  if (answer === 'missing' && status !== 404) return 'not_a_page';
  if (answer === 'film') {
    if (status !== 200 && status !== 206) return 'not_a_page';
    // A player asks for the film from its beginning once, and then for where the viewer is.
    if (!/^(?:bytes=0-\d*)?$/u.test(header('range').trim())) return 'part';
  } else if (header('range') !== '') return 'part';
  if (isAhead(header)) return 'prefetch';
  return null;
}

function isAhead(header: Header): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\b(?:prefetch|prerender|preview)/iu.test(header(name).slice(0, 200)),
  );
}

function refusedByAgent(facts: VisitFacts, agent: Agent, header: Header): LeftOutReason | null {
  if (agent.kind === 'empty') return 'no_agent';
  if (agent.kind === 'ai_crawler' || agent.kind === 'bot') return agent.kind;
  if (agent.kind !== 'browser') return null;
  const mode = header('sec-fetch-mode');
  if (facts.https && agent.sendsFetchMetadata && mode === '') return 'not_a_browser';
  if (facts.answer !== 'page' && facts.answer !== 'missing') return null;
  const destination = header('sec-fetch-dest');
  const isOpened = (mode === '' || mode === 'navigate') && (destination === '' || destination === 'document');
  return isOpened ? null : 'embedded';
}

function split(target: string): { path: string; query: string } {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  return { path: path.slice(0, LONGEST_PATH), query: mark === -1 ? '' : target.slice(mark + 1) };
}

const bareHost = (host: string): string => host.toLowerCase().replace(/\.$/u, '');

/** Browsers say of a tick from where it comes, in more than one header; all that are there must name this site. */
function isTickOfThisSite({ host }: VisitFacts, header: Header): boolean {
  const site = header('sec-fetch-site');
  if (site !== '' && site !== 'same-origin') return false;
  const named = ['ping-from', 'origin'].map(header).filter((text) => text !== '');
  return named.length > 0 && named.every((text) => referrerHost(text) === bareHost(host));
}

/** Where a link led, without its mark. */
function followedLink(text: string): string | null {
  if (text === '' || text.length > 4000) return null;
  const safe = safeUrl(text);
  if (safe === null || !/^https?:/u.test(safe)) return null;
  const url = new URL(safe);
  return `${url.origin}${url.pathname}${url.search}`.slice(0, LONGEST_LINK);
}
