import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyRequest } from './classify-request.ts';
import { LEFT_OUT_REASONS, type VisitFacts } from './visit.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 335.0.0.0 (iPhone14,5; iOS 17_5; en_US)';
const LINKEDIN =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30.1403';
const YOUTUBE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36 com.google.android.youtube/19.30';

const NAVIGATES = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

function facts(headers: VisitFacts['headers'] = {}, more: Partial<VisitFacts> = {}): VisitFacts {
  return {
    method: 'GET',
    target: '/',
    status: 200,
    answer: 'page',
    https: true,
    headers: { 'user-agent': CHROME, ...NAVIGATES, ...headers },
    host: 'ada.tosite.page',
    ownersHosts: ['dashboard.to.site'],
    ...more,
  };
}
const bare = (agent: string, more: Partial<VisitFacts> = {}) => ({
  ...facts({}, more),
  headers: { 'user-agent': agent },
});

describe('a view', () => {
  test.each([
    ['Chrome', facts(), 'Chrome', 'desktop'],
    [
      'one that is kept and asked for again (304)',
      facts({ 'if-none-match': '"a"' }, { status: 304 }),
      'Chrome',
      'desktop',
    ],
    ['Safari, which of old sends no Sec-Fetch', bare(SAFARI), 'Safari', 'mobile'],
    ['an old tablet', bare(IPAD), 'Safari', 'tablet'],
    [
      'Firefox over http, where it says nothing of the fetch',
      bare(FIREFOX, { https: false }),
      'Firefox',
      'desktop',
    ],
  ])('%s', (_name, given, browser, device) => {
    expect(classifyRequest(given)).toMatchObject({ counted: true, kind: 'view', browser, device });
  });

  test.each([
    [INSTAGRAM, 'Instagram (app)'],
    [LINKEDIN, 'LinkedIn (app)'],
    [YOUTUBE, 'YouTube (app)'],
  ])('in the browser of an app is of a person, from that app: %s', (agent, referrer) => {
    expect(classifyRequest(bare(agent))).toMatchObject({
      counted: true,
      kind: 'view',
      referrer,
      device: 'mobile',
    });
  });

  test('has a path without query, and its campaign', () => {
    const target = '/blog/one/?utm_source=letter&utm_campaign=spring%20two&email=ada@example.com';
    expect(classifyRequest(facts({}, { target }))).toMatchObject({
      path: '/blog/one/',
      campaign: 'letter / - / spring two',
    });
  });
});

describe('where a visit comes from', () => {
  test.each([
    ['https://www.google.de/search?q=ada', 'google.de'],
    ['https://l.instagram.com/?u=https%3A%2F%2Fada', 'instagram.com'],
    ['https://t.co/abc', 'x.com'],
    ['https://lnkd.in/x', 'linkedin.com'],
    ['android-app://com.linkedin.android/', 'LinkedIn (app)'],
    ['https://xn--bcher-kva.example/geheim?token=1', 'xn--bcher-kva.example'],
    ['https://ada.tosite.page/blog/', null],
    ['https://user:secret@news.example:8443/x#y', 'news.example'],
    ['', 'direct'],
    ['javascript:alert(1)', 'direct'],
    ["=cmd|' /C calc'!A0", 'direct'],
    ['data:text/html,x', 'direct'],
    ['http://127.0.0.1:3000/', 'direct'],
    ['http://localhost/', 'direct'],
    ['android-app://com.unknown.app/', 'direct'],
  ])('%s', (referer, referrer) => {
    expect(classifyRequest(facts({ referer }))).toMatchObject({ counted: true, referrer });
  });

  test('B5: a referrer of 10 kB is its host and no more', () => {
    const visit = classifyRequest(facts({ referer: `https://news.example/${'a'.repeat(10_000)}` }));
    expect(visit).toMatchObject({ counted: true, referrer: 'news.example' });
    expect(JSON.stringify(visit).length).toBeLessThan(400);
  });

  test('a host without end is none', () => {
    expect(classifyRequest(facts({ referer: `https://${'a.'.repeat(5000)}com/` }))).toMatchObject({
      referrer: 'direct',
    });
  });
});

describe('an assistant that reads for a person', () => {
  test.each([
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
      'ChatGPT',
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
      'Claude',
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
      'Perplexity',
    ],
  ])('%s', (agent, assistant) => {
    expect(classifyRequest(bare(agent, { target: '/blog/?x=1' }))).toEqual({
      counted: true,
      kind: 'assistant',
      path: '/blog/',
      assistant,
    });
  });
});

