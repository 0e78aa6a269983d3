import type { Page } from '@playwright/test';

/** Collects what a page of a site must never do: ask anybody else, fail to get a file, complain in the console. */
export function watchPage(page: Page, own: string): string[] {
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !url.startsWith('data:')) faults.push(`asked for ${url}`);
  });
  page.on('requestfailed', (request) => {
    faults.push(`could not get ${request.url()}: ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  return faults;
}
