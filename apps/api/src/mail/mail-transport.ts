import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '../env.ts';
import type { MailTransport } from './mails.ts';
import { outboxFile, outboxFiles } from './outbox-files.ts';

/** SMTP when it is set, else files that a mail program opens. */
export function createMailTransport(env: Pick<Env, 'smtpUrl' | 'dataDir'>): MailTransport {
  const outbox = join(env.dataDir, 'outbox');
  return env.smtpUrl === null ? outboxTransport(outbox) : smtpTransport(env.smtpUrl, outbox);
}

type Composed = Parameters<MailTransport['deliver']>[0];

function compose(mail: Composed) {
  const domain = /@([^>]+)>?$/u.exec(mail.from)?.[1] ?? 'localhost';
  return {
    from: mail.from,
    // As an object, so that nothing in an address is read as a second address.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    // The same for every try, so that a mail that was sent twice is known as one.
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

/** `outbox`: where mails were written to before there was a server. */
function smtpTransport(url: string, outbox: string): MailTransport {
  const transporter: Transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    ...outboxFiles(outbox),
    async deliver(mail) {
      await transporter.sendMail(compose(mail));
    },
    close() {
      transporter.close();
    },
  };
}

function outboxTransport(folder: string): MailTransport {
  // What a kill left half-written; its job runs again and writes it anew.
  const torn = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.part')) : [];
  for (const name of torn) rmSync(join(folder, name), { force: true });
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    ...outboxFiles(folder),
    async deliver(mail) {
      await mkdir(folder, { recursive: true });
      const { message } = await transporter.sendMail(compose(mail));
      // Named by the mail: a second delivery writes the same file again.
      const path = outboxFile(folder, mail.id);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    close() {
      transporter.close();
    },
  };
}
