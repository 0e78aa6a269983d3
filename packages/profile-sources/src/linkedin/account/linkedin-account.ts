import type { MissingPart } from '@tosite/validation/messages/en/missing-part';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import type { Message } from '@tosite/validation/messages/message';
import { Credential } from '../../outbound/credential.ts';
import { startDeadline } from '../../outbound/deadline.ts';
import { bareHost } from '../../outbound/host-rule.ts';
import type { Outbound, OutboundAnswer } from '../../outbound/outbound.ts';
import type { Clock, PlatformLimiter } from '../../outbound/platform-limiter.ts';
import { readRetryAfter } from '../../outbound/retry-after.ts';
import { createTally } from '../../left-out/tally.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { asSourceFailure } from '../../platform-failures.ts';
import type { ProfileResult, SourceLog } from '../../profile-source.ts';
import { cleanLine, clip } from '../../text/clean-text.ts';
import {
  LinkedInConnectionLost,
  linkedInLimited,
  linkedInUnavailable,
  NOT_READY,
  notInEurope,
  notReady,
} from '../linkedin-failures.ts';
import { SnapshotSchema, UserinfoSchema, type LinkedInUserinfo } from './linkedin-responses.ts';
import { toPicture } from '../link/page/page-parts.ts';
import { linkedInRowsToProfile, type LinkedInRows } from '../rows/rows-to-profile.ts';
import type { ReadTable } from '../rows/tables.ts';
import { writtenLine } from '../linkedin-text.ts';

export const LINKEDIN_API = 'api';

type Known = { handle: string; url: string };
type Call = { token: string; signal: AbortSignal };

/** What LinkedIn gives to an account that its owner connected. Throws SourceFailure and nothing else. */
export type LinkedInAccount = {
  /**
   * Name and picture of whoever signed in. The e-mail address is beside the profile, never in it: it becomes a contact
   * only when the owner says so.
   */
  readUserinfo(
    call: Call & { known?: Known },
  ): Promise<ProfileResult & { sub: string; email: { address: string; verified: boolean } | null }>;
  /** A member's own data, for members in Europe: everything that the export holds. `partial`: ask again soon. */
  readMemberData(call: Call & { known?: Known }): Promise<ProfileResult & { partial: boolean }>;
};

/** The parts of a member's data that are asked for. Given and received recommendations are one part there: left out. */
const DOMAINS = {
  profile: 'PROFILE',
  summary: 'PROFILE_SUMMARY',
  positions: 'POSITIONS',
  education: 'EDUCATION',
  skills: 'SKILLS',
  languages: 'LANGUAGES',
  certifications: 'CERTIFICATIONS',
  projects: 'PROJECTS',
  honors: 'HONORS',
  volunteering: 'VOLUNTEERING_EXPERIENCES',
  publications: 'PUBLICATIONS',
  organizations: 'ORGANIZATIONS',
} as const satisfies Partial<Record<ReadTable, string>>;
type OtherTable = Exclude<keyof typeof DOMAINS, 'profile'>;

const VERSION = '202312';
const MAX_PAGES = 40;
/** For everything that is read of a member, some thirty calls. */
const LONGEST_MS = 30_000;

