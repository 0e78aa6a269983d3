import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundedCache } from '../bounded-cache.ts';
import type { Logger } from 'pino';
import { readHost } from '@tosite/validation/website/read-host';
import type { Env } from '../env.ts';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import type { ReadClientAddress } from '../http/client-address.ts';
import type { AnsweredAtOnce } from '../http/hosting.ts';
import { noteAnswer } from '../http/note-answer.ts';
import { canSendReady, readyHead, sendReady } from '../http/send-ready.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { ownHsts } from './domain-host.ts';
import type { DomainDirectory } from './domain-directory.ts';
import { knows } from './file-answer.ts';
import type { ReadyAnswer } from './ready-answers.ts';
import type { SiteCache } from './site-cache.ts';
import { pageOfKey } from './site-path.ts';
import type { SitePointer } from './site-pointer-store.ts';
import type { Visits } from './visits.ts';

/** Whose site a host is. */
type SiteAddress = { label: string; ownHost: string | null };
type Visit = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  host: string;
  pathname: string;
  /** By the clock of `performance`. */
  beganAt: number;
};

/** Written in one way only: anything else is for who knows all ways. */
const PLAIN_PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*)?$/u;
const LONGEST_PATH = 1024;
const LONGEST_TARGET = 4096;
/** Not the site's, whatever it has. */
const OURS = new Set(['/report', '/healthz', '/readyz']);

/**
 * Answers what visitors ask most: pages and files of sites that were asked for before, from memory, without what a request
 * costs that may be anything. What it does not know, or is asked in another way, is left to `createHosting`, which answers
 * it alike and tells it: each answer is the same both ways (ready-sites.test.ts).
 */
export function createReadySites(parts: {
  env: Env;
  cache: SiteCache;
  domains: Pick<DomainDirectory, 'find'>;
  visits: Visits;
  readClientAddress: ReadClientAddress;
  metrics: Metrics;
  log: Logger;
}): AnsweredAtOnce {
  const { env, cache, domains, visits, log } = parts;
  const hosts = boundedCache<string, { label: string } | { own: string }>(20_000);

  function addressOf(host: string): SiteAddress | null {
    let known = hosts.get(host);
    if (known === undefined) {
      const reading = readHost(host, env.hosts);
      if (reading.kind === 'site') known = { label: reading.label };
      else if (reading.kind === 'foreign' && domains.find(reading.host) !== undefined)
        known = { own: reading.host };
      else return null;
      hosts.set(host, known);
    }
    if ('label' in known) return { label: known.label, ownHost: null };
    const entry = domains.find(known.own);
    return entry?.state === 'active' && entry.primary === known.own
      ? { label: entry.label, ownHost: known.own }
      : null;
  }

  /** null: it is not for everybody, or not here. */
  function siteOf({ label, ownHost }: SiteAddress): Extract<SitePointer, { kind: 'site' }> | null {
    const pointer = cache.known.pointer(label);
    if (pointer?.kind !== 'site' || pointer.lock !== null) return null;
    return ownHost === null && pointer.domain !== null ? null : pointer;
  }

  /** The page that says that there is nothing, where it is known that there is nothing. */
  function missing(publishId: string, pathname: string, accepted: Encoding | null): ReadyAnswer | undefined {
    const files = cache.known.files(publishId);
    const redirects = cache.known.redirects(publishId);
    const key = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    if (files === undefined || redirects === undefined) return undefined;
    if (files.has(key) || files.has(`${key}/index.html`) || redirects.has(pageOfKey(key))) return undefined;
    return cache.ready.find(publishId, '/404.html', accepted, false, 404);
  }

  function send(
    visit: Visit,
    answer: ReadyAnswer,
    ownHost: string | null,
    staying: string,
    websiteId: string,
  ) {
    const { incoming, outgoing } = visit;
    const bytes = answer.body.bytes;
    const isKnown = answer.status === 200 && knows(incoming.headers['if-none-match'] ?? null, answer.etag);
    const status = isKnown ? 304 : answer.status;
    const hsts = ownHost === null ? null : ownHsts(env, domains.find(ownHost)?.hsts === true);
    const key = `${status} ${staying} ${ownHost === null ? '' : (hsts ?? 'none')}`;
    let head = answer.heads.get(key);
    if (head === undefined) {
      const headers = { ...(isKnown ? answer.notModified : answer.headers) };
      if (ownHost !== null) delete headers['strict-transport-security'];
      if (hsts !== null) headers['strict-transport-security'] = hsts;
      head = readyHead(status, headers, staying);
      answer.heads.set(key, head);
    }
    outgoing.statusCode = status;
    const requestId = sendReady(outgoing, head, isKnown || incoming.method === 'HEAD' ? null : bytes);
    const { headers: sent, method = 'GET', url = '/' } = incoming;
    const visitor = parts.readClientAddress(
      incoming.socket.remoteAddress ?? '127.0.0.1',
      textOf(sent['x-forwarded-for']),
    );
    noteAnswer(parts, env.accessLog ? log.child({ requestId }) : log, {
      surface: ownHost === null ? 'site' : 'own-domain',
      method,
      host: visit.host,
      path: visit.pathname,
      status,
      ms: performance.now() - visit.beganAt,
      visitor,
      user: null,
    });
    if (answer.seenAs === null) return;
    visits.saw({
      request: {
        method,
        url: `http://${visit.host}${url}`,
        headers: { get: (name) => textOf(sent[name.toLowerCase()]) },
      },
      visitor,
      websiteId,
      answer: answer.seenAs,
      status,
    });
  }

  return (incoming, outgoing, { staying, orElse }) => {
    const beganAt = performance.now();
    const { method, headers, url = '' } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const host = headers.host ?? '';
    const end = url.indexOf('?');
    const pathname = end === -1 ? url : url.slice(0, end);
    if (url.length > LONGEST_TARGET || pathname.length > LONGEST_PATH) return false;
    if (pathname === '' || OURS.has(pathname) || !PLAIN_PATH.test(pathname)) return false;
    const address = addressOf(host);
    const site = address === null ? null : siteOf(address);
    if (address === null || site === null || !canSendReady(incoming, outgoing)) return false;
    const accepted = acceptedEncoding(textOf(headers['accept-encoding']));
    const key = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const visit = { incoming, outgoing, host, pathname, beganAt };
    const found = cache.ready.find(site.publishId, key, accepted, site.indexable, 200);
    if (found !== undefined) {
      send(visit, found, address.ownHost, staying, site.websiteId);
      return true;
    }
    const none = missing(site.publishId, pathname, accepted);
    if (none === undefined) return false;
    visits.redirect(site.websiteId, pathname).then(
      (to) => {
        // It was let go, or another version is up, while it was asked whether its owner sends the address on.
        if (to !== null || none.body.bytes === null || siteOf(address) !== site) orElse();
        else send(visit, none, address.ownHost, staying, site.websiteId);
      },
      () => orElse(),
    );
    return true;
  };
}

function textOf(header: string | string[] | undefined): string | null {
  return header === undefined ? null : typeof header === 'string' ? header : header.join(', ');
}
