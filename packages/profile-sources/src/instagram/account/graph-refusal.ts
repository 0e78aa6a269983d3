import * as v from 'valibot';
import { boundedWait, readRetryAfter } from '../../outbound/retry-after.ts';
import { parseJson } from '../parse-json.ts';

export type GraphRefusalKind =
  'token' | 'rate' | 'permission' | 'transient' | 'unknown_user' | 'field' | 'other';

/** The Graph API's "no": its numbers only, since its texts may name the app or hold a piece of the token. */
export class GraphRefusal extends Error {
  override readonly name = 'GraphRefusal';
  readonly kind: GraphRefusalKind;
  readonly code: number | null;
  readonly subcode: number | null;
  /** When to ask again, in milliseconds since 1970; null when Instagram did not say. */
  readonly until: number | null;

  constructor(
    kind: GraphRefusalKind,
    numbers: { code: number | null; subcode: number | null; until: number | null },
  ) {
    super(`${kind} (code ${numbers.code ?? '-'}, subcode ${numbers.subcode ?? '-'})`);
    this.kind = kind;
    this.code = numbers.code;
    this.subcode = numbers.subcode;
    this.until = numbers.until;
  }
}

const number = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger())), null);
const ErrorSchema = v.object({
  error: v.object({ code: number, error_subcode: number, is_transient: v.fallback(v.boolean(), false) }),
});

/** Limits of the app, the user, the page, and custom ones. */
const RATE_CODES = new Set([4, 17, 32, 613]);
const UNKNOWN_USER = 2207013;

/** What an answer refuses; null: it is an answer. Some errors come with status 200. */
export function readRefusal(
  answer: { status: number; headers: Readonly<Record<string, string>>; text: string },
  now: number,
): GraphRefusal | null {
  const { status, headers } = answer;
  const said = readError(answer.text);
  if (said === null && status >= 200 && status < 300) return null;
  const code = said?.code ?? null;
  const subcode = said?.error_subcode ?? null;
  const kind = kindOf(status, code, subcode, said?.is_transient ?? false);
  const until =
    kind === 'rate' ? (readRetryAfter(headers['retry-after'], now) ?? readUsage(headers, now)) : null;
  return new GraphRefusal(kind, { code, subcode, until });
}

function kindOf(
  status: number,
  code: number | null,
  subcode: number | null,
  isTransient: boolean,
): GraphRefusalKind {
  if (code === 190 || code === 102) return 'token';
  if ((code !== null && RATE_CODES.has(code)) || (code !== null && code >= 80_000 && code < 80_100))
    return 'rate';
  if (code === 110 || subcode === UNKNOWN_USER) return 'unknown_user';
  if (code === 10 || (code !== null && code >= 200 && code < 300)) return 'permission';
  if (code === 1 || code === 2 || isTransient) return 'transient';
  if (code === 100) return 'field';
  if (code === null && status === 429) return 'rate';
  if (code === null && status >= 500) return 'transient';
  if (code === null && status === 401) return 'token';
  return 'other';
}

function readError(text: string): v.InferOutput<typeof ErrorSchema>['error'] | null {
  try {
    const reading = v.safeParse(ErrorSchema, parseJson(text));
    return reading.success ? reading.output.error : null;
  } catch {
    return null;
  }
}

const UsageSchema = v.record(
  v.string(),
  v.array(v.object({ estimated_time_to_regain_access: v.fallback(v.number(), 0) })),
);

/** Meta's own header: minutes until an account may ask again. */
function readUsage(headers: Readonly<Record<string, string>>, now: number): number | null {
  try {
    const usage = v.parse(UsageSchema, JSON.parse(headers['x-business-use-case-usage'] ?? ''));
    const minutes = Math.max(
      0,
      ...Object.values(usage).flatMap((lines) => lines.map((line) => line.estimated_time_to_regain_access)),
    );
    return minutes > 0 ? boundedWait(now + minutes * 60_000, now) : null;
  } catch {
    return null;
  }
}
