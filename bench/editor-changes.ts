import type { Frame, Page } from '@playwright/test';

/** What the frame shows when a change is there: the text of an element, or how many of them there are. */
type Shown = { selector: string; text?: string; count?: number };

/**
 * Changes made in the editor as a hand makes them, each answering the milliseconds from the event to the frame that
 * shows it. Page and frame are two processes; their clocks count from one beginning.
 */
export class EditorChanges {
  readonly #page: Page;
  readonly #frame: Frame;
  #turn = 0;

  private constructor(page: Page, frame: Frame) {
    this.#page = page;
    this.#frame = frame;
  }

  static async open(page: Page, address: string): Promise<EditorChanges> {
    // The names that tsx gives to the functions that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(address);
    // The themes stand in smaller frames beside it.
    const shown = page.locator('iframe[title="Your site, as it would be published"]');
    await shown.contentFrame().locator('h1').waitFor();
    const frame = await (await shown.elementHandle())?.contentFrame();
    if (frame === undefined || frame === null) throw new Error('the editor has no frame');
    // Drawn at its own size, and everything that comes after the first drawing is done.
    await page.getByRole('radio', { name: 'Tablet' }).check({ force: true });
    await page.waitForTimeout(1500);
    const changes = new EditorChanges(page, frame);
    await changes.#openVideos();
    return changes;
  }

  /** What is clicked in the page is opened in the panel: back to the section that the other changes are made in. */
  async #openVideos(): Promise<void> {
    const row = this.#page.getByRole('button', { name: /^Videos/u });
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
    await this.#page.waitForTimeout(300);
  }

  async accent(): Promise<number> {
    const swatches = this.#page.getByRole('group', { name: 'Accent' }).getByRole('radio');
    const at = 1 + (this.#next() % ((await swatches.count()) - 1));
    return this.#timed(null, () => swatches.nth(at).evaluate(clickAt));
  }

  async title(): Promise<number> {
    const text = `Films ${this.#next()}`;
    const field = this.#page.getByRole('group', { name: 'Videos' }).getByLabel('Title', { exact: true });
    return this.#timed({ selector: '[data-section="videos"] h2', text }, () => field.evaluate(writeAt, text));
  }

  async text(): Promise<number> {
    const text = `Written in place, ${this.#next()}`;
    await this.#frame.locator('.headline').click();
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
    const took = await this.#timed({ selector: '.headline:not([contenteditable])', text }, () =>
      this.#press('Enter', this.#frame),
    );
    await this.#openVideos();
    return took;
  }

  async item(): Promise<number> {
    const turn = this.#next();
    const eye = this.#page
      .getByRole('group', { name: 'Videos' })
      .locator('li')
      .nth(8)
      .getByRole('button', { name: turn % 2 === 0 ? /^Show/u : /^Hide/u });
    return this.#timed(null, () => eye.evaluate(clickAt));
  }

  async section(): Promise<number> {
    const isShown = (await this.#frame.locator('[data-section="about"]').count()) === 1;
    const eye = this.#page.getByRole('button', { name: isShown ? 'Hide About' : 'Show About' });
    return this.#timed({ selector: '[data-section="about"]', count: isShown ? 0 : 1 }, () =>
      eye.evaluate(clickAt),
    );
  }

  async order(): Promise<number> {
    const up = this.#next() % 2 === 0;
    const heard = (text: RegExp) => this.#page.getByText(text).first().waitFor({ state: 'attached' });
    await this.#page.getByRole('button', { name: 'Move About', exact: true }).focus();
    await this.#page.keyboard.press('Space');
    await heard(/^About is picked up/u);
    await this.#page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
    await heard(/^About is at number/u);
    return this.#timed(null, () => this.#press('Space', this.#page.mainFrame()));
  }

  #next(): number {
    return (this.#turn += 1);
  }

  /** null: whatever changes next. */
  async #timed(shown: Shown | null, change: () => Promise<number>): Promise<number> {
    await this.#page.waitForTimeout(300);
    await this.#frame.evaluate(watch, shown);
    const began = await change();
    const painted = await this.#frame.evaluate(() => window.painted);
    return painted - began;
  }

  /** Presses a key; answers when its event came about. */
  async #press(key: string, where: Frame): Promise<number> {
    await where.evaluate(() => {
      window.pressed = new Promise((resolve) => {
        window.addEventListener('keydown', (event) => resolve(performance.timeOrigin + event.timeStamp), {
          capture: true,
          once: true,
        });
      });
    });
    await this.#page.keyboard.press(key);
    return where.evaluate(() => window.pressed);
  }
}

declare global {
  interface Window {
    painted: Promise<number>;
    pressed: Promise<number>;
  }
}

function clickAt(element: HTMLElement | SVGElement): number {
  const now = performance.timeOrigin + performance.now();
  if (element instanceof HTMLElement) element.click();
  return now;
}

function writeAt(element: HTMLElement | SVGElement, text: string): number {
  const now = performance.timeOrigin + performance.now();
  // React listens to the element's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  return now;
}

/** Runs in the frame: `window.painted` is when what changes next has been laid out and painted. */
function watch(shown: Shown | null): void {
  window.painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The change was not shown within 20 seconds.')), 20_000);
    const isThere = () => {
      if (shown === null) return true;
      const found = document.querySelectorAll(shown.selector);
      if (shown.count !== undefined) return found.length === shown.count;
      return found[0]?.textContent === shown.text;
    };
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()));
        after.port1.start();
        after.port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
