import { ApiError } from '@tosite/api-client/api-error';
import type { DomainAnswer } from '@tosite/api-client/endpoints/domains';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { Website } from '@tosite/validation/website/website';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../query-client.ts';
import {
  answerOf,
  disagreeing,
  domainOf,
  leftOver,
  proxied,
  rightName,
  rightProof,
  wrongAddress,
} from '../../testing/domain-fixtures.ts';
import { ada, website } from '../../testing/fixtures.ts';
import { refusal } from '../../testing/payment-fixtures.ts';
import { answerApi, renderAt, type Asked } from '../../testing/render-at.tsx';
import { websiteQueries } from '../../sites/website-queries.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { DomainSection } from './domain-section.tsx';

const GET = 'GET /api/website/{id}/custom-domain';
const PUT = 'PUT /api/website/{id}/custom-domain/';
const CHECK = 'POST /api/website/{id}/custom-domain/check';
const DELETE = 'DELETE /api/website/{id}/custom-domain/';
const CURRENT = 'POST /api/website/current-website';
const paid: Website = { ...website, plan: 'standard' };

let answers: Record<string, unknown>;
let asked: Asked[];
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  useAuthStore.setState({ user: ada });
  answers = { [CURRENT]: { website: paid }, 'POST /api/website/all': { websites: [paid] } };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(answer?: DomainAnswer | Error, of: Website = paid) {
  if (answer !== undefined) answers[GET] = answer;
  answers[CURRENT] = { website: of };
  return renderAt('/settings/general', '/settings/general', <OfCurrent />);
}
function OfCurrent() {
  const current = useQuery(websiteQueries.current()).data?.website;
  return current ? <DomainSection website={current} /> : null;
}
const inputs = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const says = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeDefined();
const stations = async () =>
  within(await screen.findByRole('list', { name: 'How far it is' })).getAllByRole('listitem');
const current = async () =>
  (await stations()).find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
/** The row of a record. */
const rowOf = async (title: string) => (await screen.findByText(title)).closest('li');

it('says that it is being read, and when it could not be, with a way to try again', async () => {
  open();
  expect(await screen.findByRole('status', { name: 'Your domain is being read' })).toBeDefined();
  cleanup();
  queryClient.clear();
  open(refusal(500, 'internal', 'Something broke here.'));
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke here.');
  answers[GET] = answerOf(null);
  await press('Try again');
  expect(await screen.findByLabelText('Your domain')).toBeDefined();
});

