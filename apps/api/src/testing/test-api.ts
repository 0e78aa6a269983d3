import { createApp } from '../app.ts';
import { parseEnv, type Env } from '../env.ts';
import { createLogger } from '../logging/logger.ts';
import type { Mail } from '../mail/mails.ts';
import { createServices, type Services } from '../services.ts';
import type { Overrides } from '../overrides.ts';
import type { TestDatabase } from './databases.ts';
import { quickRenderer } from './quick-renderer.ts';

export type TestAnswer = {
  status: number;
  // Tests look into answers of every shape; what is not there fails their expectations.
  body: { [key: string]: unknown; message?: string; error?: string; fields?: Record<string, string> };
  text: string;
  headers: Headers;
  /** By name, the value that the answer sets; '' when it clears the cookie. */
  cookies: Record<string, string>;
};
export type TestCall = {
  body?: unknown;
  token?: string;
  cookie?: string;
  /** null: the header is left out; absent: the dashboard's own. */
  origin?: string | null;
  headers?: Record<string, string>;
  /** The visitor's address. */
  from?: string;
  /** Instead of the dashboard's host. */
  host?: string;
  /** Sent as it is, in place of `body`. */
  raw?: string;
  /** The same, where it is no text. */
  rawBytes?: Uint8Array<ArrayBuffer>;
};
export type SignedIn = { token: string; refreshToken: string; cookie: string; userId: string; email: string };

export type TestApi = {
  services: Services;
  env: Env;
  /** Delivered mails, oldest first. */
  mails: Mail[];
  /** Log lines, as they were written. */
  logLines: string[];
  /** Moves the clock of the server. */
  advance(ms: number): void;
  call(method: string, path: string, call?: TestCall): Promise<TestAnswer>;
  post(path: string, body: unknown, call?: TestCall): Promise<TestAnswer>;
  /** Opens an account and answers what its owner holds. */
  signUp(email: string, call?: TestCall): Promise<SignedIn>;
  /** Waits for the mail of this kind to this address and answers the token of its link. */
  mailedToken(kind: Mail['kind'], to: string): Promise<string>;
  close(): Promise<void>;
};

export const PASSWORD = 'correct horse battery 9';

/** The whole application on a test database: everything is real but the clock, whoever delivers mails, what a
 * password costs, and the picture of a site's card. */
export async function createTestApi(
  test: TestDatabase,
  settings: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestApi> {
  const reading = parseEnv({
    DATA_DIR: test.folder,
    SESSION_SECRET: 'a secret of the tests, long enough to be one',
    // Many tests wait until nothing is in the queue.
    BACKUP_NIGHTLY: 'off',
    ...settings,
  });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { env } = reading;
  let shift = 0;
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const services = await createServices(env, {
    database: test.database,
    clock: { now: () => Date.now() + shift },
    log: createLogger({ write: (line) => void logLines.push(line) }),
    mailTransport: {
      deliver: async (mail) => void mails.push(mail),
      kept: async () => [],
      forget: async () => undefined,
      close: () => undefined,
    },
    renderer: quickRenderer,
    // Thorough compressing takes longer than all that is tested; form-maker.test.ts has it as the product does.
    forms: { effort: { br: 1, gzip: 1 } },
    // Many tests open accounts; what the product takes is asserted in sign-in.test.ts.
    passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
    ...overrides,
  });
  services.queue.start();
  const app = createApp(services);

  const call: TestApi['call'] = async (method, path, options = {}) => {
    const headers = new Headers(options.headers);
    const origin = options.origin === undefined ? env.dashboardOrigin : options.origin;
    if (origin !== null) headers.set('origin', origin);
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    if (options.cookie !== undefined) headers.set('cookie', options.cookie);
    const written = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const body = options.rawBytes ?? written;
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const base = options.host === undefined ? env.dashboardOrigin : `http://${options.host}`;
    const response = await app.request(
      new Request(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
      undefined,
      // The one thing of Node's message that the app reads.
      { incoming: { socket: { remoteAddress: options.from ?? '127.0.0.1' } } as never },
    );
    const text = await response.text();
    const isJson =
      response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
    return {
      status: response.status,
      body: isJson ? (JSON.parse(text) as TestAnswer['body']) : {},
      text,
      headers: response.headers,
      cookies: setCookies(response.headers),
    };
  };
  const post: TestApi['post'] = (path, body, options = {}) => call('POST', path, { ...options, body });

  return {
    services,
    env,
    mails,
    logLines,
    advance: (ms) => {
      shift += ms;
    },
    call,
    post,
    async signUp(email, options = {}) {
      const answer = await post(
        '/api/auth/email/signup',
        { email, password: PASSWORD, name: 'Ann Owner' },
        options,
      );
      if (answer.status !== 201) throw new Error(`signup answered ${answer.status}: ${answer.text}`);
      const { accessToken, refreshToken, user } = answer.body as {
        accessToken: string;
        refreshToken: string;
        user: { _id: string };
      };
      return {
        token: accessToken,
        refreshToken,
        cookie: `__Host-rt=${refreshToken}`,
        userId: user._id,
        email,
      };
    },
    async mailedToken(kind, to) {
      for (let waited = 0; waited < 5000; waited += 20) {
        const mail = mails.filter((sent) => sent.kind === kind && sent.to === to).at(-1);
        const token = /#token=([\w-]+)/u.exec(mail?.text ?? '')?.[1];
        if (token !== undefined) return token;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`no ${kind} mail to ${to}`);
    },
    async close() {
      await services.queue.stop({ timeoutMs: 1000 });
    },
  };
}

function setCookies(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
