import { connect } from 'node:tls';

/** `refused`: whoever answers has no certificate for the name; `unreachable`: nobody answers. */
export type CertificateState = 'there' | 'refused' | 'unreachable';

/** An authority takes some seconds. */
const TIMEOUT_MS = 45_000;

/**
 * Shakes hands with our own proxy in the name of a domain: it has a certificate made then, if it has none. Goes to our own
 * address alone, whatever DNS says of the name.
 */
export function askForCertificate(host: string, address: string, port: number): Promise<CertificateState> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: host, timeout: TIMEOUT_MS });
    const end = (state: CertificateState): void => {
      socket.destroy();
      resolve(state);
    };
    socket.once('secureConnect', () => end('there'));
    socket.once('timeout', () => end('unreachable'));
    socket.once('error', (error: Error & { code?: string }) =>
      end(/^E(?:CONN|HOST|NET|TIMED|PIPE|ADDR)/u.test(error.code ?? '') ? 'unreachable' : 'refused'),
    );
  });
}