describe('without one', () => {
  it('on Free says what it takes, what it costs, what stays, and offers no field', async () => {
    open(answerOf(null), website);
    await says('A domain of your own comes with Standard');
    await says(/^\$5 a month or \$15 a year for this website/u);
    expect(screen.getByRole('link', { name: 'See Standard' }).getAttribute('href')).toBe('/billing');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([website, paid])('is neither sold nor asked for where no domain can be connected', async (of) => {
    open(answerOf(null, [], { configured: false }), of);
    await says('Domains are not set up here');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is claimed as it was pasted, once, and what was typed is kept over a reload', async () => {
    open(answerOf(null));
    fireEvent.change(await screen.findByLabelText('Your domain'), {
      target: { value: ' https://WWW.Ada.example:443/x ' },
    });
    cleanup();
    open();
    const field = await screen.findByLabelText<HTMLInputElement>('Your domain');
    expect(field.value).toBe(' https://WWW.Ada.example:443/x ');
    let answer: (value: unknown) => void = () => undefined;
    answers[PUT] = () => new Promise((resolve) => (answer = resolve));
    await press('Use this domain');
    await press('Reading its records');
    expect(inputs(PUT)).toEqual([
      { params: { id: 'site-1' }, body: { customDomain: 'https://WWW.Ada.example:443/x' } },
    ]);
    await act(async () => answer(answerOf(domainOf({ lastCheckedAt: null, provedAt: null }))));
    expect(await screen.findByRole('heading', { name: 'ada.example' })).toBeDefined();
    expect(localStorage.getItem('draft:site-1:own-domain')).toBeNull();
    expect(inputs(CURRENT).length).toBeGreaterThan(0);
  });

  it.each([
    ['invalid_domain', 400],
    ['domain_in_use', 409],
  ] as const)('a refusal stands beside the field, whether or not it names it: %s', async (code, status) => {
    for (const fields of [{ customDomain: 'This is not yours.' }, {}]) {
      answers[PUT] = new ApiError({ status, code, message: 'This is not yours.', fields });
      open(answerOf(null));
      const field = await screen.findByLabelText<HTMLInputElement>('Your domain');
      fireEvent.change(field, { target: { value: 'ada.github.io' } });
      await press('Use this domain');
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).toBe('This is not yours.');
      expect(field.value).toBe('ada.github.io');
      expect(screen.getAllByText('This is not yours.')).toHaveLength(1);
      cleanup();
    }
  });

  it('a domain that somebody else has: the claim is kept, so what proves it is shown', async () => {
    answers[PUT] = refusal(409, 'domain_in_use', 'Another website has it.');
    open(answerOf(null));
    fireEvent.change(await screen.findByLabelText('Your domain'), { target: { value: 'ada.example' } });
    answers[GET] = answerOf(domainOf({ provedAt: null }));
    await press('Use this domain');
    expect(await screen.findByRole('heading', { name: 'ada.example' })).toBeDefined();
    await says('Another website has it.');
  });

  it('nothing typed asks for a domain, and asks no server', async () => {
    open(answerOf(null));
    await press('Use this domain');
    await says('Write your domain, such as your-name.com.');
    expect(inputs(PUT)).toEqual([]);
  });

  it('a plan that ended meanwhile: what Standard brings, and the way to it', async () => {
    answers[PUT] = refusal(402, 'plan_required', 'A domain of your own comes with Standard.');
    open(answerOf(null));
    fireEvent.change(await screen.findByLabelText('Your domain'), { target: { value: 'ada.example' } });
    await press('Use this domain');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('A domain of your own comes with Standard.');
    expect(notice.textContent).toContain('Standard brings: a domain of your own, no line');
    expect(screen.getByRole('link', { name: 'Look at Standard' }).getAttribute('href')).toBe('/billing');
    expect(screen.getByLabelText<HTMLInputElement>('Your domain').value).toBe('ada.example');
  });

  it('a server that is down leaves what was typed', async () => {
    answers[PUT] = refusal(503, 'overloaded', 'Too much at once.');
    open(answerOf(null));
    fireEvent.change(await screen.findByLabelText('Your domain'), { target: { value: 'ada.example' } });
    await press('Use this domain');
    expect((await screen.findByRole('alert')).textContent).toBe('Too much at once.');
    expect(screen.getByLabelText<HTMLInputElement>('Your domain').value).toBe('ada.example');
  });
});

describe('how far it is', () => {
  it.each([
    [domainOf({ provedAt: null, givesUpAt: '2026-12-26T12:00:00.000Z' }), 'YoursWhen we see the TXT record'],
    [domainOf(), 'Waiting for DNSOne record is not right yet'],
    [domainOf({ status: 'verifying' }), 'CertificateIt is being made'],
    [domainOf({ status: 'blocked' }), 'CertificateIt cannot be made'],
    [domainOf({ status: 'active' }), 'LiveThe free address leads here'],
    [domainOf({ status: 'paused' }), 'LivePaused'],
    [domainOf({ status: 'failed', provedAt: null }), 'YoursNo proof was seen'],
    [domainOf({ status: 'failed' }), 'Waiting for DNSOne record is not right yet'],
    [domainOf({ status: 'detached' }), 'YoursAnother website proved it'],
    [
      domainOf({ status: 'detached', errorReason: { id: 'domain.lost', name: 'ada.example' } }),
      'YoursIt led somewhere else for 7 days',
    ],
  ])('five stations, and one of them is where it stands (%#)', async (domain, text) => {
    open(answerOf(domain, [wrongAddress]));
    expect(await current()).toBe(text);
    expect(await stations()).toHaveLength(5);
  });

  it('says until when the proof is looked for', async () => {
    open(answerOf(domainOf({ provedAt: null, givesUpAt: '2026-12-26T12:00:00.000Z' })));
    expect((await stations())[0]?.textContent).toBe('ClaimedWe look for the proof until December 26, 2026');
  });
});

describe('the doctor', () => {
  it('what is wrong comes first and open, what is right is folded', async () => {
    open(answerOf(domainOf(), [rightName, wrongAddress, rightProof, leftOver]));
    expect(await screen.findByRole('heading', { name: '2 things to change' })).toBeDefined();
    const folded = screen.getByText('2 records are right: leave them').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('CNAME of www.ada.example');
    const wrong = await rowOf('A of ada.example');
    expect(folded?.contains(wrong)).toBe(false);
    expect(wrong?.textContent).toContain('leads somewhere else: 203.0.113.9');
    expect([...(wrong?.querySelectorAll('del') ?? [])].map((each) => each.textContent)).toEqual([
      'A',
      '@',
      '203.0.113.9',
    ]);
    await says('Looked at just now. We look again by ourselves in 4 minutes.');
  });

  it('says the name as fields want it, short and whole, where the registrar is not known', async () => {
    open(answerOf(domainOf({ provedAt: null, lastCheckedAt: null })));
    expect(await screen.findByRole('heading', { name: '4 records to add' })).toBeDefined();
    const apex = await rowOf('A of ada.example');
    expect([...(apex?.querySelectorAll('code') ?? [])].map((each) => each.textContent)).toEqual([
      '@',
      'ada.example',
      '198.51.100.20',
    ]);
    const proof = await rowOf('TXT of _tosite-9f2k.ada.example');
    expect([...(proof?.querySelectorAll('code') ?? [])].map((each) => each.textContent)).toEqual([
      '_tosite-9f2k',
      '_tosite-9f2k.ada.example',
      'tosite=ada-4c81e0',
    ]);
  });

  it('says it in the words of the registrar where that is known', async () => {
    open(answerOf(domainOf({ provider: 'Porkbun' }), [wrongAddress]));
    expect(await screen.findByRole('heading', { name: 'One thing to change at Porkbun' })).toBeDefined();
    await says('Porkbun calls the fields Type, Host and Answer.');
    expect(screen.getByRole('link', { name: 'Open Porkbun' }).getAttribute('href')).toBe(
      'https://porkbun.com/account',
    );
    const row = await rowOf('A of ada.example');
    expect(row?.textContent).toContain('(leave empty)');
  });

  it('names a registrar that it knows nothing of, and claims nothing about its fields', async () => {
    open(answerOf(domainOf({ provider: 'Nordnamn' }), [wrongAddress]));
    expect(await screen.findByRole('heading', { name: 'One thing to change at Nordnamn' })).toBeDefined();
    expect(screen.queryByText(/calls the fields/u)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Open/u })).toBeNull();
  });

  it('of a name below a subdomain only the whole name, unless the server says what is registered', async () => {
    const record = { type: 'CNAME', name: 'blog.ada.co.uk', value: 'sites.to.site' };
    const domain = domainOf({ hostname: 'blog.ada.co.uk', records: [record] });
    const values = async () =>
      [...((await rowOf('CNAME of blog.ada.co.uk'))?.querySelectorAll('code') ?? [])].map(
        (each) => each.textContent,
      );
    open(answerOf(domain));
    expect(await values()).toEqual(['blog.ada.co.uk', 'sites.to.site']);
    expect(screen.queryByText('Which one do people see?')).toBeNull();
    cleanup();
    queryClient.clear();
    open(answerOf(domain, [], { zone: 'ada.co.uk' }));
    expect(await values()).toEqual(['blog', 'blog.ada.co.uk', 'sites.to.site']);
  });

  it('copies a value, says so, and says when the browser does not allow it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    open(answerOf(domainOf(), [wrongAddress]));
    const row = await rowOf('A of ada.example');
    await press('Copy 198.51.100.20');
    const inRow = within(row ?? document.body);
    await waitFor(() =>
      expect(inRow.getAllByRole('status').map((each) => each.textContent)).toContain('Copied'),
    );
    expect(writeText.mock.calls).toEqual([['198.51.100.20']]);
    writeText.mockRejectedValue(new Error('denied'));
    await press('Copy ada.example');
    await says(/^The browser did not allow copying\. Select the value/u);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('where nothing can be done but wait it says so; where no record helps, the sentence says what to do', async () => {
    open(answerOf(domainOf(), [disagreeing]));
    expect((await rowOf('A of ada.example'))?.textContent).toContain(
      'Nothing for now: we look again by ourselves.',
    );
    await says('Nothing to change: it is on its way');
    cleanup();
    queryClient.clear();
    open(answerOf(domainOf(), [proxied]));
    const row = await rowOf('A of ada.example');
    expect(row?.textContent).toContain('Switch its proxy off for this record.');
    expect(row?.textContent?.match(/Switch its proxy off/gu)).toHaveLength(1);
    await says('One thing to change');
  });

  it.each([
    ['domain.servfail', 'A ada.example', 'A of ada.example', 'An error'],
    ['domain.noAnswer', 'A ada.example', 'A of ada.example', 'No answer'],
    ['domain.nothingYet', 'A ada.example', 'A of ada.example', 'No record'],
    ['domain.certificateWaits', 'CERTIFICATE ada.example', 'Certificate of ada.example', 'None yet'],
  ])('of %s it does not say that something was seen which was not', async (id, record, title, seen) => {
    open(answerOf(domainOf(), [{ ...proxied, record, seen: [], message: { id } }]));
    expect((await rowOf(title))?.textContent).toContain(seen);
  });
});

