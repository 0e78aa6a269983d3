import { expect, type Frame, type Page } from '@playwright/test';
import { THEME_NAMES } from '@tosite/validation/website/design';
import type { Preview } from '@tosite/validation/website/preview';
import { missingPictures, movedRectangles, rectanglesOf } from '../sites/rectangles.ts';
import { startStack, type Stack } from '../stack.ts';
import { isWhole, partOf } from './draw.ts';
import { chooseTheme } from './choose-theme.ts';
import { siteFrame } from './site-frame.ts';
import { PASSWORD, test as base } from './fixtures.ts';

/** A recorded profile of each kind of website. */
const PROFILES = {
  'linkedin-individual': 'https://www.linkedin.com/in/mireille-okonjo-blanc-fx-visible',
  'linkedin-company': 'https://www.linkedin.com/company/atelier-cendre-fx',
  github: 'https://github.com/quillfeather-dev',
  youtube: 'https://www.youtube.com/@kettleandcompass',
  instagram: 'https://www.instagram.com/harbour_light_films',
} as const;
const DEVICES = { Desktop: 1440, Tablet: 768, Phone: 390 } as const;

// Instagram's public page is one of the recordings.
const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      const stack = await startStack({ INSTAGRAM_PUBLIC: 'on' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.use({ trace: 'off', viewport: { width: 1440, height: 900 } });

for (const [turn, [kind, profileUrl]] of Object.entries(PROFILES).entries()) {
  test(`what the editor shows of a recorded ${kind} site is what is published`, async ({
    page,
    browser,
    stack,
  }) => {
    test.setTimeout(300_000);
    const label = `recorded${kind.replaceAll(/\W/gu, '')}`;
    const id = await makeSite(page, stack.origin('dashboard'), { label, profileUrl });
    await copied(page, stack.origin(label));
    await page.goto(`${stack.origin('dashboard')}/edit/${id}`);
    const frame = await siteFrame(page);
    const visitor = await browser.newContext();
    const published = await visitor.newPage();
    const faults: string[] = [];
    let compared = 0;
    for (const [place, theme] of partOf(THEME_NAMES, turn, 2).entries()) {
      await chooseAndSave(page, frame, theme);
      // The themes of one kind have all three widths between them, and the kinds of one theme two or three.
      for (const device of partOf(Object.keys(DEVICES) as (keyof typeof DEVICES)[], turn + place, 3)) {
        const size = await showAs(page, frame, device);
        await published.setViewportSize(size);
        // Opened anew: a visitor opens it in their own width.
        await published.goto(stack.origin(label));
        const expected = await rectanglesOf(published);
        const found = movedRectangles(expected, await rectanglesOf(frame));
        const scroll = await published.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        compared += expected.length;
        faults.push(
          ...found.slice(0, 3).map((fault) => `${theme} at ${size.width}: ${fault} (${found.length} in all)`),
          ...(scroll > 0 ? [`${theme} at ${size.width}: the page scrolls sideways by ${scroll}`] : []),
        );
      }
      faults.push(
        ...(await missingPictures(published)).map((url) => `${theme}: published without ${url}`),
        ...(await missingPictures(frame)).map((url) => `${theme}: shown without ${url}`),
      );
    }
    await visitor.close();
    console.log(`${kind}: ${compared} rectangles compared`);
    expect(compared).toBeGreaterThan(isWhole ? 1000 : 150);
    expect(faults).toEqual([]);
  });
}

/** The frame in the width of a device; answers the size of its window. */
async function showAs(
  page: Page,
  frame: Frame,
  device: keyof typeof DEVICES,
): Promise<{ width: number; height: number }> {
  await page.getByRole('radio', { name: device }).check({ force: true });
  await frame.waitForFunction((width) => innerWidth === width, DEVICES[device]);
  // Its height follows its width, and whatever is done once the page is still has been done.
  await page.waitForTimeout(600);
  return frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
}

/** Its pictures and films have come: the page stays what it is. */
async function copied(page: Page, address: string): Promise<void> {
  const html = async (): Promise<string> => {
    await page.goto(address);
    return page.content();
  };
  await expect(async () => {
    const before = await html();
    await page.waitForTimeout(3000);
    expect(await html()).toBe(before);
  }).toPass({ timeout: 60_000 });
}

async function chooseAndSave(page: Page, frame: Frame, theme: string): Promise<void> {
  const name = `${theme[0]?.toUpperCase() ?? ''}${theme.slice(1)}`;
  await chooseTheme(page, name);
  await frame.waitForFunction((chosen) => document.documentElement.dataset['theme'] === chosen, theme);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  if (await page.getByText('Not saved').isVisible()) await save.click();
  await expect(page.getByText('All saved')).toBeVisible();
}

/** Signs up and publishes the profile as its preview is; answers the website's id. */
async function makeSite(
  page: Page,
  dashboard: string,
  { label, profileUrl }: { label: string; profileUrl: string },
): Promise<string> {
  await page.goto(`${dashboard}/login`);
  const post = async <T>(path: string, body: object, token = ''): Promise<T> =>
    JSON.parse(
      await page.evaluate(
        async (asked) => {
          const answer = await fetch(asked.path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${asked.token}` },
            body: JSON.stringify(asked.body),
          });
          return answer.text();
        },
        { path, body, token },
      ),
    ) as T;
  const account = { email: `${label}@example.com`, password: PASSWORD, name: label };
  const { accessToken } = await post<{ accessToken: string }>('/api/auth/email/signup', account);
  const preview = await post<Preview>('/api/onboard/previewData', { profileUrl });
  const { website } = await post<{ website: { _id: string } }>(
    '/api/website/create',
    {
      websiteName: preview.suggestedName,
      websiteDomain: label,
      theme: preview.design.theme_name,
      type: preview.website_type,
      previewId: preview.previewId,
    },
    accessToken,
  );
  return website._id;
}
