import { endSessions, resetTwoFactor } from '../verbs/owner-verbs.ts';
import { ACTOR, type AdminCommand } from './admin-command.ts';
import { ownerOf } from './find-subject.ts';

export const accountCommands: Readonly<Record<string, AdminCommand>> = {
  'end-sessions': {
    takes: 'OWNER [WORDS]',
    means: 'signs an account out everywhere, within twenty seconds',
    least: 1,
    async run(services, [text = '', ...words]) {
      const how = { actor: ACTOR, words: words.join(' ') };
      const ended = await endSessions(services, await ownerOf(services, text), how);
      return [`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`];
    },
  },
  'reset-two-factor': {
    takes: 'OWNER HOW-THEY-PROVED-IT',
    means: 'turns the second step off for somebody who lost it and proved who they are; they are mailed',
    least: 2,
    async run(services, [text = '', ...proof]) {
      const owner = await ownerOf(services, text);
      await resetTwoFactor(services, owner, { actor: ACTOR, words: proof.join(' ') });
      return [`The second step of ${owner.email} is off, and every session has ended.`];
    },
  },
};
