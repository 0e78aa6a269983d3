const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;

/** The letters of a label that begins with `xn--` (RFC 3492); null: it is no such label, or holds nonsense. */
export function decodePunycode(label: string): string | null {
  if (!/^xn--[a-z0-9-]{1,59}$/u.test(label)) return null;
  const text = label.slice(4);
  const split = text.lastIndexOf('-');
  const output = Array.from(split > 0 ? text.slice(0, split) : '', (letter) => letter.codePointAt(0) ?? 0);
  let n = 128;
  let i = 0;
  let bias = 72;
  for (let at = split > 0 ? split + 1 : 0; at < text.length;) {
    const before = i;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text[at++]);
      if (digit === null) return null;
      i += digit * weight;
      const t = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
      if (digit < t) break;
      weight *= BASE - t;
    }
    bias = adapt(i - before, output.length + 1, before === 0);
    n += Math.floor(i / (output.length + 1));
    i %= output.length + 1;
    if (n > 0x10_ffff || (n >= 0xd800 && n < 0xe000)) return null;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
}

function digitOf(letter: string | undefined): number | null {
  if (letter === undefined) return null;
  if (/^[a-z]$/u.test(letter)) return letter.charCodeAt(0) - 97;
  return /^\d$/u.test(letter) ? letter.charCodeAt(0) - 22 : null;
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : Math.floor(delta / 2);
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}
