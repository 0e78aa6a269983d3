import { readFileSync } from 'node:fs';
import type { Cue } from '@tosite/validation/posts/cue';
import { groundParagraph } from '@tosite/validation/posts/ground-paragraph';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { inlineText } from '@tosite/validation/posts/post-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainObjects } from '../samples/plain-objects.ts';
import { readSampleCaptions } from '../samples/read-sample-captions.ts';
import { parseTranscript } from '../youtube/link/transcript/parse-transcript.ts';
import { POST_LENGTHS, type FilmFacts, type Transcript } from './film-facts.ts';
import { spokenText } from './spoken-text.ts';
import { writeFromFilm } from './write-from-film.ts';

type Film = { name: string; facts: FilmFacts; transcript: Transcript };

const recorded = (file: string) =>
  parseTranscript(readFileSync(new URL(`../../fixtures/youtube/captions/${file}`, import.meta.url), 'utf8'));
const BARE: FilmFacts = {
  url: 'https://youtu.be/x',
  title: 'A film',
  description: null,
  chapters: [],
  tags: [],
};

const films: Film[] = ['kc001.en-GB.vtt', 'kc001.en.asr.srv3.xml'].map((name) => ({
  name,
  facts: BARE,
  transcript: { cues: recorded(name), language: 'en', automatic: name.includes('asr') },
}));
beforeAll(async () => {
  for (const facts of plainObjects.videos) {
    const said = await readSampleCaptions(facts.videoId);
    if (said?.kind === 'found') films.push({ name: facts.videoId, facts, transcript: said });
  }
});

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, '');

/** Paragraphs of what is said that do not stand in it, word by word, from the second on that they name. */
function ungrounded({ content }: PostDocument, cues: readonly Cue[]): string[] {
  return content.flatMap((block): string[] => {
    if (block.type !== 'paragraph' || block.attrs.at === null) return [];
    const text = inlineText(block.content ?? []);
    const from = cues.filter(({ start }) => start !== null && start >= (block.attrs.at ?? 0));
    const said = plain(from.map((cue) => spokenText(cue.text) ?? '').join(' '));
    const place = said.indexOf(plain(text));
    const first = plain(spokenText(from[0]?.text ?? '') ?? '').length;
    return place !== -1 && place < Math.max(1, first) && from[0]?.start === block.attrs.at ? [] : [text];
  });
}

describe.each(POST_LENGTHS)('a %s post', (length) => {
  test.each([false, true])(
    'says only what is said, at the second that it names (whole transcript: %s)',
    (includeTranscript) => {
      for (const { name, facts, transcript } of films) {
        const content = writeFromFilm(facts, transcript, { length, includeTranscript })?.content;
        const spoken = (content?.content ?? []).flatMap((block) =>
          block.type === 'paragraph' && block.attrs.at !== null ? [inlineText(block.content ?? [])] : [],
        );
        expect([name, spoken.length > 0]).toEqual([name, true]);
        expect([name, content && ungrounded(content, transcript.cues)]).toEqual([name, []]);
        const doubted = spoken.filter((text) => !groundParagraph(text, transcript.cues).supported);
        expect([name, doubted]).toEqual([name, []]);
      }
      expect(films.length).toBe(8);
    },
  );
});

/** Scripts that the samples do not have: as a person writes them, or as a machine hears them. */
const SCRIPTS: Record<string, { lines: readonly string[]; language: string }> = {
  arabic: {
    language: 'ar',
    lines: [
      'صُنع هذا الإبريق الأحمر في السويد سنة ١٩٦٢،',
      'وفي غطائه كسرٌ صغير لا يراه أحد.',
      'اشتريتُ أربعة أباريق كهربائية من السوق القديمة،',
      'وكان أسرعها يحتاج إلى أربع دقائق وخمسٍ وعشرين ثانية.',
      'هل تعرف لماذا يغلي القديم قبلها؟ لأن قاعدته ليست مستوية.',
      'تدخل النار تحتها ولا تخرج في الحال.',
    ],
  },
  persian: {
    language: 'fa',
    lines: [
      'این کتری قرمز در سال ۱۹۶۲ ساخته شد و',
      'هیچ‌کس نمی‌خواهد آن را ببخشد. ته آن صاف نیست',
      'و آتش زیر آن می‌ماند.',
    ],
  },
  hindi: {
    language: 'hi',
    lines: ['यह लाल केतली १९६२ में बनी थी और', 'इसके ढक्कन पर एक निशान है। इसे कोई', 'किसी को देना नहीं चाहता।'],
  },
  japanese: {
    language: 'ja',
    lines: ['今日は山でお茶を作ります。', 'このやかんは1962年に', '作られました。とても赤いです。'],
  },
  chinese: {
    language: 'zh',
    lines: ['今天我们在山上煮茶', '这把红色的水壶是', '一九六二年在瑞典做的', '它很重没有人愿意把它送走'],
  },
  thai: {
    language: 'th',
    lines: ['วันนี้เราจะชงชาบนภูเขา', 'กาน้ำใบนี้ทำขึ้นในปี', '1962 และมันหนักมาก', 'ไม่มีใครอยากให้มันไป'],
  },
  khmer: { language: 'km', lines: ['ថ្ងៃនេះយើងធ្វើតែនៅលើភ្នំ', 'កំសៀវនេះត្រូវបានធ្វើនៅឆ្នាំ១៩៦២។', 'វាធ្ងន់ណាស់'] },
};