describe('B5: what is left out, and why', () => {
  const LINK = { 'user-agent': FIREFOX, 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' };
  test.each<[string, VisitFacts, string]>([
    ['an empty user agent', bare(''), 'no_agent'],
    ['no user agent', facts({ 'user-agent': null }), 'no_agent'],
    ['spaces for a user agent', bare('   '), 'no_agent'],
    [
      'GPTBot',
      bare(
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2; +https://openai.com/gptbot',
      ),
      'ai_crawler',
    ],
    ['ClaudeBot', bare('Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)'), 'ai_crawler'],
    [
      'PerplexityBot',
      bare('Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)'),
      'ai_crawler',
    ],
    ['curl', bare('curl/8.5.0'), 'bot'],
    ['Google', bare('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'), 'bot'],
    [
      'LinkedInBot',
      bare('LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'),
      'bot',
    ],
    [
      'facebookexternalhit',
      bare('facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'),
      'bot',
    ],
    ['WhatsApp', bare('WhatsApp/2.23.20.0'), 'bot'],
    ['Slackbot', bare('Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'), 'bot'],
    ['Feedly', bare('Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)'), 'bot'],
    ['a headless Chrome', facts({ 'user-agent': CHROME.replace('Chrome/', 'HeadlessChrome/') }), 'bot'],
    ['a Chrome that does not say what it loads for', bare(CHROME), 'not_a_browser'],
    ['a new Firefox that does not', bare(FIREFOX), 'not_a_browser'],
    ['a prefetch', facts({ 'sec-purpose': 'prefetch' }), 'prefetch'],
    ['a prerender', facts({ 'sec-purpose': 'prefetch;prerender' }), 'prefetch'],
    ['an old prefetch', facts({ purpose: 'prefetch' }), 'prefetch'],
    ['HEAD', facts({}, { method: 'HEAD' }), 'method'],
    ['a part of a page', facts({ range: 'bytes=0-100' }), 'part'],
    ['a picture', facts({}, { answer: 'other', target: '/media/a.webp' }), 'not_a_page'],
    ['a redirect', facts({}, { status: 301 }), 'not_a_page'],
    ['an error', facts({}, { status: 503 }), 'not_a_page'],
    ['a page in a frame', facts({ 'sec-fetch-dest': 'iframe' }), 'embedded'],
    [
      'a page that a script fetched',
      facts({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }),
      'embedded',
    ],
    [
      'the owner’s dashboard, which shows it small',
      facts({ referer: 'https://dashboard.to.site/', 'sec-fetch-dest': 'iframe' }),
      'own',
    ],
    ['the owner, from the dashboard', facts({ referer: 'https://dashboard.to.site/' }), 'own'],
    [
      'a sender of visits that nobody made',
      facts({ referer: 'http://free-share-buttons.com/' }),
      'referrer_spam',
    ],
    ['another of that family', facts({ referer: 'https://forum.semalt.com/x' }), 'referrer_spam'],
    ['a film that goes on', facts({ range: 'bytes=1048576-' }, { answer: 'film', status: 206 }), 'part'],
    [
      'a tick from another site',
      facts(
        { ...LINK, 'ping-to': 'https://a.example/', origin: 'https://b.tosite.page', 'sec-fetch-site': '' },
        { answer: 'ping', method: 'POST' },
      ),
      'forged',
    ],
    [
      'a tick that says it is of another site',
      facts(
        {
          ...LINK,
          'sec-fetch-site': 'cross-site',
          'ping-to': 'https://a.example/',
          origin: 'https://ada.tosite.page',
        },
        { answer: 'ping', method: 'POST' },
      ),
      'forged',
    ],
    [
      'a tick of no link',
      facts(
        { ...LINK, origin: 'https://ada.tosite.page', 'ping-to': 'javascript:alert(1)' },
        { answer: 'ping', method: 'POST' },
      ),
      'forged',
    ],
    [
      'a tick that says nothing of itself',
      facts(
        { ...LINK, 'sec-fetch-site': '', 'ping-to': 'https://a.example/' },
        { answer: 'ping', method: 'POST' },
      ),
      'forged',
    ],
  ])('%s', (_name, given, reason) => {
    expect(classifyRequest(given)).toEqual({ counted: false, reason });
  });
});

describe('beside views', () => {
  test('a page that is not there was met by a person', () => {
    expect(
      classifyRequest(facts({}, { answer: 'missing', status: 404, target: '/cv.pdf?x=1' })),
    ).toMatchObject({
      kind: 'missing',
      path: '/cv.pdf',
    });
  });

  test('a film is played when it is asked for from its beginning', () => {
    const film = { answer: 'film', status: 206, target: '/media/a.mp4' } as const;
    const player = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'video', range: 'bytes=0-' };
    expect(classifyRequest(facts(player, film))).toMatchObject({ kind: 'film', path: '/media/a.mp4' });
  });

  test('a link that was followed is named without its mark', () => {
    const headers = {
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'empty',
      'sec-fetch-site': 'same-origin',
      origin: 'https://ada.tosite.page',
      'ping-from': 'https://ada.tosite.page/',
      'ping-to': 'https://www.youtube.com/watch?v=abc#t=1',
    };
    expect(classifyRequest(facts(headers, { answer: 'ping', method: 'POST' }))).toMatchObject({
      kind: 'link',
      link: 'https://www.youtube.com/watch?v=abc',
    });
  });
});

test('whatever the headers hold, it answers, and the same at the second time', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom(CHROME, INSTAGRAM, 'bytes=0-'),
  );
  const names = [
    'user-agent',
    'referer',
    'range',
    'purpose',
    'sec-purpose',
    'sec-fetch-mode',
    'sec-fetch-dest',
    'sec-fetch-site',
    'ping-to',
    'ping-from',
    'origin',
    'sec-ch-ua-mobile',
  ];
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(names.map((name) => [name, fc.option(text)]))),
      fc.record({
        method: fc.constantFrom('GET', 'HEAD', 'POST', 'x'),
        target: text,
        status: fc.constantFrom(200, 206, 304, 404, 500),
        answer: fc.constantFrom('page', 'missing', 'film', 'ping', 'other' as const),
        https: fc.boolean(),
        host: text,
      }),
      (headers, rest) => {
        const given = { ...rest, headers, ownersHosts: [] } as VisitFacts;
        const visit = classifyRequest(given);
        expect(classifyRequest(given)).toEqual(visit);
        expect(visit.counted || LEFT_OUT_REASONS.includes(visit.reason)).toBe(true);
        expect(JSON.stringify(visit).length).toBeLessThan(20_000);
      },
    ),
    { numRuns: 2000 },
  );
});
