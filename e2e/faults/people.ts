import { createClient, type Answer } from '../lives/run/http.ts';

const PASSWORD = 'correct horse battery 9';
const PAGE_WAIT_MS = 90_000;

type Site = {
  label: string;
  email: string;
  /** The newest change that was answered with "saved", and the newest that was sent. */
  saved: number;
  sent: number;
};
/** `publicPort`: what browsers would use, where several processes stand behind one address. */
type Ways = { port: () => number; publicPort?: number };

/** People who write, and what the server has told them is done. */
export function createPeople({ port, publicPort }: Ways) {
  const sites: Site[] = [];
  const statuses = new Map<string, number>();
  let writes = 0;

  const ask = async (label: string, method: string, path: string, rest = {}): Promise<Answer> => {
    const client = createClient(port(), publicPort ?? port());
    return label === 'dashboard' ? client.api(method, path, rest) : client.visit(label, path);
  };
  const note = (what: string): void => void statuses.set(what, (statuses.get(what) ?? 0) + 1);

  /** Counts how a write was answered; null: the connection broke. */
  const write = async (path: string, body: object, token?: string): Promise<Answer | null> => {
    const answer = await ask('dashboard', 'POST', path, {
      body,
      ...(token === undefined ? {} : { token }),
    }).catch(() => null);
    note(answer === null ? 'broken off' : String(answer.status));
    if (answer?.status === 503 && answer.headers['retry-after'] === undefined)
      note('503 without Retry-After');
    if (answer !== null && answer.status < 300) writes += 1;
    return answer;
  };
  const tokenOf = async (email: string): Promise<string> => {
    const body = { email, password: PASSWORD };
    const login = await ask('dashboard', 'POST', '/api/auth/email/login', { body });
    return tokenIn(login);
  };
  const titleOf = (site: Site, change: number): string => `Change ${change} of ${site.label}`;

  return {
    sites,
    statuses,
    writes: () => writes,
    tokenOf,
    signUp: (email: string) => write('/api/auth/email/signup', { email, password: PASSWORD, name: 'Ann' }),

    /** An account with a published website. */
    async begin(label: string): Promise<Site> {
      const site: Site = { label, email: `${label}@example.com`, saved: 0, sent: 0 };
      const { token } = await this.account(site.email);
      const profileUrl = 'https://github.com/tosite-sample-tove';
      const preview = read(
        await ask('dashboard', 'POST', '/api/onboard/previewData', { body: { profileUrl } }),
      );
      const made = await write(
        '/api/website/create',
        {
          websiteName: label,
          websiteDomain: label,
          theme: 'swiss',
          type: 'github',
          previewId: preview['previewId'],
        },
        token,
      );
      if (made?.status !== 201) throw new Error(`no website was made: ${made?.status} ${made?.text}`);
      sites.push(site);
      await this.save(site, token);
      return site;
    },
    async account(email: string): Promise<{ token: string }> {
      const answer = await this.signUp(email);
      if (answer?.status !== 201) throw new Error(`no account was opened: ${answer?.status} ${answer?.text}`);
      return { token: tokenIn(answer) };
    },
    /** One more change of the design. */
    async save(site: Site, token: string): Promise<Answer | null> {
      site.sent += 1;
      const change = site.sent;
      const answer = await write(
        '/api/design',
        {
          domainName: site.label,
          designData: {
            theme_name: 'swiss',
            theme_mode: 'auto',
            sections: { about: { title: titleOf(site, change) } },
          },
        },
        token,
      );
      if (answer?.status === 200) site.saved = Math.max(site.saved, change);
      return answer;
    },
    /** Saves again and again, until `isOver`. */
    async keepSaving(site: Site, isOver: () => boolean): Promise<void> {
      const token = await tokenOf(site.email);
      while (!isOver()) {
        const answer = await this.save(site, token);
        if (answer?.status !== 200) await pause(100);
      }
    },
    /** The change that the server holds. */
    async held(site: Site, token?: string): Promise<number> {
      const bearer = token ?? (await tokenOf(site.email));
      const { text } = await ask('dashboard', 'GET', `/api/design/${site.label}`, { token: bearer });
      return changeIn(text, site.label);
    },
    /** The change that visitors see. */
    shown: async (site: Site): Promise<number> =>
      changeIn((await ask(site.label, 'GET', '/')).text, site.label),
    /** What was lost or is torn, in sentences; waits until the page shows what the server holds. */
    async losses(): Promise<string[]> {
      const lost: string[] = [];
      for (const site of sites) {
        const held = await this.held(site);
        if (held < site.saved || held > site.sent)
          lost.push(`${site.label}: change ${site.saved} was acknowledged, ${held} is held`);
        const until = Date.now() + PAGE_WAIT_MS;
        let page = await ask(site.label, 'GET', '/');
        while (changeIn(page.text, site.label) !== held && Date.now() < until) {
          await pause(250);
          page = await ask(site.label, 'GET', '/');
        }
        const shown = changeIn(page.text, site.label);
        if (shown !== held)
          lost.push(`${site.label}: change ${held} is held, ${shown} is shown (${page.status})`);
        if (!page.text.includes('</html>')) lost.push(`${site.label}: the page is torn`);
        const named = [...page.text.matchAll(/(?:src|href)="(\/[^"#?]*)"/gu)].map(([, path = '/']) => path);
        if (named.length < 3) lost.push(`${site.label}: the page names only ${named.length} files`);
        for (const path of new Set(named)) {
          const { status } = await ask(site.label, 'GET', path);
          if (status !== 200) lost.push(`${site.label}${path} answers ${status}`);
        }
      }
      return lost;
    },
  };
}
export type People = ReturnType<typeof createPeople>;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function changeIn(text: string, label: string): number {
  const found = new RegExp(`Change (\\d+) of ${label}`, 'u').exec(text);
  return Number(found?.[1] ?? '-1');
}

function read(answer: Answer): Record<string, unknown> {
  try {
    return JSON.parse(answer.text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Empty: nobody was let in. */
function tokenIn(answer: Answer): string {
  const { accessToken } = read(answer);
  return typeof accessToken === 'string' ? accessToken : '';
}
