import { mkdir, statfs } from 'node:fs/promises';
import type { Setup, SetupItem } from '@tosite/api-client/endpoints/first-start';
import type { RequestFacts } from '../../http/request-context.ts';
import { workersSeen } from '../../metrics/workers.ts';
import type { FirstStartServices } from './first-start-services.ts';
import { stepsOfOperators } from './operator-steps.ts';
import { canWait, isMissing, isSet } from './setup-item.ts';
import { abuse, accounts, address, domains, metrics, model, platforms, secret } from './settings-items.ts';

const LEAST_FREE = 1 << 30;
const WORKER_GONE_MS = 60_000;

/** What is set and what is missing, as this process and this request find it. */
export async function readSetup(
  services: FirstStartServices,
  { request, clientAddress }: Pick<RequestFacts, 'request' | 'clientAddress'>,
): Promise<Setup> {
  const { env, now } = services;
  const operators = await stepsOfOperators(services);
  const forwarded = request.headers.has('x-forwarded-for');
  return {
    readAt: new Date(now()).toISOString(),
    operators,
    items: [
      address(env),
      await stored(services),
      secret(env),
      operatorsItem(operators),
      mail(services),
      await backup(services),
      proxies(services, forwarded ? clientAddress : null),
      await worker(services),
      domains(env),
      platforms(env),
      accounts(env),
      model(env),
      payments(services),
      metrics(env),
      abuse(env),
    ],
  };
}

async function stored({ env, database, storage }: FirstStartServices): Promise<SetupItem> {
  const answers = await Promise.all([database.ping(), storage.ping()]).then(
    () => true,
    () => false,
  );
  if (!answers) return isMissing('storage.away');
  if (env.databaseUrl !== null || env.s3 !== null) return isSet('storage.shared');
  await mkdir(env.dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(env.dataDir);
  const count = bavail * bsize;
  return count < LEAST_FREE ? isMissing('storage.low', { count }) : isSet('storage.embedded', { count });
}

function operatorsItem(operators: Setup['operators']): SetupItem {
  if (operators.length === 0) return isMissing('operators.none', { needs: ['OPERATOR_EMAILS'] });
  const name = operators.map(({ email }) => email).join(', ');
  return operators.some(({ step }) => step === 'ready')
    ? isSet('operators.ready', { name })
    : isMissing('operators.waiting', { name });
}

function mail({ env }: FirstStartServices): SetupItem {
  return env.smtpUrl === null
    ? isMissing('mail.none', { needs: ['SMTP_URL', 'MAIL_FROM'] })
    : isSet('mail.set', { name: new URL(env.smtpUrl).hostname });
}

async function backup({ env, newestBackup }: FirstStartServices): Promise<SetupItem> {
  const at = await newestBackup();
  if (!env.backups.nightly) return canWait('backup.off', { at, needs: ['BACKUP_NIGHTLY', 'BACKUP_TO'] });
  if (env.backups.to === null) return isMissing('backup.here', { at, needs: ['BACKUP_TO', 'BACKUP_KEEP'] });
  return isSet('backup.elsewhere', { at, name: env.backups.to });
}

/** `peer`: who sent an X-Forwarded-For, as far as it is believed. */
function proxies({ env }: FirstStartServices, peer: string | null): SetupItem {
  const needs = ['TRUSTED_PROXIES'] as const;
  if (env.trustedProxies.length > 0) return isSet('proxies.set', { name: env.trustedProxies.join(', ') });
  if (peer !== null) return isMissing('proxies.others', { name: peer, needs });
  return env.publicProtocol === 'https'
    ? isMissing('proxies.unset', { needs })
    : canWait('proxies.none', { needs });
}

async function worker({ env, database, now }: FirstStartServices): Promise<SetupItem> {
  if (env.role === 'all') return isSet('worker.here');
  const seen = (await workersSeen(database.db, now())).filter((ago) => ago < WORKER_GONE_MS);
  return seen.length > 0 ? isSet('worker.seen', { count: seen.length }) : isMissing('worker.none');
}

function payments({ missingPayments }: FirstStartServices): SetupItem {
  const missing = missingPayments();
  const needs = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_MONTHLY',
    'STRIPE_PRICE_YEARLY',
  ] as const;
  if (missing.length === 0) return isSet('payments.set');
  return missing.length === needs.length
    ? canWait('payments.none', { needs })
    : isMissing('payments.partly', {
        name: missing.join(', '),
        needs: needs.filter((setting) => missing.includes(setting)),
      });
}
