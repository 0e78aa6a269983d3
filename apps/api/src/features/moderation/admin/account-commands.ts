import { twoFactorOffMail } from '../../../auth/security-mails.ts';
import { sessionStore } from '../../../auth/session-store.ts';
import { twoFactorStore } from '../../../auth/two-factor/two-factor-store.ts';
import { writeAudit } from '../../../site-content/audit-log.ts';
import { ACTOR, AdminRefused, needed, type AdminCommand } from './admin-command.ts';
import { findOwner } from './find-subject.ts';

export const accountCommands: Readonly<Record<string, AdminCommand>> = {
  'end-sessions': {
    takes: 'OWNER [WORDS]',
    means: 'signs an account out everywhere, within twenty seconds',
    least: 1,
    async run({ database, env, now }, [text = '', ...words]) {
      const owner = needed(await findOwner(database.db, env, text), `account ${text}`);
      const ended = await database.transaction(async (trx) => {
        const ids = await sessionStore.endAll(trx, owner.id, 'operator', now());
        const data = { ended: ids.length, words: words.join(' ') };
        await writeAudit(
          trx,
          { actor: ACTOR, action: 'sessions_ended', websiteId: null, ownerId: owner.id, data },
          now(),
        );
        return ids.length;
      });
      return [`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`];
    },
  },
  'reset-two-factor': {
    takes: 'OWNER HOW-THEY-PROVED-IT',
    means: 'turns the second step off for somebody who lost it and proved who they are; they are mailed',
    least: 2,
    async run({ database, env, mails, now }, [text = '', ...proof]) {
      const owner = needed(await findOwner(database.db, env, text), `account ${text}`);
      const done = await database.transaction(async (trx) => {
        if (!(await twoFactorStore.remove(trx, owner.id))) return false;
        await sessionStore.endAll(trx, owner.id, 'operator', now());
        const row = await trx
          .selectFrom('users')
          .select('language')
          .where('id', '=', owner.id)
          .executeTakeFirstOrThrow();
        await mails.send(
          trx,
          owner.id,
          twoFactorOffMail(env, { email: owner.email, language: row.language }),
        );
        const data = { proof: proof.join(' ') };
        await writeAudit(
          trx,
          { actor: ACTOR, action: 'two_factor_reset', websiteId: null, ownerId: owner.id, data },
          now(),
        );
        return true;
      });
      if (!done) throw new AdminRefused(`${owner.email} has no second step.`);
      return [`The second step of ${owner.email} is off, and every session has ended.`];
    },
  },
};
