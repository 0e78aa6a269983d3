import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '@tosite/site-sections/text/script-of-text';
import { hasLockWords, lockWords } from './lock-words.ts';
import type { RenderedFile } from './rendered-site.ts';

const STYLE =
  ':root{color-scheme:light dark;--ground:light-dark(#fff,#0e1114);--ink:light-dark(#14181c,#eef1f3);--ink-2:light-dark(#4c555e,#a9b3bc);--edge:light-dark(#76808a,#7d8892);--bad:light-dark(#a8171f,#ff8a85)}' +
  '*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;place-content:center;grid-template-columns:minmax(0,24rem);padding:2rem;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.55 system-ui,sans-serif}' +
  'h1{margin:0 0 .5rem;font-size:clamp(1.75rem,1rem + 3vw,2.5rem);font-weight:640;letter-spacing:-.02em;line-height:1.1;text-wrap:balance}' +
  'p{margin:0;color:var(--ink-2);text-wrap:pretty}form{display:grid;gap:.5rem;margin-top:2rem}label{font-weight:600}' +
  'input,button{font:inherit;min-height:3rem;padding:.5rem .875rem;border-radius:.375rem}input{border:1px solid var(--edge);background:transparent;color:inherit;width:100%}' +
  'input[aria-invalid]{border-color:var(--bad)}.wrong{color:var(--bad)}' +
  'button{margin-top:.5rem;border:0;background:var(--ink);color:var(--ground);font-weight:600;cursor:pointer}' +
  ':focus-visible{outline:2px solid var(--ink);outline-offset:2px}';

export type LockPage = {
  /** BCP 47 tag of the site. */
  language: string;
  /** What went wrong with the password that was sent; null: none was sent yet. */
  problem: 'wrong' | 'wait' | 'busy' | null;
};

/** What stands before a private site: one field, no script. It says nothing of the site, not even its name. */
export function renderLockPage({ language, problem }: LockPage): RenderedFile {
  const words = lockWords(language);
  const spoken = hasLockWords(language) ? language : 'en';
  const body = Buffer.from(
    `<!doctype html>${renderToStaticMarkup(
      <html lang={spoken} dir={directionOf(spoken)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{words.title}</title>
          <link rel="icon" href="data:," />
          <style>{STYLE}</style>
        </head>
        <body>
          <main>
            <h1>{words.title}</h1>
            <p>{words.text}</p>
            <form method="post">
              <label htmlFor="password">{words.label}</label>
              <input
                id="password"
                name="password"
                type="password"
                autoComplete="current-password"
                required
                maxLength={128}
                {...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': 'wrong' })}
              />
              {problem === null ? null : (
                <p id="wrong" role="alert" className="wrong">
                  {words[problem]}
                </p>
              )}
              <button type="submit">{words.button}</button>
            </form>
          </main>
        </body>
      </html>,
      // React writes an empty value.
    ).replace('required=""', 'required')}`,
  );
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    path: '/locked.html',
    body,
    contentType: 'text/html; charset=utf-8',
    styleHashes: [`'sha256-${hash}'`],
  };
}
