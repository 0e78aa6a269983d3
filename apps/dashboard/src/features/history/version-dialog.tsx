import { useQuery } from '@tanstack/react-query';
import type { Version } from '@tosite/api-client/endpoints/history';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { Notice } from '@tosite/ui/notice';
import { Spinner } from '@tosite/ui/spinner';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { formatMoment } from '../../display/moment.ts';
import { fittingWidth } from '../../display/fitting-width.ts';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { PreviewFrame } from '../../previews/preview-frame.tsx';
import { renderedSite } from '../../sites/rendered-site.ts';
import { historyQueries } from './history-queries.ts';

const copy = siteSettingsWords.history;

export type VersionDialogProps = {
  version: Version;
  websiteId: string;
  onRestore: () => void;
  onClose: () => void;
};

/** A kept version, drawn as it would be published: looked at before it is restored. */
export function VersionDialog({ version, websiteId, onRestore, onClose }: VersionDialogProps) {
  const { data, error, refetch } = useQuery(historyQueries.siteOf(websiteId, version.id));
  // A moment is not broken between its day and its month.
  const title = copy.lookTitle(formatMoment(version.at).replaceAll(' ', '\u00a0'));
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={copy.lookBody}
      closeLabel={words.common.close}
    >
      <div className="relative mt-4 flex h-[min(720px,calc(100dvh-272px))] min-h-56 overflow-hidden rounded-frame border border-rule bg-ground">
        {data !== undefined ? (
          <ScaledBox width={fittingWidth()} className="flex-1">
            <PreviewFrame site={renderedSite(data.spec, data)} title={title} />
          </ScaledBox>
        ) : error !== null ? (
          <Notice
            tone="bad"
            className="m-4 self-start"
            action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
          >
            <p className="font-semibold">{copy.lookFailed}</p>
            <p>{errorSentence(error)}</p>
          </Notice>
        ) : (
          <div className="m-auto">
            <Spinner label={copy.lookLoading} className="scale-150" />
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.common.close}</Button>
        {!version.current && (
          <Button variant="primary" onClick={onRestore}>
            {copy.restore}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
