// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import { builtPage, words } from '../testing/built-page.ts';
import { followPlatformChoice } from './platform-choice.ts';
import { wakeProfileForm } from './profile-form.ts';

const FORM_CSS = readFileSync(join(import.meta.dirname, '../styles/form.css'), 'utf8');
const DASHBOARD = 'https://dashboard.root.invalid';

/** Answers one request at a time, when the test says so. */
function heldFetch() {
  const requests: { url: string; body: unknown; answer: (status: number, body: unknown) => void }[] = [];
  const fetch = vi.fn(
    (url: string, init: { body: string }) =>
      new Promise<Response>((resolve) => {
        requests.push({
          url,
          body: JSON.parse(init.body),
          answer: (status, body) => {
            resolve(new Response(JSON.stringify(body), { status }));
          },
        });
      }),
    // The form passes an address and a text, never a Request.
  ) as unknown as typeof globalThis.fetch;
  return { fetch, requests };
}

function awake(subdomain: Subdomain, { path = 'index.html', id = 'start-form' } = {}) {
  const opening = id === '' ? '<form' : `<form[^>]* id="${id}"`;
  document.body.innerHTML =
    new RegExp(`${opening}.*?</form>`, 'su').exec(builtPage(subdomain, path))?.[0] ?? '';
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  const { fetch, requests } = heldFetch();
  const goTo = vi.fn<(url: string) => void>();
  followPlatformChoice(form);
  wakeProfileForm(form, { fetch, goTo });
  const find = (selector: string): HTMLElement => {
    const found = form.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  const input = (selector: string): HTMLInputElement => {
    const found = find(selector);
    if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`);
    return found;
  };
  const field = input('input[name="profileOrUsername"]');
  const button = find('[data-part="button"]');
  const help = find('[data-part="help"]');
  const ways = (): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-part="next-steps"] .btn')];
  const type = (value: string): void => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const submit = (submitter?: HTMLElement): void => {
    form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, submitter: submitter ?? button }));
  };
  return { form, field, button, help, ways, type, submit, requests, goTo, find, input };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  sessionStorage.clear();
});

describe('the profile form', () => {
  it('says that the link is missing, in red, in place of the helper', () => {
    const { field, help, submit, requests } = awake('linkedin');
    const helper = words(help);
    const style = document.createElement('style');
    style.textContent = `:root { --bad: red; --edge: grey }${FORM_CSS}`;
    document.body.append(style);
    expect(getComputedStyle(field).borderColor).toBe('grey');
    submit();
    expect(words(help)).toBe('Profile link is required');
    expect(help.getAttribute('role')).toBe('alert');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(getComputedStyle(field).borderColor).toBe('red');
    expect(field.getAttribute('aria-describedby')).toBe(help.id);
    expect(document.activeElement).toBe(field);
    expect(requests).toEqual([]);
    field.value = 'h';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(words(help)).toBe(helper);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(help.hasAttribute('role')).toBe(false);
  });

  it('refuses what is no profile with the specified sentence and keeps what was typed', () => {
    const { field, help, type, submit, requests } = awake('github');
    type('https://linkedin.com.evil.example/in/someone');
    submit();
    expect(words(help)).toBe('Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL');
    expect(field.value).toBe('https://linkedin.com.evil.example/in/someone');
    expect(requests).toEqual([]);
  });

  it('fetches the profile and goes to its preview on the dashboard', async () => {
    const { button, type, submit, requests, goTo } = awake('linkedin');
    type('  linkedin.com/in/mireille-okonjo ');
    submit();
    expect(button.textContent).toBe('Fetching profile');
    expect(requests[0]).toMatchObject({
      url: `${DASHBOARD}/api/onboard/previewData`,
      body: { profileUrl: 'https://linkedin.com/in/mireille-okonjo', subdomain: 'linkedin' },
    });
    requests[0]?.answer(200, { previewId: 'a b' });
    await settled();
    expect(goTo).toHaveBeenCalledExactlyOnceWith(`${DASHBOARD}/website/preview?id=a+b&from=linkedin`);
    expect(button.textContent).toBe('Fetching profile');
  });

  it('asks once however often the button is pressed', () => {
    const { type, submit, requests } = awake('github');
    type('octocat');
    submit();
    submit();
    expect(requests).toHaveLength(1);
  });

  it('reads a name as a username of the page’s platform', () => {
    const { type, submit, requests } = awake('instagram');
    type('@light.on.walls');
    submit();
    expect(requests[0]?.body).toEqual({
      profileUrl: 'https://instagram.com/light.on.walls',
      subdomain: 'instagram',
    });
  });

  it('shows the server’s sentence beside the field and its next steps under it', async () => {
    const { field, button, help, ways, type, submit, requests, goTo } = awake('linkedin');
    type('someone');
    submit();
    requests[0]?.answer(502, {
      error: 'platform_blocked',
      message: 'LinkedIn doesn’t let websites read profiles.',
      next: ['import', 'connect', 'form', 'sample', 'retry'],
    });
    await settled();
    expect(words(help)).toBe('LinkedIn doesn’t let websites read profiles.');
    expect(button.textContent).toBe('Create your website');
    expect(field.value).toBe('someone');
    expect(ways().map((way) => words(way))).toEqual([
      'Upload your export',
      'Connect your account',
      'Fill in a form',
      'See an example',
      'Try again',
    ]);
    expect(ways().map((way) => way.getAttribute('href'))).toEqual([
      `${DASHBOARD}/website/link-profile?next=import&profileOrUsername=someone&from=linkedin`,
      `${DASHBOARD}/website/link-profile?next=connect&profileOrUsername=someone&from=linkedin`,
      `${DASHBOARD}/website/link-profile?next=form&profileOrUsername=someone&from=linkedin`,
      'https://preview.sites.invalid/tosite-sample-noor/',
      null,
    ]);
    ways().at(-1)?.click();
    expect(requests).toHaveLength(2);
    requests[1]?.answer(200, { previewId: 'second' });
    await settled();
    expect(goTo).toHaveBeenCalledExactlyOnceWith(`${DASHBOARD}/website/preview?id=second&from=linkedin`);
  });

  it('offers the four platforms for a bare name on the main host', () => {
    const { help, ways, type, submit, requests } = awake('dashboard');
    type('@octocat');
    submit();
    expect(words(help)).toBe('Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL');
    expect(ways().map((way) => words(way))).toEqual(['LinkedIn', 'GitHub', 'YouTube', 'Instagram']);
    expect(requests).toEqual([]);
    ways()[1]?.click();
    expect(requests[0]?.body).toMatchObject({
      profileUrl: 'https://github.com/octocat',
      subdomain: 'github',
    });
  });

  it('offers no platform for a link that is no profile', () => {
    const { ways, type, submit } = awake('dashboard');
    type('https://example.com/octocat');
    submit();
    expect(ways()).toEqual([]);
  });

  it('asks the staging dashboard from the staging landing', () => {
    const { type, submit, requests } = awake('dashboardstaging');
    type('https://github.com/octocat');
    submit();
    expect(requests[0]?.url).toBe('https://dashboardstaging.root.invalid/api/onboard/previewData');
  });
});

describe('the form of the other platforms', () => {
  it('takes label, placeholder and platform from the chosen card', () => {
    const { form, field, find, input, type, submit, requests } = awake('linkedin', { id: 'others-form' });
    expect(words(find('[data-part="label"]'))).toBe('Enter your github profile url');
    const youtube = input('input[value="youtube"]');
    youtube.checked = true;
    youtube.dispatchEvent(new Event('change', { bubbles: true }));
    expect(words(find('[data-part="label"]'))).toBe('Enter your Youtube channel url');
    expect(field.placeholder).toBe('https://www.youtube.com/@your-channel');
    type('plainobjects');
    submit();
    expect(requests[0]?.body).toEqual({
      profileUrl: 'https://youtube.com/@plainobjects',
      subdomain: 'youtube',
    });
    expect(form.noValidate).toBe(true);
  });
});

describe('the form that the server answered with', () => {
  it('drops the server’s message as soon as the field is touched', () => {
    const { help, type } = awake('dashboard', { path: 'link-profile.html', id: '' });
    expect(words(help)).toBe('%PROFILE_MESSAGE%');
    type('octocat');
    expect(words(help)).toBe('');
  });

  it('takes the platform from the pressed button', () => {
    const { field, find, submit, requests } = awake('dashboard', { path: 'link-profile.html', id: '' });
    field.value = 'octocat';
    submit(find('button[value="github"]'));
    expect(requests[0]?.body).toMatchObject({
      profileUrl: 'https://github.com/octocat',
      subdomain: 'github',
    });
  });
});
