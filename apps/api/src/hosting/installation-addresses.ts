import { SUBDOMAINS } from '@tosite/validation/platforms/platform';
import type { Env } from '../env.ts';
import { connectablePlatforms } from '../connectable-platforms.ts';

/** Text as it may stand in HTML, attributes included. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/gu, (character) => entities[character] ?? character);
}

/**
 * Built pages do not know where they will be served: they name `https://<subdomain>.root.invalid`,
 * `https://<label>.sites.invalid` (and the latter without its scheme, as words), `%COMPANY_NAME%` and `%HELP_CENTER_URL%`. This puts the installation's own in.
 */
export function installationAddresses(env: Env): (text: string) => string {
  return (text) =>
    text
      .replace(/https:\/\/([a-z0-9-]+)\.root\.invalid/gu, (all, name: string) => {
        const subdomain = SUBDOMAINS.find((candidate) => candidate === name);
        return subdomain === undefined ? all : env.landingOrigin(subdomain);
      })
      .replace(/https:\/\/([a-z0-9-]+)\.sites\.invalid/gu, (_all, label: string) => env.siteOrigin(label))
      .replace(
        /\b([a-z0-9-]+)\.sites\.invalid/gu,
        (_all, label: string) => new URL(env.siteOrigin(label)).host,
      )
      .replaceAll('%COMPANY_NAME%', escapeHtml(env.companyName))
      .replaceAll('%HELP_CENTER_URL%', escapeHtml(env.helpCenterUrl ?? '/help'));
}

/** What the dashboard is told about the installation, inside its page. */
export function dashboardConfig(env: Env): string {
  const config = {
    rootDomain: env.hosts.rootDomain,
    sitesDomain: env.hosts.sitesDomain,
    protocol: env.publicProtocol,
    port: env.publicPort,
    companyName: env.companyName,
    helpCenterUrl: env.helpCenterUrl,
    signups: env.signups,
    connectable: connectablePlatforms(env),
  };
  return escapeHtml(JSON.stringify(config));
}
