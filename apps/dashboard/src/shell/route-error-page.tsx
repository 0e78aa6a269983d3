import { Button } from '@tosite/ui/button';
import { ApiError } from '@tosite/api-client/api-error';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { errorSentence } from '../words/error-sentence.ts';
import { copyText } from '../display/copy-text.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { CenteredPage } from './centered-page.tsx';
import { errorReport, reloadOnceForNewVersion } from './error-report.ts';

/** 'Something went wrong', what to do about it, and a line by which it can be found again. */
export function RouteErrorPage() {
  const error = useRouteError();
  const [report] = useState(() => errorReport(error, window.location.pathname));
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!reloadOnceForNewVersion(error)) console.error(report.text, error);
  }, [error, report]);
  return (
    <CenteredPage title={words.routeError.title}>
      <title>{`${words.routeError.title} · ${words.product}`}</title>
      <p className="text-ink-2">{error instanceof ApiError ? errorSentence(error) : words.routeError.body}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {words.routeError.reload}
        </Button>
        <Button asChild>
          <a href={paths.home()}>{words.routeError.home}</a>
        </Button>
      </div>
      <div className="mt-4 border-t border-rule pt-4 text-sm text-ink-2">
        <p>
          <span className="font-semibold text-ink select-all">{words.routeError.report(report.id)}</span>
          <br />
          {words.routeError.reportHelp}
        </p>
        <Button
          variant="quiet"
          className="-ml-3.5"
          onClick={() => void copyText(report.text).then(setCopied)}
        >
          <span role="status">{copied ? words.routeError.copiedReport : words.routeError.copyReport}</span>
        </Button>
      </div>
    </CenteredPage>
  );
}
