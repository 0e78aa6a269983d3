import { connect } from 'node:tls';
import type { DomainFinding } from '@tosite/api-client/endpoints/domains';
import type { Message } from '@tosite/validation/messages/message';
import { finding } from './findings.ts';

/**
 * `refused`: whoever answers has no certificate for the name; `expired`: only one that has run out; `unreachable`: nobody
 * answers; `later`: the authority has been asked often enough for now.
 */
export type CertificateState = 'there' | 'refused' | 'expired' | 'unreachable' | 'later';

/** An authority takes some seconds. */
const TIMEOUT_MS = 45_000;

/**
 * Shakes hands with our own proxy in the name of a domain: it has a certificate made then, if it has none. Goes to our own
 * address alone, whatever DNS says of the name.
 */
export function askForCertificate(host: string, address: string, port: number): Promise<CertificateState> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: host, timeout: TIMEOUT_MS });
    let isReached = false;
    const end = (state: CertificateState): void => {
      socket.destroy();
      resolve(state);
    };
    const without = (): CertificateState => (isReached ? 'refused' : 'unreachable');
    socket.once('connect', () => {
      isReached = true;
    });
    socket.once('secureConnect', () => end('there'));
    socket.once('timeout', () => end(without()));
    socket.once('error', (error: Error & { code?: string }) =>
      end(error.code === 'CERT_HAS_EXPIRED' ? 'expired' : without()),
    );
  });
}

/** What is to be said of a certificate that is not there; `tries`: how often it could not be made. */
export function certificateMessage(
  host: string,
  state: Exclude<CertificateState, 'there'>,
  tries: number,
): Message {
  if (state === 'later') return { id: 'domain.certificateLater', host };
  if (state === 'expired') return { id: 'domain.certificateExpired', host };
  if (tries <= 1) return { id: 'domain.certificateWaits', host };
  return { id: state === 'refused' ? 'domain.certificateFailed' : 'domain.certificateUnreachable', host };
}

/** A line of the doctor for each name whose certificate was asked for. */
export function certificateFindings(
  certificates: ReadonlyMap<string, CertificateState>,
  tries: number,
): DomainFinding[] {
  return [...certificates].map(([host, state]) => {
    const record = `CERTIFICATE ${host}`;
    return state === 'there'
      ? finding(record, { id: 'domain.certificateThere', host }, { ok: true })
      : finding(record, certificateMessage(host, state, tries));
  });
}