describe('looking now', () => {
  // The clock stands: however slow the machine is, as many seconds are left as the test says.
  const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });

  it('shows what is there now, and waits half a minute, saying how long', async () => {
    stopTheClock();
    answers[CHECK] = answerOf(domainOf({ status: 'verifying' }), [rightName, rightProof]);
    open(answerOf(domainOf(), [wrongAddress]));
    await press('Check now');
    const button = await screen.findByRole('button', { name: 'Again in 30 seconds' });
    expect(await current()).toBe('CertificateIt is being made');
    fireEvent.click(button);
    expect(inputs(CHECK)).toEqual([{ params: { id: 'site-1' } }]);
    vi.setSystemTime(Date.now() + 1000);
    expect(await screen.findByRole('button', { name: 'Again in 29 seconds' })).toBeDefined();
    vi.setSystemTime(Date.now() + 29_000);
    expect(await screen.findByRole('button', { name: 'Check now' })).toBeDefined();
  });

  it('where the server says how long, that is said', async () => {
    stopTheClock();
    answers[CHECK] = new ApiError({
      status: 429,
      code: 'too_many_requests',
      message: 'We looked a moment ago.',
      retryAfter: 12,
    });
    open(answerOf(domainOf(), [wrongAddress]));
    await press('Check now');
    await says('We looked a moment ago.');
    expect(await screen.findByRole('button', { name: 'Again in 12 seconds' })).toBeDefined();
  });

  it('what becomes of it is asked quietly while somebody looks on, and the address is read again', async () => {
    open(answerOf(domainOf({ status: 'verifying' }), [rightName]));
    await says(/^The records are right\. The certificate is being made/u);
    answers[GET] = answerOf(domainOf({ status: 'active' }), [rightName]);
    const before = inputs(CURRENT).length;
    expect(await screen.findByText('ada.example is your site', {}, { timeout: 20_000 })).toBeDefined();
    await waitFor(() => expect(inputs(CURRENT).length).toBeGreaterThan(before));
    const settled = inputs(GET).length;
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(inputs(GET).length).toBe(settled);
  }, 60_000);

  it('nobody asks while the tab is not seen', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    open(answerOf(domainOf({ status: 'verifying' })));
    await says(/^The records are right/u);
    const before = inputs(GET).length;
    await new Promise((resolve) => setTimeout(resolve, 3600));
    expect(inputs(GET).length).toBe(before);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
  }, 60_000);
});

