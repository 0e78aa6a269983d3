import { expect, type Page } from '@playwright/test';
import { PASSWORD, test } from './fixtures.ts';

/* What an owner, a platform or an address says is text in the dashboard, wherever it is shown. */

test.describe.configure({ timeout: 240_000 });

const RUNS = '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const LEADS = 'javascript:window.ran=1';
const SENDS = '<img src="https://evil.test/pixel"><style>@import "https://evil.test/x.css"</style>';
const words = `${RUNS} ${SENDS}`;

/** What runs, or was made of words, or was asked of anybody else, while the work is done. */
async function faultsDuring(page: Page, home: string, work: () => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  const own = new URL(home).hostname.replace(/^dashboard\./u, '');
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/u.test(protocol) && !hostname.endsWith(own)) faults.push(`asked ${request.url()}`);
    if (request.headers()['referer']?.includes('secret-of-the-mail') === true)
      faults.push(`told ${request.url()} a token`);
    if (request.url().includes('secret-of-the-mail') && request.resourceType() !== 'document')
      faults.push(`sent a token to ${request.url()}`);
  });
  await work();
  return faults;
}

test('A14, A16: no word of an owner or of an address runs in the dashboard, or leaves it', async ({
  page,
  stack,
}) => {
  const home = stack.origin('dashboard');
  await page.goto(`${home}/login`);
  const made = await page.evaluate(makeSite, { words, leads: LEADS, password: PASSWORD });
  const query = `?error=${encodeURIComponent(words)}&next=${encodeURIComponent(LEADS)}`;
  const mark = `#${encodeURIComponent(words)}`;
  const asOwner = [
    '/',
    '/account',
    '/settings/general',
    '/settings/seo',
    '/settings/changes',
    '/billing',
    '/analytics',
    '/posts',
    `/posts?post=${made.postId}`,
    '/design',
    `/edit/${made.siteId}`,
    `/website/preview?id=${made.previewId}`,
    '/website/link-profile',
    '/payment/failed',
    '/no/such/page',
  ];
  const asVisitor = [
    '/login',
    '/signup',
    '/callback',
    '/verify-email#token=secret-of-the-mail-that-nobody-else-may-see',
    '/reset-password#token=secret-of-the-mail-that-nobody-else-may-see',
  ];
  const shown: string[] = [];
  const faults = await faultsDuring(page, home, async () => {
    for (const path of [...asOwner, null, ...asVisitor]) {
      if (path === null) {
        await page.context().clearCookies();
        await page.evaluate(() => localStorage.clear());
        continue;
      }
      const isWhole = path.includes('?') || path.includes('#');
      await page.goto(`${home}${path}${isWhole ? '' : `${query}${mark}`}`);
      // Whatever it is, its heading stands there once it has arrived.
      await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
      if ((await page.locator('body').innerText()).includes('window.ran=1')) shown.push(path);
      const found = await page.evaluate(() => ({
        ran: 'ran' in window,
        made: document.querySelectorAll(
          '[onerror], [onload], script:not([src]), a[href^="javascript:"], img[src*="evil"]',
        ).length,
      }));
      expect({ path, ...found }).toEqual({ path, ran: false, made: 0 });
    }
  });
  expect(faults).toEqual([]);
  // As the words that they are.
  expect(shown.length).toBeGreaterThan(2);
});

// Runs in the page.
async function makeSite({
  words: text,
  leads,
  password,
}: {
  words: string;
  leads: string;
  password: string;
}): Promise<{ siteId: string; previewId: string; postId: string }> {
  const ask = async (method: string, path: string, body: object | FormData) => {
    const token = localStorage.getItem('accessToken');
    const isForm = body instanceof FormData;
    const response = await fetch(path, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const said = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${said}`);
    return JSON.parse(said);
  };
  const account = { name: 'Una <b>Owner</b>', email: 'hostile.words@example.com', password };
  const { accessToken, user } = await ask('POST', '/api/auth/email/signup', account);
  localStorage.setItem('accessToken', accessToken);
  localStorage.setItem('user', JSON.stringify(user));
  const place = { city: text, region: text, countryCode: 'NO' };
  const dates = { startDate: '2019-03', endDate: '2021-02' };
  const resume = {
    basics: { name: text, label: text, summary: text, url: leads, email: 'una@example.org', location: place },
    work: [{ name: text, position: text, summary: text, url: leads, ...dates }],
    education: [{ institution: text, area: text, studyType: text, ...dates }],
    skills: [{ name: text, keywords: [text] }],
    projects: [{ name: text, description: text, url: leads, ...dates }],
    awards: [{ title: text, awarder: text, summary: text, date: '2020-02' }],
  };
  const form = new FormData();
  form.set('file', new File([JSON.stringify(resume)], 'resume.json', { type: 'application/json' }));
  const preview = await ask('POST', '/api/onboard/import', form);
  const { website } = await ask('POST', '/api/website/create', {
    websiteName: text.slice(0, 60),
    websiteDomain: 'hostilewords',
    theme: preview.design.theme_name,
    type: preview.website_type,
    previewId: preview.previewId,
  });
  await ask('PUT', `/api/website/${website._id}/seo-settings`, {
    title: text.slice(0, 60),
    description: text,
  });
  const { post } = await ask('POST', '/api/post/save-post', {
    post: { website_id: website._id, title: text, tags: [text.slice(0, 60)] },
    post_id: null,
  });
  return { siteId: website._id, previewId: preview.previewId, postId: post._id };
}
