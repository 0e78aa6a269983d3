/** Who answers for a domain's DNS, by how the names of their servers end. */
const PROVIDERS: readonly (readonly [ending: string, name: string])[] = [
  ['.ns.cloudflare.com', 'Cloudflare'],
  ['.domaincontrol.com', 'GoDaddy'],
  ['.registrar-servers.com', 'Namecheap'],
  ['.googledomains.com', 'Squarespace'],
  ['.squarespacedns.com', 'Squarespace'],
  ['.ui-dns.com', 'IONOS'],
  ['.ui-dns.de', 'IONOS'],
  ['.ui-dns.org', 'IONOS'],
  ['.ui-dns.biz', 'IONOS'],
  ['.1and1.com', 'IONOS'],
  ['.ovh.net', 'OVHcloud'],
  ['.anycast.me', 'OVHcloud'],
  ['.gandi.net', 'Gandi'],
  ['.hetzner.com', 'Hetzner'],
  ['.hetzner.de', 'Hetzner'],
  ['.your-server.de', 'Hetzner'],
  ['.first-ns.de', 'Hetzner'],
  ['.second-ns.com', 'Hetzner'],
  ['.strato.de', 'STRATO'],
  ['.rzone.de', 'STRATO'],
  ['.porkbun.com', 'Porkbun'],
  ['.dns-parking.com', 'Hostinger'],
  ['.hostinger.com', 'Hostinger'],
  ['.wixdns.net', 'Wix'],
  ['.wordpress.com', 'WordPress.com'],
  ['.vercel-dns.com', 'Vercel'],
  ['.nsone.net', 'NS1'],
  ['.digitalocean.com', 'DigitalOcean'],
  ['.name.com', 'Name.com'],
  ['.namebright.com', 'NameBright'],
  ['.dreamhost.com', 'DreamHost'],
  ['.bluehost.com', 'Bluehost'],
  ['.inwx.de', 'INWX'],
  ['.inwx.net', 'INWX'],
  ['.dnsimple.com', 'DNSimple'],
  ['.azure-dns.com', 'Azure'],
  ['.loopia.se', 'Loopia'],
  ['.one.com', 'one.com'],
  ['.transip.net', 'TransIP'],
  ['.infomaniak.ch', 'Infomaniak'],
  ['.infomaniak.com', 'Infomaniak'],
  ['.aruba.it', 'Aruba'],
  ['.arubadns.eu', 'Aruba'],
  ['.servidoresdns.net', 'Arsys'],
  ['.dinahosting.com', 'Dinahosting'],
  ['.spaceship.net', 'Spaceship'],
];

export function providerOf(nameServers: readonly string[]): string | null {
  for (const server of nameServers) {
    const name = server.toLowerCase().replace(/\.$/u, '');
    if (/\.awsdns-\d+\.(?:com|net|org|co\.uk)$/u.test(name)) return 'Amazon Route 53';
    const found = PROVIDERS.find(([ending]) => name.endsWith(ending));
    if (found !== undefined) return found[1];
  }
  return null;
}