describe('what stands', () => {
  it.each([
    ['active', {}, 'ada.example is your site', /renewed by itself\.$/u],
    ['active', { error: 'The TXT record is gone.' }, 'ada.example works, but something is not right', /TXT/u],
    ['blocked', { error: 'CAA allows only digicert.com.' }, 'No certificate can be made yet', /digicert/u],
    ['failed', {}, 'We do not look for ada.example any more', /in 30 days/u],
    ['detached', {}, 'Another website has ada.example now', /somebody else/u],
    [
      'detached',
      { error: 'For 7 days it did not lead here.', errorReason: { id: 'domain.lost', name: 'ada.example' } },
      'ada.example was taken off',
      /7 days/u,
    ],
    [
      'verifying',
      { error: 'None could be made.', errorReason: { id: 'domain.certificateFailed', host: 'ada.example' } },
      'No certificate can be made yet',
      /^None could be made/u,
    ],
    ['paused', {}, 'ada.example was stopped', /Whoever runs this/u],
  ] as const)('%s %o', async (status, over, title, body) => {
    open(answerOf(domainOf({ status, ...over })));
    const note = (await screen.findByText(title)).parentElement;
    expect(note?.querySelector('div')?.textContent).toMatch(body);
  });

  it('paused by the plan leads to billing, and has nothing to change', async () => {
    open(answerOf(domainOf({ status: 'paused' })), website);
    await says('ada.example leads to your free address');
    expect(screen.getByRole('link', { name: 'Go to billing' }).getAttribute('href')).toBe('/billing');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  });

  it.each([
    ['failed', 'Start again'],
    ['detached', 'Connect it again'],
  ] as const)('%s: it is claimed anew with one press', async (status, label) => {
    answers[PUT] = answerOf(domainOf({ provedAt: null }));
    open(answerOf(domainOf({ status, provedAt: null })));
    await press(label);
    expect(await current()).toBe('YoursWhen we see the TXT record');
    expect(inputs(PUT)).toEqual([
      { params: { id: 'site-1' }, body: { customDomain: 'ada.example', primary: 'apex' } },
    ]);
  });

  it('a claim anew that is refused says why', async () => {
    answers[PUT] = refusal(409, 'domain_in_use', 'Another website has it.');
    open(answerOf(domainOf({ status: 'failed', provedAt: null })));
    await press('Start again');
    expect((await screen.findByRole('alert')).textContent).toBe('Another website has it.');
  });
});

