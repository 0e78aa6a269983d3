type Host = { host: string };
type Values = { host: string; values: readonly string[] };
const list = (values: readonly string[]): string => values.slice(0, 4).join(', ');

/** What is said of domains of owners' own. `host` and `name` are names in DNS. */
export const domainMessages = {
  'domain.name.empty': 'Write your domain, such as www.your-name.com.',
  'domain.name.notAName':
    'This is not a domain. Write it as it stands in a browser, such as www.your-name.com.',
  'domain.name.tooLong':
    'This is longer than a domain can be. Write only its name, such as www.your-name.com.',
  'domain.name.email':
    'This holds an @, as e-mail addresses do. Write the domain alone, such as your-name.com.',
  'domain.name.ipAddress':
    'This is the number of a machine. Write the name of a domain, such as your-name.com.',
  'domain.name.singleLabel':
    'The ending is missing. Write the whole domain with its ending, such as your-name.com.',
  'domain.name.local':
    'This name works only inside of a house or an office. Write a domain that you have registered.',
  'domain.name.unknownEnding':
    'There are no domains with this ending. Look at how yours is written, and write it again.',
  'domain.name.publicSuffix':
    'This is an ending that many domains share. Write the whole domain, such as your-name.co.uk.',
  'domain.name.sharedHost':
    'Names below this one are given out by a company to its customers, and cannot be moved. Write a domain that you have registered.',
  'domain.name.ours':
    'This is one of our own addresses. Change the free address of your website above, or write a domain of your own.',
  'domain.name.platform':
    'This belongs to a platform, so it cannot lead to your website. Write a domain that you have registered.',
  'domain.name.lookAlike':
    'This reads like the name of somebody else, written with other letters. Write a domain whose letters are of one alphabet.',
  'domain.notConfigured':
    'No domain can be connected here, since whoever runs this site has set no address for it. Ask them.',
  'domain.heldByOther': ({ name, record, value }: { name: string; record: string; value: string }) =>
    `Another website has ${name}. If the domain is yours, add the TXT record ${record} with the value ${value}: it moves to this website as soon as we see it.`,
  'domain.heldByYours': ({ name, site }: { name: string; site: string }) =>
    `Your website ${site} has ${name}. Remove it there first, or add the TXT record that is shown now: then it moves.`,
  'domain.primaryNotReady': ({ host }: Host) =>
    `${host} does not lead here yet, so visitors cannot be sent there. Set its records first.`,
  'domain.noDomain': 'This website has no domain of its own yet. Connect one first.',
  'domain.checkedJustNow': ({ seconds }: { seconds: number }) =>
    `We looked a moment ago. Look again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,

  'domain.right': ({ host }: Host) => `${host} leads here.`,
  'domain.proved': ({ name }: { name: string }) => `The TXT record is there: ${name} is yours.`,
  'domain.proofMissing': ({ record }: { record: string }) =>
    `There is no TXT record at ${record} yet. Add it, so that we know the domain is yours. New records are seen after some minutes, sometimes after hours.`,
  'domain.proofGone': ({ record }: { record: string }) =>
    `The TXT record at ${record} is gone. The domain goes on working; put the record back, so that nobody else can take it over.`,
  'domain.otherProof': ({ record }: { record: string }) =>
    `The TXT record at ${record} is of another website or of an earlier try. Put the value that is shown here beside it or in its place.`,
  'domain.nothingYet': ({ host }: Host) =>
    `There is no record for ${host} yet. Add it; new records are seen after some minutes, sometimes after hours.`,
  'domain.otherAddress': ({ host, values }: Values) =>
    `${host} leads somewhere else: ${list(values)}. Delete what leads there, and add our record.`,
  'domain.someElsewhere': ({ host, values }: Values) =>
    `${host} leads here and also somewhere else: ${list(values)}. Delete the other one, or some visitors end up there.`,
  'domain.ipv6LeftOver': ({ host, values }: Values) =>
    `${host} has an old AAAA record: ${list(values)}. Delete it, or many phones end up there.`,
  'domain.otherCname': ({ host, target }: { host: string; target: string }) =>
    `${host} is a CNAME for ${target}. Let it point to our name instead.`,
  'domain.cnameAtApex': ({ host }: Host) =>
    `${host} has a CNAME. A domain itself cannot have one beside its other records; mail to it may get lost. Delete it, and add our A record, or an ALIAS where your company offers that.`,
  'domain.besideCname': ({ host, values }: Values) =>
    `${host} has other records beside its CNAME: ${list(values)}. A name with a CNAME can have nothing else: delete them.`,
  'domain.doubled': ({ host, typed }: { host: string; typed: string }) =>
    `The record stands at ${typed}: your company adds the domain by itself. Delete it, and write only what comes before the domain when you add ${host}.`,
  'domain.proxied': ({ host, by }: { host: string; by: string }) =>
    `${host} leads to ${by}, which stands in between. Switch its proxy off for this record (at Cloudflare: the grey cloud, "DNS only"), and it leads here.`,
  'domain.caa': ({ at, authority }: { at: string; authority: string }) =>
    `The CAA record of ${at} does not let ${authority} make a certificate. Add one that does, or delete the CAA records.`,
  'domain.oldChallenge': ({ record }: { record: string }) =>
    `An old record stands at ${record}, of whoever had the website before. Delete it: it can keep a certificate from being made.`,
  'domain.servfail': ({ host }: Host) =>
    `The name servers of ${host} answer with an error. Often DNSSEC is switched on at one company and the domain has moved to another: ask where you registered it.`,
  'domain.noAnswer': ({ host }: Host) =>
    `Nobody answers for ${host} at the moment. We look again by ourselves; if it stays so, ask where you registered it.`,
  'domain.disagree': ({ host, values }: Values) =>
    `Name servers do not agree on ${host} yet; some say ${list(values)}. It is most likely on its way: wait an hour, then look again.`,
  'domain.certificateWaits': ({ host }: Host) =>
    `All records of ${host} are right. Its certificate is being made, which takes a minute as a rule.`,
  'domain.certificateFailed': ({ host }: Host) =>
    `The records of ${host} are right, but no certificate could be made. We try again by ourselves. If it stays so for a day, look for CAA records and for anything that stands between the domain and us.`,
  'domain.certificateThere': ({ host }: Host) => `${host} has its certificate.`,
  'domain.certificateLater': ({ host }: Host) =>
    `All records of ${host} are right. Many certificates are being made at the moment, so this one waits its turn: it comes by itself within some hours.`,
  'domain.certificateExpired': ({ host }: Host) =>
    `The certificate of ${host} has run out, and no new one could be made, so browsers warn of it. We try again by ourselves. Look for CAA records and for anything that stands between the domain and us.`,
  'domain.certificateUnreachable': ({ host }: Host) =>
    `The records of ${host} are right, but we could not reach ourselves through it. We try again by ourselves.`,
  'domain.gaveUp':
    'For 30 days there was no proof that the domain is yours, so we have stopped looking. Connect it again to go on.',
  'domain.takenOver': ({ name }: { name: string }) =>
    `Another website has proved that ${name} is its owner’s, so it left this one. If the domain is yours, delete the TXT record that you did not make, and connect it again.`,
  'domain.lost': ({ name }: { name: string }) =>
    `For 7 days ${name} did not lead here, so it was taken off. It stays yours here for 30 days: set its records and connect it again.`,
  'domain.paused':
    'A domain of your own comes with Standard. It waits as it is, and is back within a minute when Standard is paid.',
} as const;
