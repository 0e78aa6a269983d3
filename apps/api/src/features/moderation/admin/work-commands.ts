import { deadJobs, failedMails, requeueJob, resendMail } from '../verbs/work-verbs.ts';
import { ACTOR, dayAndTime, oneLine, type AdminCommand } from './admin-command.ts';

export const workCommands: Readonly<Record<string, AdminCommand>> = {
  'first-start': {
    takes: '',
    means: 'prints a link to what is set and what is missing, until the first operator is there',
    least: 0,
    async run(services) {
      const link = await services.firstStartLink();
      return link === null
        ? ['An operator is there already: sign in, and look at /operator/setup.']
        : [link, 'It works for a day, and until the first operator has confirmed their address.'];
    },
  },
  'dead-jobs': {
    takes: '',
    means: 'work that was given up',
    least: 0,
    run: async (services) =>
      (await deadJobs(services)).map(
        (job) =>
          `${job.id}  ${dayAndTime(job.diedAt)}  ${job.kind}  ${oneLine(JSON.stringify(job.payload))}  after ${job.attempts} tries: ${oneLine(job.reason)}`,
      ),
  },
  requeue: {
    takes: 'JOB',
    means: 'lets such work begin anew',
    least: 1,
    async run(services, [id = '']) {
      await requeueJob(services, id, ACTOR);
      return [`${id} waits for a worker.`];
    },
  },
  'failed-mails': {
    takes: '',
    means: 'mails that are older than an hour and not sent',
    least: 0,
    run: async (services) =>
      (await failedMails(services)).map(
        (mail) => `${mail.id}  ${dayAndTime(mail.created_at)}  ${mail.kind}  ${mail.recipient}`,
      ),
  },
  resend: {
    takes: 'MAIL',
    means: 'sends such a mail once more',
    least: 1,
    async run(services, [id = '']) {
      await resendMail(services, id, ACTOR);
      return [`${id} is sent by the next worker.`];
    },
  },
};
