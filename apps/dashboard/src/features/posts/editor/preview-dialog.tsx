import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { Notice } from '@tosite/ui/notice';
import { Spinner } from '@tosite/ui/spinner';
import type { Website } from '@tosite/validation/website/website';
import { useMemo } from 'react';
import { fittingWidth } from '../../../display/fitting-width.ts';
import { ScaledBox } from '../../../display/scaled-box.tsx';
import { PreviewFrame } from '../../../previews/preview-frame.tsx';
import { renderedSite } from '../../../sites/rendered-site.ts';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { words } from '../../../words/words.ts';
import { postQueries } from '../post-queries.ts';
import type { OpenPost } from './open-post.ts';
import { siteWithPost } from './site-with-post.ts';

const copy = postEditorWords;

/** The post as it is written now, on the site, drawn by the same code as the published page. */
export function PreviewDialog({
  website,
  open,
  onClose,
}: {
  website: Website;
  open: OpenPost;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(postQueries.site(website.domain_name));
  const shown = useMemo(
    () => (data === undefined ? null : siteWithPost(renderedSite(data.spec, data), open)),
    [data, open],
  );
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.preview}
      closeLabel={words.common.close}
    >
      <div className="relative mt-4 flex h-[min(760px,calc(100dvh-160px))] min-h-56 overflow-hidden rounded-frame border border-rule bg-ground">
        {shown !== null ? (
          <ScaledBox width={fittingWidth()} className="flex-1">
            <PreviewFrame site={shown.site} path={shown.path} title={copy.preview} />
          </ScaledBox>
        ) : error !== null ? (
          <Notice
            tone="bad"
            className="m-4 self-start"
            action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
          >
            {errorSentence(error)}
          </Notice>
        ) : (
          <div className="m-auto">
            <Spinner label={words.preview.drawing} className="scale-150" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
