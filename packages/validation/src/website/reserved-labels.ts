import { SUBDOMAINS } from '../platforms/platform.ts';
import { BRAND_NAMES } from './brand-names.ts';

/*
 * Labels that can never be a site's name: what mail, certificates, browsers and operators give a meaning to, the
 * product's own hosts, and vendors whose name on a site would deceive. After zimbatm/names-to-reserve and
 * draft-dkg-intarea-dangerous-labels, written down by subject.
 */

const PRODUCT = `
preview previews media cdn assets static img images
api app apps admin administrator account accounts auth login signin signup signout logout register oauth sso
billing pay payment payments checkout invoice invoices pricing plans terms privacy legal help helpcenter support
status abuse security report contact about blog news press jobs careers docs doc developer developers dev demo
test testing stage staging prod production beta alpha internal intranet private public site sites tosite website
websites home root www www1 www2 web host hosting server servers edit editor design designer posts analytics
settings profile profiles user users owner owners team teams me you sample samples example examples gallery
m mobile go link links redirect domain domains subdomain storage files file download downloads upload uploads health
healthz readyz search feed rss sitemap robots favicon community forum trust safety staff official moderator mod guest
system superuser previewdata callback webhook webhooks embed tracking track pixel ads ad oembed graphql rest rpc s3`;

const SERVICES = `
mail email smtp smtps imap imaps pop pop3 pops mx mx1 mx2 webmail mailer mailhost newsletter postmaster hostmaster
webmaster usenet uucp noc abuse ftp sftp ftps ssh telnet vpn proxy gateway router firewall wpad isatap autoconfig
autodiscover mtasts openpgpkey enterpriseenrollment enterpriseregistration lyncdiscover sip sips xmpp jabber stun
turn ns ns0 ns1 ns2 ns3 ns4 dns dns1 dns2 ntp ldap kerberos radius localhost localdomain broadcasthost any none null
undefined nobody git svn hg ci cd build builds backup backups db database sql mysql postgres redis cache queue
metrics monitor monitoring grafana prometheus cpanel whm plesk phpmyadmin wellknown acmechallenge ssl ssladmin
ssladministrator sslwebmaster msoid enterprise autoconf adfs sts idp saml ldaps pop3s smtpd dnsadmin hostmasters
www3 wwww ww w3 local lan home corp gateway2 isp mailhub relay nameserver resolver domaincontrol
tls cert certs certificate ca pki crl ocsp dmarc dkim spf domainkey sysadmin operator`;

/** Words that make a name sound official. */
const TRUST =
  'irs hmrc interpol europol fbi cia nhs gov government police bank banking secure verify verification';

export const RESERVED_LABELS: ReadonlySet<string> = new Set([
  ...`${PRODUCT} ${SERVICES} ${TRUST}`.split(/\s+/u).filter((word) => word.length > 0),
  ...BRAND_NAMES,
  ...SUBDOMAINS,
]);
