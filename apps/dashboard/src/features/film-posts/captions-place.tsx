import { Button } from '@tosite/ui/button';
import { TextArea } from '@tosite/ui/text-area';
import { ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { readCaptions, refusalOfCaptions } from './captions-file.ts';
import { goToJobs } from './job-anchor.ts';
import type { FilmJob } from './post-generation.ts';
import { makeAgain } from './run-jobs.ts';

const copy = filmPostsWords.captions;

export type CaptionsPlaceProps = {
  job: FilmJob;
  /** There are chapters or a description to write from. */
  canBeShort: boolean;
  /** Files hang over the page. */
  over: boolean;
};

/** Where a person brings what is said in their film: pasted, dropped, chosen; or goes on without. */
export function CaptionsPlace({ job, canBeShort, over }: CaptionsPlaceProps) {
  const [text, setText] = useState(job.transcript ?? '');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const read = await readCaptions(file);
    if ('refusal' in read) return setRefusal(read.refusal);
    setText(read.text);
    setRefusal(refusalOfCaptions(read.text) ?? undefined);
  }
  function make() {
    const refused = refusalOfCaptions(text);
    if (refused !== null) return setRefusal(refused);
    makeAgain(job, { transcript: text, withoutCaptions: false });
    goToJobs();
  }

  return (
    <div
      className={`mt-2.5 rounded-frame border bg-raise p-3.5 ${over ? 'border-dashed border-accent-text' : 'border-rule'}`}
      onDrop={({ dataTransfer }) => void take(dataTransfer.files[0])}
    >
      <TextArea
        label={copy.label}
        placeholder={over ? copy.dropNow : copy.hint}
        value={text}
        error={refusal}
        onChange={({ target }) => {
          setText(target.value);
          setRefusal(undefined);
        }}
        className="[&_textarea]:max-h-52 [&_textarea]:border-dashed [&_textarea]:text-sm max-lg:[&_textarea]:text-lg"
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={copy.fileLabel}
        accept=".srt,.vtt,.txt,.sbv,text/plain,text/vtt,application/x-subrip"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file again, mended, is a change too.
          target.value = '';
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {text.trim() !== '' && (
          <Button variant="primary" onClick={make}>
            {copy.make}
          </Button>
        )}
        <Button onClick={() => input.current?.click()}>{copy.file}</Button>
        {text.trim() === '' && job.generatingVideoId !== '' && (
          <Button asChild>
            <a
              href={`https://studio.youtube.com/video/${encodeURIComponent(job.generatingVideoId)}/translations`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {copy.studio}
              <ExternalLink size={14} aria-hidden />
            </a>
          </Button>
        )}
      </div>
      {canBeShort && (
        <p className="mt-2 text-sm text-ink-2">
          {`${copy.or} `}
          <button
            type="button"
            className="inline-flex min-h-8 items-center font-semibold text-accent-text hover:underline max-lg:min-h-11"
            onClick={() => {
              makeAgain(job, { transcript: null, withoutCaptions: true });
              goToJobs();
            }}
          >
            {copy.short}
          </button>
          {` ${copy.shortNote}`}
        </p>
      )}
    </div>
  );
}
