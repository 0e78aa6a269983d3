import type { Sync } from '@tosite/api-client/endpoints/sync';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Design } from '@tosite/validation/website/design';
import type { Preview } from '@tosite/validation/website/preview';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { Website } from '@tosite/validation/website/website';
import type { Written } from '../ways/way.ts';
import type { Answer, Ask } from './http.ts';
import type { Product } from './product.ts';

export type Content = { profile: Profile; hidden: string[]; edits: OwnerEdits; revision: number };
export type DesignNow = { design: Design; section_order: SectionKey[]; revision: number };

/** Somebody with an account, and what they can do. Whatever is refused is thrown with its sentence. */
export type Owner = Awaited<ReturnType<typeof signUp>>;

const PASSWORD = 'correct horse battery 9';

export async function signUp(product: Product, email: string, name: string) {
  const { client } = product;
  const joined = await client.api('POST', '/api/auth/email/signup', {
    body: { email, password: PASSWORD, name },
  });
  if (joined.status !== 201) throw new Error(`sign-up: ${joined.status} ${joined.text.slice(0, 300)}`);
  let { accessToken: token, refreshToken } = JSON.parse(joined.text) as Record<string, string>;

  /** Time goes on faster for the server than here, so tokens end. */
  async function ask(method: string, path: string, given: Ask = {}): Promise<Answer> {
    const first = await client.api(method, path, { ...given, ...(token === undefined ? {} : { token }) });
    if (first.status !== 401) return first;
    const renewed = await client.api('POST', '/api/auth/refresh-token', { body: { refreshToken } });
    if (renewed.status !== 200) return first;
    ({ accessToken: token, refreshToken } = JSON.parse(renewed.text) as Record<string, string>);
    return client.api(method, path, { ...given, ...(token === undefined ? {} : { token }) });
  }
  async function say<T>(method: string, path: string, given: Ask = {}): Promise<T> {
    const answer = await ask(method, path, given);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return (answer.text === '' ? null : JSON.parse(answer.text)) as T;
  }
  const website = (id: string, rest: string): string => `/api/website/${id}/${rest}`;

  async function settled(id: string): Promise<Sync> {
    for (let waited = 0; waited < 600; waited += 1) {
      const sync = await say<Sync>('GET', website(id, 'sync'));
      if (sync.status === 'idle' || sync.status === 'failed') return sync;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the reading did not end');
  }

  return {
    ask,
    say,
    /** What the source says now, as a preview. */
    async preview({ files, link, connect }: Written): Promise<Preview> {
      if (files !== undefined) return say('POST', '/api/onboard/import', { form: { files } });
      if (link !== undefined) return say('POST', '/api/onboard/previewData', { body: { profileUrl: link } });
      const { platform = 'instagram', code = '' } = connect ?? {};
      const { url } = await say<{ url: string }>('POST', '/api/connections/start', { body: { platform } });
      const state = new URL(url).searchParams.get('state');
      const { connection } = await say<{ connection: { _id: string } }>('POST', '/api/connections/finish', {
        body: { code, state },
      });
      return say('POST', `/api/connections/${connection._id}/preview`, { body: {} });
    },
    async create(preview: Preview, label: string, more: Record<string, unknown> = {}): Promise<Website> {
      const { website: made } = await say<{ website: Website }>('POST', '/api/website/create', {
        body: {
          websiteName: preview.suggestedName,
          websiteDomain: label,
          theme: preview.design.theme_name,
          type: preview.website_type,
          previewId: preview.previewId,
          ...more,
        },
      });
      return made;
    },
    content: (id: string) => say<Content>('GET', website(id, 'content')),
    edit: (id: string, profile: OwnerEdits, profileRevision: number) =>
      say<{ profileRevision: number }>('PUT', website(id, 'edit'), { body: { profile, profileRevision } }),
    /** What the editor is opened with. */
    editorSite: (label: string) => say<{ spec: SiteSpec }>('GET', `/api/design/${label}/site`),
    design: (label: string) => say<DesignNow>('GET', `/api/design/${label}`),
    saveDesign: (label: string, designData: Design, more: Partial<DesignNow> = {}) =>
      say<DesignNow>('POST', '/api/design', { body: { domainName: label, designData, ...more } }),
    sync: (id: string) => say<Sync>('GET', website(id, 'sync')),
    /** Reads the source again: by its link, or by bringing a newer file. */
    async readAgain(id: string, written: Written): Promise<Sync> {
      if (written.files !== undefined) {
        const { previewId } = await this.preview(written);
        return say('POST', website(id, 'sources'), { body: { previewId } });
      }
      product.later();
      for (let tries = 0; ; tries += 1) {
        const begun = await ask('POST', website(id, 'sync'));
        if (begun.status === 202) break;
        // One that began by itself goes first.
        if (tries > 40 || begun.status !== 409) throw new Error(`sync: ${begun.status} ${begun.text}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return settled(id);
    },
    take: (id: string, choice: { take: string[]; leave: string[] }) =>
      say<Sync>('POST', website(id, 'sync/take'), { body: choice }),
    undo: (id: string, undoId: string) =>
      say<Sync>('POST', website(id, 'sync/undo'), { body: { id: undoId } }),
    exportAs: (id: string, format: 'zip' | 'json', slowly = false) =>
      ask('GET', website(id, `export?format=${format}`), { slowly }),
    deleteWebsite: (id: string) => say('DELETE', website(id, 'delete')),
    deleteAccount: () => say('DELETE', '/api/auth/delete-account'),
  };
}
