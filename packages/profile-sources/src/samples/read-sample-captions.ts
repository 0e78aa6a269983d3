import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TranscriptOutcome } from '../youtube/link/captions.ts';
import { parseTranscript } from '../youtube/link/transcript/parse-transcript.ts';
import { samplesFolder } from './read-sample-picture.ts';

const FOLDER = 'tosite-sample-plainobjects/captions';

type Captions = { file: string; language: string; /** Made by a machine. */ automatic: boolean };

/** By the id of the video: an id that is no key reads nothing. */
const CAPTIONS: ReadonlyMap<string, Captions> = new Map([
  ['sample-film-206', { file: '206.en.srt', language: 'en', automatic: false }],
  ['sample-film-205', { file: '205.en.srt', language: 'en', automatic: false }],
  ['sample-film-203', { file: '203.en.vtt', language: 'en', automatic: false }],
  ['sample-film-199', { file: '199.sv.vtt', language: 'sv', automatic: false }],
  ['sample-film-197', { file: '197.en.vtt', language: 'en', automatic: false }],
  ['sample-film-191', { file: '191.en.asr.json3', language: 'en', automatic: true }],
]);

/** What is said in a film of the sample channel; null for one without captions and for any other video. */
export async function readSampleCaptions(videoId: string): Promise<TranscriptOutcome | null> {
  const captions = CAPTIONS.get(videoId);
  if (captions === undefined) return null;
  const source = await readFile(join(samplesFolder(), FOLDER, captions.file), 'utf8');
  const { language, automatic } = captions;
  return { kind: 'found', language, automatic, cues: parseTranscript(source) };
}
