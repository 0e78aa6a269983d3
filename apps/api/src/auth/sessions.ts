import { boundedCache } from '../bounded-cache.ts';
import type { Executor } from '../database/database.ts';
import type { AuthenticatedUser, RequestFacts } from '../http/request-context.ts';
import { hashToken, randomId, randomToken } from '../secrets/keys.ts';
import type { Core } from '../core.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';
import { sessionStore } from './session-store.ts';

const DAY = 86_400_000;
const ABSOLUTE_MS = 30 * DAY;
const IDLE_MS = 7 * DAY;
/** Two tabs that refresh at once are no theft. */
const GRACE_MS = 10_000;
/** How long a session's end may go unnoticed by another process. */
const CACHE_MS = 20_000;

export type TokenPair = { accessToken: string; refreshToken: string };
type RefreshOutcome = { pair: TokenPair; sessionId: string } | 'expired' | 'reused';

export type Sessions = {
  /** Who the bearer token belongs to; null: nobody, or the session has ended. */
  authenticate(request: Request): Promise<AuthenticatedUser | null>;
  /** Begins a session on this device. */
  begin(executor: Executor, userId: string, facts: RequestFacts): Promise<TokenPair>;
  /** Changes a refresh token for its successor: the same one for everybody who asks within ten seconds. */
  refresh(refreshToken: string): Promise<RefreshOutcome>;
  /** Whose session the token belongs to, while that is alive. */
  ownerOf(refreshToken: string): Promise<string | null>;
  /** The session that the token belongs to, alive or not. */
  sessionOf(refreshToken: string): Promise<string | null>;
  end(sessionId: string, reason: string): Promise<void>;
  endAll(executor: Executor, userId: string, reason: string): Promise<void>;
  /** Every session of the account but one. */
  endOthers(executor: Executor, sessions: { userId: string; but: string; reason: string }): Promise<void>;
  /** Forgets what is cached of an account's sessions: its row has changed. */
  forget(userId: string): void;
};

export function createSessions(core: Core): Sessions {
  const { database, keys, clock } = core;
  const { db } = database;
  const accessTokens: AccessTokens = createAccessTokens({ keys, clock, issuer: core.env.dashboardOrigin });
  const cache = boundedCache<string, AuthenticatedUser & { readAt: number; expiresAt: number }>(10_000);

  // Derived, so that a replay within the grace can be given the same token without storing it.
  const successorOf = (token: string): string => keys.mac('refresh-successor', token).toString('base64url');

  const forget = (userId: string): void => {
    for (const [sessionId, user] of cache.entries()) if (user.id === userId) cache.delete(sessionId);
  };

  const pairOf = async (
    userId: string,
    sessionId: string,
    refreshToken: string,
    issuedAt: number,
  ): Promise<TokenPair> => ({
    accessToken: await accessTokens.sign({ userId, sessionId }, issuedAt),
    refreshToken,
  });

  return {
    async authenticate(request) {
      const token = /^Bearer ([\w.-]+)$/u.exec(request.headers.get('authorization') ?? '')?.[1];
      const claims = token === undefined ? null : await accessTokens.verify(token);
      if (claims === null) return null;
      const now = clock.now();
      let known = cache.get(claims.sessionId);
      if (known === undefined || now - known.readAt > CACHE_MS || now < known.readAt) {
        const row = await sessionStore.withUser(db, claims.sessionId);
        cache.delete(claims.sessionId);
        if (row === undefined || row.ended_at !== null) return null;
        known = {
          id: row.user_id,
          sessionId: claims.sessionId,
          email: row.email,
          language: row.language,
          name: row.name,
          emailVerified: row.email_verified_at !== null,
          readAt: now,
          expiresAt: row.expires_at,
        };
        cache.set(claims.sessionId, known);
      }
      if (known.id !== claims.userId || known.expiresAt <= now) return null;
      const { readAt: _, expiresAt: __, ...user } = known;
      return user;
    },

    async begin(executor, userId, facts) {
      const now = clock.now();
      const sessionId = randomId();
      const refreshToken = randomToken();
      await sessionStore.insert(executor, {
        id: sessionId,
        user_id: userId,
        created_at: now,
        last_used_at: now,
        expires_at: now + ABSOLUTE_MS,
        ended_at: null,
        ended_reason: null,
        user_agent: (facts.request.headers.get('user-agent') ?? '').slice(0, 400),
        address: facts.clientAddress.slice(0, 64),
      });
      await sessionStore.insertToken(executor, {
        hash: hashToken(refreshToken),
        session_id: sessionId,
        parent_hash: null,
        created_at: now,
        expires_at: now + IDLE_MS,
        used_at: null,
      });
      return pairOf(userId, sessionId, refreshToken, now);
    },

    async refresh(refreshToken) {
      const hash = hashToken(refreshToken);
      const successor = successorOf(refreshToken);
      const outcome = await database.transaction(async (trx) => {
        const now = clock.now();
        const row = await sessionStore.byToken(trx, hash);
        if (row === undefined || row.ended_at !== null || row.session_expires_at <= now) return 'expired';
        if (row.used_at === null && row.expires_at <= now) return 'expired';
        if (row.used_at === null && (await sessionStore.markUsed(trx, hash, now))) {
          await sessionStore.insertToken(trx, {
            hash: hashToken(successor),
            session_id: row.session_id,
            parent_hash: hash,
            created_at: now,
            expires_at: Math.min(now + IDLE_MS, row.session_expires_at),
            used_at: null,
          });
          await sessionStore.touch(trx, row.session_id, now);
          return { userId: row.user_id, sessionId: row.session_id, rotatedAt: now };
        }
        // Somebody was before us, perhaps a moment ago in this very transaction's shadow: read when.
        const usedAt = row.used_at ?? (await sessionStore.byToken(trx, hash))?.used_at ?? now;
        if (now - usedAt <= GRACE_MS)
          return { userId: row.user_id, sessionId: row.session_id, rotatedAt: usedAt };
        await sessionStore.end(trx, row.session_id, 'token_reused', now);
        return { reusedIn: row.session_id, userId: row.user_id };
      });
      if (outcome === 'expired') return 'expired';
      if ('reusedIn' in outcome) {
        cache.delete(outcome.reusedIn);
        core.log.warn(
          { userId: outcome.userId, sessionId: outcome.reusedIn },
          'a used refresh token came back; its session was ended',
        );
        return 'reused';
      }
      const { userId, sessionId, rotatedAt } = outcome;
      return { pair: await pairOf(userId, sessionId, successor, rotatedAt), sessionId };
    },

    async ownerOf(refreshToken) {
      const row = await sessionStore.byToken(db, hashToken(refreshToken));
      const isAlive = row !== undefined && row.ended_at === null && row.session_expires_at > clock.now();
      return isAlive ? row.user_id : null;
    },
    async sessionOf(refreshToken) {
      return (await sessionStore.byToken(db, hashToken(refreshToken)))?.session_id ?? null;
    },
    async end(sessionId, reason) {
      await sessionStore.end(db, sessionId, reason, clock.now());
      cache.delete(sessionId);
    },
    async endAll(executor, userId, reason) {
      await sessionStore.endAll(executor, userId, reason, clock.now());
      forget(userId);
    },
    async endOthers(executor, others) {
      await sessionStore.endOthers(executor, others, clock.now());
      forget(others.userId);
    },
    forget,
  };
}