describe.each(Object.entries(SCRIPTS))('%s', (_, { lines, language }) => {
  const cues = lines.map((text, index) => ({ start: 3 + index * 4, text }));

  test.each([false, true])('is said in its own words, at its seconds (by a machine: %s)', (automatic) => {
    const post = writeFromFilm(
      BARE,
      { cues, language, automatic },
      { length: 'long', includeTranscript: true },
    );
    const spoken = (post?.content.content ?? []).flatMap((block) =>
      block.type === 'paragraph' ? [inlineText(block.content ?? [])] : [],
    );
    expect(spoken.length).toBeGreaterThan(0);
    expect(post && ungrounded(post.content, cues)).toEqual([]);
    expect(spoken.filter((text) => !groundParagraph(text, cues).supported)).toEqual([]);
    const [first = ''] = spoken;
    expect(groundParagraph(`${first} 4711`, cues).missing).toEqual(['4711']);
    const [head = '', ...others] = [
      ...new Intl.Segmenter(language, { granularity: 'word' }).segment(first),
    ].map(({ segment }) => segment);
    const altered = (text: string): PostDocument => ({
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { at: cues[0]?.start ?? null }, content: [{ type: 'text', text }] },
      ],
    });
    expect(ungrounded(altered(first), cues)).toEqual([]);
    expect(ungrounded(altered(`${head}${head}${others.join('')}`), cues)).toHaveLength(1);
  });
});

test('a word, a number and a second that are altered are found', () => {
  for (const { facts, transcript } of films) {
    const post = writeFromFilm(facts, transcript, { length: 'medium', includeTranscript: false });
    const spoken =
      post?.content.content.filter((block) => block.type === 'paragraph' && block.attrs.at !== null) ?? [];
    expect(spoken.length).toBeGreaterThan(0);
    for (const block of spoken) {
      if (block.type !== 'paragraph') continue;
      const text = inlineText(block.content ?? []);
      const [, ...rest] = text.split(' ');
      const altered = (words: string, at = block.attrs.at): PostDocument => ({
        type: 'doc',
        content: [{ type: 'paragraph', attrs: { at }, content: [{ type: 'text', text: words }] }],
      });
      expect(ungrounded(altered(text), transcript.cues)).toEqual([]);
      expect(ungrounded(altered(`Perhaps ${rest.join(' ')}`), transcript.cues)).toHaveLength(1);
      expect(ungrounded(altered(`${text} It cost 4711 kronor.`), transcript.cues)).toHaveLength(1);
      expect(ungrounded(altered(text, (block.attrs.at ?? 0) + 0.5), transcript.cues)).toHaveLength(1);
    }
  }
});

test('nobody who pays or asks is quoted, and every chapter that has something to say has its heading', () => {
  const said = (id: string, includeTranscript = false) => {
    const film = films.find(({ name }) => name === id);
    return JSON.stringify(
      film === undefined
        ? null
        : writeFromFilm(film.facts, film.transcript, { length: 'long', includeTranscript }),
    );
  };
  expect(said('sample-film-205')).not.toContain('sponsored');
  expect(said('sample-film-203')).not.toMatch(/subscribe/iu);
  expect(said('sample-film-191')).not.toMatch(/subscribe/iu);
  for (const { facts, transcript } of films) {
    const post = writeFromFilm(facts, transcript, { length: 'short', includeTranscript: false });
    const headings = post?.content.content.flatMap((block) =>
      block.type === 'heading' ? [block.attrs.at] : [],
    );
    expect(headings).toEqual(facts.chapters.map(({ start }) => start));
  }
});