export function createLinkedInAccount(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  apiBase: string;
  pictureOk: PictureRule;
  log: SourceLog;
  clock: Clock;
}): LinkedInAccount {
  const { outbound, limiter, pictureOk, log, clock } = options;
  const apiBase = options.apiBase.replace(/\/$/u, '');
  const host = bareHost(new URL(apiBase));

  async function ask(
    path: string,
    { token, signal }: Call,
    headers: Record<string, string>,
  ): Promise<OutboundAnswer> {
    const answer = await limiter.call(
      LINKEDIN_API,
      () =>
        outbound.request({
          url: apiBase + path,
          hosts: (hostname) => hostname === host,
          signal,
          redirects: 0,
          credential: new Credential(apiBase, { authorization: `Bearer ${token}` }),
          headers: { accept: 'application/json', ...headers },
        }),
      signal,
    );
    if (answer.status === 401) throw new LinkedInConnectionLost();
    if (answer.status === 429) {
      const until = limiter.pause(LINKEDIN_API, readRetryAfter(answer.headers['retry-after'], clock.now()));
      throw linkedInLimited(until);
    }
    return answer;
  }

  /** Every row of one part; null when LinkedIn has none, which it also says of what is not put together yet. */
  async function readDomain(domain: string, call: Call): Promise<unknown[] | null> {
    const rows: unknown[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      // The first call without a start, as documented; the end of the list is a 404, whatever `total` says.
      const start = page === 0 ? '' : `&start=${page}`;
      const answer = await ask(`/rest/memberSnapshotData?q=criteria&domain=${domain}${start}`, call, {
        'linkedin-version': VERSION,
      });
      if (answer.status === 404) return page === 0 ? null : rows;
      if (answer.status === 426) {
        log.warn(
          { version: VERSION },
          'LinkedIn no longer answers this version of its Member Data Portability API.',
        );
        throw linkedInUnavailable();
      }
      if (answer.status === 403) throw notInEurope();
      if (answer.status !== 200) throw linkedInUnavailable();
      const { elements } = readJson(answer.body, SnapshotSchema);
      if (elements.length === 0) return rows;
      rows.push(...elements);
    }
    return rows;
  }

  async function readUserinfo(call: Parameters<LinkedInAccount['readUserinfo']>[0]) {
    const answer = await ask('/v2/userinfo', call, {});
    if (answer.status === 403) throw new LinkedInConnectionLost();
    if (answer.status !== 200) throw linkedInUnavailable();
    const person = readJson(answer.body, UserinfoSchema);
    const email = cleanEmail(person.email);
    return {
      profile: userinfoToProfile(person, call.known, pictureOk),
      report: reportOf('linkedin:userinfo', [], clock),
      sub: person.sub,
      email: email === null ? null : { address: email, verified: person.email_verified },
    };
  }

  async function readMemberData(call: Parameters<LinkedInAccount['readMemberData']>[0]) {
    // First by itself: when even this is not there yet, nothing is.
    const profile = await readDomain(DOMAINS.profile, call);
    if (profile === null) throw notReady(clock.now());
    const rows: LinkedInRows = { profile };
    const failed: MissingPart[] = [];
    let ready = 0;
    // The keys of this very object, all that it has.
    const others = (Object.keys(PARTS) as OtherTable[]).map((table) => [table, DOMAINS[table]] as const);
    await Promise.all(
      others.map(async ([table, domain]) => {
        try {
          const found = await readDomain(domain, call);
          if (found === null) return;
          ready += 1;
          rows[table] = found;
        } catch (error) {
          if (error instanceof LinkedInConnectionLost || call.signal.aborted) throw error;
          failed.push(PARTS[table]);
        }
      }),
    );
    const warnings: Message[] = [
      ...(ready === 0 ? [NOT_READY] : []),
      ...(failed.length === 0
        ? []
        : [{ id: 'source.incomplete' as const, platform: 'linkedin' as const, missing: failed.sort() }]),
    ];
    const tally = createTally();
    const read = linkedInRowsToProfile(rows, {
      source: 'linkedin:portability',
      ...(call.known === undefined ? {} : { known: call.known }),
      today: new Date(clock.now()).toISOString().slice(0, 10),
      tally,
    });
    const leftOut = tally.list();
    return {
      profile: read,
      // Warnings are about what LinkedIn withheld, and what is asked for again: what we have no place for is neither.
      report: { ...reportOf('linkedin:portability', warnings, clock), leftOut },
      partial: warnings.length > 0,
    };
  }

  /** Within a time, and every call that is still under way ended with it. */
  async function inTime<C extends Call, T>(call: C, read: (call: C) => Promise<T>): Promise<T> {
    const deadline = startDeadline(LONGEST_MS, call.signal);
    try {
      return await read({ ...call, signal: deadline.signal });
    } catch (error) {
      throw asSourceFailure(error, 'linkedin', deadline.signal);
    } finally {
      deadline.abort();
    }
  }

  return {
    readUserinfo: (call) => inTime(call, readUserinfo),
    readMemberData: (call) => inTime(call, readMemberData),
  };
}

const PARTS: Record<OtherTable, MissingPart> = {
  summary: 'summary',
  positions: 'positions',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certifications: 'certifications',
  projects: 'projects',
  honors: 'honours',
  volunteering: 'volunteering',
  publications: 'publications',
  organizations: 'organisations',
};

function reportOf(method: string, warnings: Message[], clock: Clock): ProfileResult['report'] {
  return { method, fetchedAt: new Date(clock.now()).toISOString(), warnings };
}

function userinfoToProfile(
  person: LinkedInUserinfo,
  known: Known | undefined,
  pictureOk: PictureRule,
): Profile {
  const parts = [writtenLine(person.given_name), writtenLine(person.family_name)].filter(
    (part) => part !== null,
  );
  const name = writtenLine(person.name) ?? clip(parts.join(' '), 300);
  return {
    ...emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-individual',
      handle: known?.handle ?? '',
      url: known?.url ?? '',
      name,
    }),
    language: person.locale,
    avatar: toPicture(person.picture, name, pictureOk),
  };
}

function cleanEmail(value: string | null): string | null {
  const email = cleanLine(value);
  return email !== null && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u.test(email) ? email : null;
}

function readJson<T extends v.GenericSchema>(body: Buffer, schema: T): v.InferOutput<T> {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw linkedInUnavailable();
  }
  const reading = v.safeParse(schema, json);
  if (!reading.success) throw linkedInUnavailable();
  return reading.output;
}
