import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useWindowDrop } from '../../imports/use-window-drop.ts';
import { postImportsWords } from '../../words/post-imports-words.ts';

const copy = postImportsWords;
/** What of a dropped folder may be posts; pictures lose their places there, and come in a ZIP. */
const MEANT = /\.(?:zip|md|markdown|mdx|mdown|xml|atom|rss|rdf|html?)$/iu;
const ACCEPTED =
  '.zip,.md,.markdown,.mdx,.mdown,.xml,.atom,.rss,.rdf,.html,.htm,.txt,application/zip,text/markdown,application/atom+xml,application/rss+xml,text/xml,application/xml';

export type AskForFilesProps = {
  /** Why the last ones cannot be used; null: there were none. */
  refusal: string | null;
  onFiles: (files: readonly File[]) => void;
};

/** What can be brought, and where it is dropped or chosen. */
export function AskForFiles({ refusal, onFiles }: AskForFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const over = useWindowDrop(onFiles, MEANT);
  return (
    <div className="grid gap-4">
      <div
        className={`rounded-frame border-[1.5px] border-dashed bg-wash p-4 ${over ? 'border-accent-text shadow-[inset_0_0_0_1px_var(--accent-text)]' : 'border-edge'}`}
      >
        <ul className="grid gap-1.5">
          {copy.kinds.map(({ name, what }) => (
            <li
              key={name}
              className="flex gap-2 before:mt-[7px] before:size-[7px] before:shrink-0 before:bg-accent-text before:content-['']"
            >
              <span>
                <b className="font-semibold">{name}</b>
                {`: ${what}`}
              </span>
            </li>
          ))}
        </ul>
        <p
          aria-live="polite"
          className="mt-3 flex items-center gap-2 text-sm font-semibold text-accent-text pointer-coarse:hidden"
        >
          <Upload size={14} aria-hidden className="shrink-0" />
          {over ? copy.dropNow : copy.drop}
        </p>
      </div>
      {refusal !== null && (
        <Notice tone="bad">
          <p className="font-semibold">{copy.refused}</p>
          <p className="wrap-anywhere">{refusal}</p>
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={copy.chooseLabel}
        accept={ACCEPTED}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again, mended, is a change too.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        variant="primary"
        className="justify-self-start max-sm:justify-self-stretch"
        onClick={() => input.current?.click()}
      >
        {refusal === null ? copy.choose : copy.chooseOthers}
      </Button>
    </div>
  );
}
