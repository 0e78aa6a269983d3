import type { Stack } from '@tosite/e2e/stack';
import type { SiteData } from '@tosite/validation/website/site-data';
import { ask, json, type Answer } from './api.ts';

export const ACCOUNT = { email: 'bench@example.com', password: 'correct horse battery 9', name: 'Bench' };

/** An account of its own; answers the headers of its requests. */
export async function signUp(target: Stack): Promise<Record<string, string>> {
  return session(await ask(target, 'dashboard', '/api/auth/email/signup', { body: ACCOUNT }));
}

/** Again, in a process that was started after another one. */
export async function logIn(target: Stack): Promise<Record<string, string>> {
  const { email, password } = ACCOUNT;
  return session(await ask(target, 'dashboard', '/api/auth/email/login', { body: { email, password } }));
}

export function session(answer: Answer): Record<string, string> {
  if (answer.status >= 300) throw new Error(`no session: ${answer.status} ${answer.body.toString()}`);
  return { authorization: `Bearer ${String(json(answer)['accessToken'])}` };
}

/** A site from an export file; answers its id, and how many milliseconds it took to be made. */
export async function makeSite(
  target: Stack,
  headers: Record<string, string>,
  label: string,
  data: SiteData,
): Promise<{ id: string; made: number }> {
  const form = new FormData();
  form.append('file', new File([JSON.stringify(data)], 'site.json'));
  // It writes the form; nothing is sent with it.
  const encoded = new Response(form);
  const imported = await ask(target, 'dashboard', '/api/onboard/import', {
    raw: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  if (imported.status !== 200) throw new Error(`import: ${imported.status} ${imported.body.toString()}`);
  const began = performance.now();
  const created = await ask(target, 'dashboard', '/api/website/create', {
    headers,
    body: {
      websiteName: 'Bench',
      websiteDomain: label,
      theme: data.spec.design.theme_name,
      type: data.spec.type,
      previewId: json(imported)['previewId'],
    },
  });
  if (created.status !== 201) throw new Error(`create: ${created.status} ${created.body.toString()}`);
  const { _id: id } = json(created)['website'] as { _id: string };
  return { id, made: performance.now() - began };
}
