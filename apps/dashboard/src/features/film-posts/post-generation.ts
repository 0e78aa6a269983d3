import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import type { ApiError } from '@tosite/api-client/api-error';
import { POST_TONES } from '@tosite/api-client/endpoints/film-posts';
import { POST_JOB_STEPS } from '@tosite/api-client/endpoints/stream-events';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import * as v from 'valibot';
import { create } from 'zustand';
import { readLocal, STORAGE_KEYS, writeLocal } from '../../memory/local-store.ts';
import { useAuthStore } from '../../session/auth-store.ts';

export const WRITERS = ['ai', 'extractive'] as const;

const KeptJobSchema = v.object({
  websiteId: v.string(),
  /** Of the film, as its website knows it. */
  videoId: v.string(),
  url: v.string(),
  title: v.string(),
  /** The query parameter `v` of the film's address; empty: it cannot be read. */
  generatingVideoId: v.string(),
  /** null: the server has not been asked yet. */
  jobId: v.nullable(v.string()),
  /** `waiting` for the films before it; then as the server says. */
  status: v.picklist(['waiting', 'queued', 'running', 'completed']),
  length: v.picklist(['short', 'medium', 'long']),
  includeTranscript: v.boolean(),
  /** Of what a model writes. */
  tone: v.optional(v.picklist(POST_TONES), 'neutral'),
  /** BCP 47; null: the site's. */
  language: v.optional(v.nullable(v.string()), null),
  /** Who was asked to write; null: there is one writer. */
  writer: v.optional(v.nullable(v.picklist(WRITERS)), null),
  withoutCaptions: v.boolean(),
  step: v.picklist(POST_JOB_STEPS),
  /** What has been found so far: its English, and its value. */
  detail: v.string(),
  detailReason: v.nullable(MessageValueSchema),
  automaticCaptions: v.boolean(),
  /** Who wrote it; null: it is not written. */
  writtenBy: v.optional(v.nullable(v.picklist(WRITERS)), null),
  /** Paragraphs that its film does not carry. */
  marked: v.optional(v.number(), 0),
  postId: v.nullable(v.string()),
});
type KeptJob = v.InferOutput<typeof KeptJobSchema>;

/** `asksTranscript`: what is said in the film would help. */
export type JobFailure = { error: ApiError; asksTranscript: boolean };

/** A film that is made into a post. What failed, and what was pasted, is known to the open page alone. */
export type FilmJob = Omit<KeptJob, 'status'> & {
  status: KeptJob['status'] | 'failed';
  failure: JobFailure | null;
  transcript: string | null;
};
export type JobKey = Pick<FilmJob, 'websiteId' | 'videoId'>;

const isSame = (a: JobKey, b: JobKey) => a.videoId === b.videoId && a.websiteId === b.websiteId;
export const isUnderWay = ({ status }: FilmJob) => status !== 'completed' && status !== 'failed';

/** The query parameter `v` of an address; empty if it cannot be read. */
export function videoParameter(url: string): string {
  return canParseUrl(url) ? (new URL(url).searchParams.get('v') ?? '') : '';
}

/** `status`, `jobId` and `generatingVideoId` are those of the first that is under way. */
const EntrySchema = v.pipe(v.string(), v.parseJson(), v.object({ jobs: v.array(KeptJobSchema) }));

function stored(): FilmJob[] {
  const entry = v.safeParse(EntrySchema, readLocal(STORAGE_KEYS.postGeneration));
  if (!entry.success) return [];
  return entry.output.jobs.map((job) => ({ ...job, failure: null, transcript: null }));
}

/** Kept as long as something is under way; what failed is not. */
function keep(jobs: readonly FilmJob[]): void {
  const first = jobs.find(isUnderWay);
  const entry = {
    status: first?.status,
    jobId: first?.jobId,
    generatingVideoId: first?.generatingVideoId,
    jobs: jobs.filter(({ status }) => status !== 'failed').map((job) => v.parse(KeptJobSchema, job)),
  };
  writeLocal(STORAGE_KEYS.postGeneration, first === undefined ? null : JSON.stringify(entry));
}

type PostGeneration = {
  jobs: readonly FilmJob[];
  /** Behind those that are there; a film that is there takes its place anew. */
  add: (jobs: readonly FilmJob[]) => void;
  change: (key: JobKey, change: Partial<FilmJob>) => void;
  drop: (isMeant: (job: FilmJob) => boolean) => void;
  find: (key: JobKey) => FilmJob | undefined;
  clear: () => void;
};

/** The films that are made into posts, in this browser. */
export const usePostGeneration = create<PostGeneration>()((set, get) => {
  const put = (jobs: readonly FilmJob[]) => {
    set({ jobs });
    keep(jobs);
  };
  return {
    jobs: stored(),
    add: (jobs) => put([...get().jobs.filter((old) => !jobs.some((job) => isSame(job, old))), ...jobs]),
    change: (key, change) => put(get().jobs.map((job) => (isSame(job, key) ? { ...job, ...change } : job))),
    drop: (isMeant) => put(get().jobs.filter((job) => !isMeant(job))),
    find: (key) => get().jobs.find((job) => isSame(job, key)),
    clear: () => put([]),
  };
});

// Whoever signs in next has nothing to do with it.
useAuthStore.subscribe(({ user }) => {
  if (user === null) usePostGeneration.getState().clear();
});
