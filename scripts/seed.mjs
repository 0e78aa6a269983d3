// Users and sites to look at, made through the API as a person would. Running it twice changes nothing.
import http from 'node:http';
import { PAYER, seedBilling } from './seed-billing.mjs';
import { BUSINESS, seedBusiness } from './seed-business.mjs';

const PASSWORD = 'correct horse battery 9';

export const SEEDED = [
  {
    email: 'owner@example.com',
    password: PASSWORD,
    name: 'Olive Owner',
    sites: [
      { label: 'noor', profileUrl: 'https://www.linkedin.com/in/tosite-sample-noor' },
      { label: 'tove', profileUrl: 'https://github.com/tosite-sample-tove' },
      { label: 'corran', profileUrl: 'https://www.linkedin.com/company/tosite-sample-corran' },
      { label: 'plainobjects', profileUrl: 'https://www.youtube.com/@tosite-sample-plainobjects' },
      { label: 'rima', profileUrl: 'https://www.instagram.com/tosite-sample-rima' },
    ],
  },
  { email: 'business@example.com', password: PASSWORD, name: 'Bea Business', sites: BUSINESS },
  { email: 'payer@example.com', password: PASSWORD, name: 'Pia Payer', sites: PAYER },
  { email: 'newcomer@example.com', password: PASSWORD, name: 'Nils Newcomer', sites: [] },
];

/**
 * `apiPort` is where the server listens, `publicPort` what its own addresses carry. `dns` answers for domains of owners, `payments`
 * stands in for Stripe; `databaseFile` null: what only time brings about is left out.
 */
export async function seed(apiPort, publicPort, { dns, payments, databaseFile }) {
  const ask = (method, path, body, token) => call(apiPort, publicPort, { method, path, body, token });
  const post = (path, body, token) => ask('POST', path, body, token);
  for (const { email, password, name, sites } of SEEDED) {
    const login = await post('/api/auth/email/login', { email, password });
    const account =
      login.status === 200 ? login : await post('/api/auth/email/signup', { email, password, name });
    const token = account.body.accessToken;
    const { body } = await post('/api/website/all', {}, token);
    const labels = new Set(body.websites.map((website) => website.domain_name));
    for (const { label, profileUrl } of sites.filter((site) => !labels.has(site.label))) {
      const preview = (await post('/api/onboard/previewData', { profileUrl })).body;
      await post(
        '/api/website/create',
        {
          websiteName: preview.suggestedName,
          websiteDomain: label,
          theme: preview.design.theme_name,
          type: preview.website_type,
          previewId: preview.previewId,
        },
        token,
      );
    }
    const made = (await post('/api/website/all', {}, token)).body.websites;
    const own = (method, path, given) => ask(method, path, given, token);
    await seedBusiness({ ask: own, dns, databaseFile, websites: made });
    await seedBilling({ ask: own, payments, databaseFile, websites: made });
  }
}

function call(apiPort, publicPort, { method, path, body, token }) {
  const host = `dashboard.localhost:${publicPort}`;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: apiPort,
        path,
        method,
        headers: {
          host,
          origin: `http://${host}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, body: text === '' ? null : JSON.parse(text) }),
        );
      },
    );
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
