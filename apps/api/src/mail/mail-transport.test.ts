import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailTransport } from './mail-transport.ts';

const mail = {
  id: 'a'.repeat(32),
  from: 'to.site <hello@example.com>',
  to: 'ann@example.com',
  kind: 'verify' as const,
  subject: 'Confirm',
  text: 'Open this link:\n\nhttp://dashboard.localhost:3000/verify-email#token=abc\n',
  html: '<p>Open it</p>',
};

describe('the outbox', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tosite-outbox-'));
  });
  afterEach(async () => rm(dataDir, { recursive: true, force: true }));

  it('gets one file a mail, also when the same mail comes twice', async () => {
    const transport = createMailTransport({ smtpUrl: null, dataDir });
    await transport.deliver(mail);
    await transport.deliver(mail);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([`${mail.id}.eml`]);
    const parsed = await simpleParser(await readFile(join(dataDir, 'outbox', `${mail.id}.eml`)));
    expect(parsed.subject).toBe('Confirm');
    expect(parsed.text).toContain('#token=abc');
    expect(parsed.html).toBe('<p>Open it</p>');
    expect(parsed.messageId).toBe(`<${mail.id}@example.com>`);
    expect(parsed.from?.text).toBe('"to.site" <hello@example.com>');
  });
});

describe('SMTP', () => {
  const received: { to: string[]; text: string }[] = [];
  let refuseWith: number | null = null;
  let smtp: SMTPServer;
  let url: string;
  beforeEach(async () => {
    received.length = 0;
    refuseWith = null;
    smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_, __, done) =>
        done(refuseWith === null ? null : Object.assign(new Error('not now'), { responseCode: refuseWith })),
      onData(stream, session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      smtp.listen(0, '127.0.0.1', () => resolve());
    });
    url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await new Promise<void>((resolve) => {
      smtp.close(() => resolve());
    });
  });

  it('takes a mail to exactly one recipient', async () => {
    const transport = createMailTransport({ smtpUrl: url, dataDir: '/nowhere' });
    await transport.deliver(mail);
    expect(received.map(({ to }) => to)).toEqual([['ann@example.com']]);
    transport.close();
  });

  it('V17: that refuses is an error, and the next try delivers', async () => {
    const transport = createMailTransport({ smtpUrl: url, dataDir: '/nowhere' });
    refuseWith = 421;
    await expect(transport.deliver(mail)).rejects.toThrow('not now');
    expect(received).toEqual([]);
    refuseWith = null;
    await transport.deliver(mail);
    expect(received).toHaveLength(1);
    transport.close();
  });
});
