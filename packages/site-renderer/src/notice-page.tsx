import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedFile } from './rendered-site.ts';

const STYLE =
  ':root{color-scheme:light dark;--ground:light-dark(#fff,#0e1114);--ink:light-dark(#14181c,#eef1f3);--ink-2:light-dark(#4c555e,#a9b3bc)}' +
  'body{margin:0;min-height:100svh;display:grid;place-content:center;padding:2rem;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.55 system-ui,sans-serif;text-align:center}' +
  'h1{margin:0 0 .5rem;font-size:clamp(1.75rem,1rem + 3vw,2.75rem);font-weight:640;letter-spacing:-.02em;line-height:1.1;text-wrap:balance}' +
  'p{margin:0;color:var(--ink-2);max-width:36rem;text-wrap:pretty}p+p{margin-top:1rem;color:var(--ink)}small{display:block;margin-top:2rem;font-size:.875rem;color:var(--ink-2)}a{color:inherit;text-underline-offset:3px}' +
  'button{margin-top:1.5rem;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--ink);border-radius:.5rem;background:var(--ink);color:var(--ground);font:inherit;font-weight:560;cursor:pointer}button:focus-visible{outline:3px solid var(--ink-2);outline-offset:3px}';

type NoticeLink = { label: string; url: string };
export type Notice = {
  title: string;
  text: string;
  /** What can be done now, the first thing first. */
  next?: readonly NoticeLink[];
  /** A button that does it, by POST. */
  form?: { action: string; label: string };
  link: NoticeLink;
  /** Of its words; absent: English. */
  language?: string;
};

/** A page of one sentence, for where a site is not: no script, one hashed style block, nothing from another host. */
export function renderNotice(notice: Notice): RenderedFile {
  const body = Buffer.from(
    `<!doctype html>${renderToStaticMarkup(
      <html lang={notice.language ?? 'en'}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{notice.title}</title>
          <link rel="icon" href="data:," />
          <style>{STYLE}</style>
        </head>
        <body>
          <main>
            <h1>{notice.title}</h1>
            <p>{notice.text}</p>
            {(notice.next ?? []).map(({ label, url }) => (
              <p key={url}>
                <a href={url}>{label}</a>
              </p>
            ))}
            {notice.form === undefined ? null : (
              <form method="post" action={notice.form.action}>
                <button type="submit">{notice.form.label}</button>
              </form>
            )}
            <small>
              <a href={notice.link.url}>{notice.link.label}</a>
            </small>
          </main>
        </body>
      </html>,
    )}`,
  );
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    path: '/notice.html',
    body,
    contentType: 'text/html; charset=utf-8',
    styleHashes: [`'sha256-${hash}'`],
  };
}
