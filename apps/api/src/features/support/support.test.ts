import { expect, it } from 'vitest';
import { describeOnSqlite } from '../../testing/databases.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { makeWebsite } from '../../testing/test-websites.ts';

const SOON = { timeout: 10_000, interval: 20 };

describeOnSqlite('writing to whoever runs the installation', (engine) => {
  it('sends what was written with the website, marks who pays, and goes as often as mails do', async () => {
    const test = await engine.create();
    const operators = 'one@example.com,two@example.com';
    const api = await createTestApi(test, { OPERATOR_EMAILS: operators });
    const owner = await api.signUp('ann@example.com');
    const website = await makeWebsite(api, owner, 'annsite');
    const write = (subject: string, websiteId: string | null) =>
      api.post(
        '/api/support/message',
        { subject, text: '<b>Why?</b>\n\nمرحبا', websiteId },
        { token: owner.token },
      );
    expect((await write('Line\r\nBcc: all@example.com', website._id)).status).toBe(204);
    const mails = () => api.mails.filter(({ kind }) => kind === 'support');
    await expect.poll(() => mails().length, SOON).toBe(2);
    expect(
      mails()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['one@example.com', 'two@example.com']);
    expect(mails()[0]).toMatchObject({ subject: 'Line Bcc: all@example.com', replyTo: 'ann@example.com' });
    expect(mails()[0]?.html).toBe(undefined);
    for (const part of ['<b>Why?</b>', 'مرحبا', 'annsite.localhost', website._id, 'free', 'not confirmed'])
      expect(mails()[0]?.text).toContain(part);

    const soon = await write('Again', website._id);
    expect([soon.status, soon.headers.has('retry-after')]).toEqual([429, true]);
    const second = await api.signUp('bob@example.com', { from: '10.0.0.9' });
    const paid = await makeWebsite(api, second, 'bobsite');
    await test.database.db
      .updateTable('websites')
      .set({ plan: 'standard' })
      .where('id', '=', paid._id)
      .execute();
    const marked = { subject: 'Help', text: 'Please', websiteId: paid._id };
    expect((await api.post('/api/support/message', marked, { token: second.token })).status).toBe(204);
    await expect.poll(() => mails().length, SOON).toBe(4);
    expect(mails()[2]?.subject).toBe('[Standard] Help');
    await api.close();
    await test.drop();
  });

  it('says so where nobody reads', async () => {
    const test = await engine.create();
    const api = await createTestApi(test);
    const owner = await api.signUp('ann@example.com');
    const answer = await api.post(
      '/api/support/message',
      { subject: 'Hello', text: 'You' },
      { token: owner.token },
    );
    expect([answer.status, answer.body.error]).toEqual([503, 'not_ready']);
    expect(answer.body.message).toContain('cannot be sent');
    await api.close();
    await test.drop();
  });
});
