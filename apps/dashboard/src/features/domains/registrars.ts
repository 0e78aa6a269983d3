/** How a company that answers for domains calls the fields of a record, in its own words. */
export type Registrar = {
  name: string;
  /** Where its customers sign in. */
  url: string;
  fields: { type: string; name: string; value: string };
  /** What stands in the field for the name of the domain itself. */
  apex: '@' | '';
};

const AT = { type: 'Type', name: 'Name', value: 'Value' };
const HOST = { type: 'Type', name: 'Host', value: 'Value' };

const REGISTRARS: Readonly<Record<string, Registrar>> = {
  cloudflare: {
    name: 'Cloudflare',
    url: 'https://dash.cloudflare.com',
    fields: { ...AT, value: 'Content' },
    apex: '@',
  },
  godaddy: { name: 'GoDaddy', url: 'https://dcc.godaddy.com', fields: AT, apex: '@' },
  namecheap: { name: 'Namecheap', url: 'https://ap.www.namecheap.com', fields: HOST, apex: '@' },
  porkbun: {
    name: 'Porkbun',
    url: 'https://porkbun.com/account',
    fields: { ...HOST, value: 'Answer' },
    apex: '',
  },
  gandi: { name: 'Gandi', url: 'https://admin.gandi.net', fields: AT, apex: '@' },
  hetzner: { name: 'Hetzner', url: 'https://dns.hetzner.com', fields: AT, apex: '@' },
  ionos: { name: 'IONOS', url: 'https://my.ionos.com', fields: { ...HOST, name: 'Host name' }, apex: '@' },
  squarespace: {
    name: 'Squarespace',
    url: 'https://account.squarespace.com/domains',
    fields: { ...HOST, value: 'Data' },
    apex: '@',
  },
  route53: {
    name: 'Amazon Route 53',
    url: 'https://console.aws.amazon.com/route53/',
    fields: { type: 'Record type', name: 'Record name', value: 'Value' },
    apex: '',
  },
  digitalocean: {
    name: 'DigitalOcean',
    url: 'https://cloud.digitalocean.com/networking/domains',
    fields: { ...HOST, name: 'Hostname' },
    apex: '@',
  },
};

/** By the name that the server found; null: how this one calls its fields is not known. */
export function registrarOf(provider: string | null): Registrar | null {
  const key = (provider ?? '').toLowerCase().replace(/[^a-z\d]/gu, '');
  const found = Object.keys(REGISTRARS).find((name) => key.includes(name));
  return found === undefined ? null : (REGISTRARS[found] ?? null);
}