describe('what can be chosen', () => {
  it('which name people see', async () => {
    answers[PUT] = answerOf(domainOf({ hostname: 'www.ada.example', primary: 'www', status: 'active' }));
    open(answerOf(domainOf({ status: 'active' })));
    fireEvent.click(await screen.findByRole('radio', { name: 'www.ada.example' }));
    expect(await screen.findByRole('heading', { name: 'www.ada.example' })).toBeDefined();
    await says('People see www.ada.example now.');
    expect(screen.getByRole('radio', { name: 'www.ada.example' })).toHaveProperty('checked', true);
    expect(inputs(PUT)).toEqual([
      { params: { id: 'site-1' }, body: { customDomain: 'ada.example', primary: 'www' } },
    ]);
  });

  it('a name that is not ready yet is not chosen, and it says why', async () => {
    answers[PUT] = refusal(400, 'invalid_domain', 'www.ada.example does not lead here yet.');
    open(answerOf(domainOf({ status: 'active' })));
    fireEvent.click(await screen.findByRole('radio', { name: 'www.ada.example' }));
    await says('www.ada.example does not lead here yet.');
    expect(screen.getByRole('radio', { name: 'ada.example' })).toHaveProperty('checked', true);
  });

  it('https only, when it is live, with the warning; not before', async () => {
    answers[PUT] = answerOf(domainOf({ status: 'active', hsts: true }));
    open(answerOf(domainOf()));
    expect(await screen.findByRole('switch')).toHaveProperty('disabled', true);
    cleanup();
    queryClient.clear();
    open(answerOf(domainOf({ status: 'active' })));
    const only = await screen.findByRole('switch', { name: 'Tell browsers so for 60 days' });
    expect(document.getElementById(only.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'taking it back takes 60 days',
    );
    fireEvent.click(only);
    await says('Browsers are told to come by https only.');
    expect(inputs(PUT)).toEqual([
      { params: { id: 'site-1' }, body: { customDomain: 'ada.example', hsts: true } },
    ]);
  });
});

describe('taking it off', () => {
  it('says what becomes of links before it is done', async () => {
    answers[DELETE] = () => {
      answers[GET] = answerOf(null);
      return null;
    };
    open(answerOf(domainOf({ status: 'active', hsts: true })));
    await press('Take it off');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take ada.example off?' }));
    expect(dialog.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringMatching(
        /^Links to ada\.example stop working here at once\. Your site answers at adabyron\./u,
      ),
      'Search engines have to find it there anew.',
      expect.stringMatching(/60 days/u),
      expect.stringMatching(/^Delete the records at your registrar/u),
    ]);
    expect(inputs(DELETE)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Take it off' }));
    expect(await screen.findByLabelText('Your domain')).toBeDefined();
    await says('ada.example is off this website.');
    expect(inputs(DELETE)).toEqual([{ params: { id: 'site-1' } }]);
  });

  it('a claim that never worked is given up, and nothing is threatened', async () => {
    open(answerOf(domainOf()));
    await press('Give it up');
    const dialog = within(await screen.findByRole('dialog', { name: 'Give ada.example up?' }));
    expect(dialog.queryByText(/^Links to/u)).toBeNull();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  });

  it('a server that does not answer says so in the dialog, and the domain stays', async () => {
    answers[DELETE] = refusal(503, 'overloaded', 'Too much at once.');
    open(answerOf(domainOf({ status: 'active' })));
    await press('Take it off');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take it off' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Too much at once.');
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('heading', { name: 'ada.example' })).toBeDefined();
  });
});
