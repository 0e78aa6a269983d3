import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedFile } from './rendered-site.ts';
import { REPORT_REASONS, REPORT_WORDS, type ReportWords } from './report-words.ts';

const STYLE =
  ':root{color-scheme:light dark;--ground:light-dark(#fff,#0e1114);--ink:light-dark(#14181c,#eef1f3);--ink-2:light-dark(#4c555e,#a9b3bc);--edge:light-dark(#76808a,#7d8892);--bad:light-dark(#a8171f,#ff8a85)}' +
  '*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;justify-content:center;grid-template-columns:minmax(0,34rem);padding:clamp(2rem,8vh,6rem) 1.25rem;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.55 system-ui,sans-serif}' +
  'h1{margin:0 0 .5rem;font-size:clamp(1.75rem,1rem + 3vw,2.5rem);font-weight:640;letter-spacing:-.02em;line-height:1.1;text-wrap:balance}' +
  'p{margin:0;color:var(--ink-2);text-wrap:pretty;overflow-wrap:anywhere}form{display:grid;gap:1.5rem;margin-top:2rem}label,legend{font-weight:600;padding:0}fieldset{border:0;margin:0;padding:0;display:grid;gap:.25rem}' +
  '.field{display:grid;gap:.375rem}.choice{display:flex;gap:.625rem;align-items:center;min-height:2.75rem;font-weight:400}.choice input{flex:none;width:1.125rem;height:1.125rem;min-height:0;margin:0;accent-color:var(--ink)}' +
  'input,textarea,button{font:inherit;min-height:3rem;padding:.5rem .875rem;border-radius:.375rem}input,textarea{border:1px solid var(--edge);background:transparent;color:inherit;width:100%}textarea{min-height:9rem;resize:vertical}' +
  '[aria-invalid]{border-color:var(--bad)}.wrong{color:var(--bad)}small{display:block;margin-top:2rem;color:var(--ink-2);font-size:.9375rem}p a,small a{color:inherit;text-underline-offset:3px}' +
  'button{border:0;background:var(--ink);color:var(--ground);font-weight:600;cursor:pointer}:focus-visible{outline:2px solid var(--ink);outline-offset:2px}';

export type ReportPage = {
  language: 'en' | 'es';
  /** Where the form goes. */
  action: string;
  typed: { site: string; reason: string; words: string; contact: string };
  problem: keyof ReportWords['problems'] | null;
  /** Where else abuse is told; null: nowhere. */
  abuse: string | null;
  link: { label: string; url: string };
  /** Where somebody shows that a profile is theirs. */
  proofUrl: string;
};

/** The page on which anybody reports a site: one form, no script, nothing from another host. */
export function renderReportPage(page: ReportPage): RenderedFile {
  const words = REPORT_WORDS[page.language];
  const { typed, problem } = page;
  const wrong = (field: ReportPage['problem']) =>
    problem === field ? { 'aria-invalid': true, 'aria-describedby': 'wrong' } : {};
  return file(
    page,
    words.title,
    <>
      {typed.site === '' ? null : <p>{words.about(typed.site)}</p>}
      <form method="post" action={page.action}>
        {problem === null ? null : (
          <p id="wrong" role="alert" className="wrong">
            {words.problems[problem]}
          </p>
        )}
        <div className="field">
          <label htmlFor="site">{words.which}</label>
          <input
            id="site"
            name="site"
            required
            maxLength={300}
            defaultValue={typed.site}
            {...wrong('site')}
          />
        </div>
        <fieldset {...wrong('reason')}>
          <legend>{words.reason}</legend>
          {REPORT_REASONS.map((reason) => (
            <label key={reason} className="choice">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={typed.reason === reason}
              />
              {words.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <p>
          {words.own} <a href={page.proofUrl}>{words.ownLink}</a>
        </p>
        <div className="field">
          <label htmlFor="words">{words.words}</label>
          <textarea
            id="words"
            name="words"
            required
            maxLength={4000}
            defaultValue={typed.words}
            {...wrong('words')}
          />
        </div>
        <div className="field">
          <label htmlFor="contact">{words.contact}</label>
          <p id="help">{words.contactHelp}</p>
          <input
            id="contact"
            name="contact"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={typed.contact}
            aria-describedby="help"
            {...wrong('contact')}
          />
        </div>
        <button type="submit">{words.button}</button>
      </form>
    </>,
  );
}

export function renderReportSent(
  page: Pick<ReportPage, 'language' | 'abuse' | 'link'> & { ticket: string; mailed: boolean },
): RenderedFile {
  const words = REPORT_WORDS[page.language];
  return file(
    page,
    words.sent,
    <>
      <p>{words.sentText(page.ticket)}</p>
      {page.mailed ? <p>{words.receipt}</p> : null}
    </>,
  );
}

function file(
  { language, abuse, link }: Pick<ReportPage, 'language' | 'abuse' | 'link'>,
  title: string,
  content: React.ReactNode,
): RenderedFile {
  const body = Buffer.from(
    `<!doctype html>${renderToStaticMarkup(
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          <link rel="icon" href="data:," />
          <style>{STYLE}</style>
        </head>
        <body>
          <main>
            <h1>{title}</h1>
            {content}
            <small>
              {abuse === null ? null : <>{REPORT_WORDS[language].abuse(abuse)} </>}
              <a href={link.url}>{link.label}</a>
            </small>
          </main>
        </body>
      </html>,
    )}`,
  );
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return {
    path: '/report.html',
    body,
    contentType: 'text/html; charset=utf-8',
    styleHashes: [`'sha256-${hash}'`],
  };
}
