/*
 * Characters that nobody sees but that many scripts and emoji are written with: joiners, variation selectors, tags. In
 * a name they stay where they have a meaning; anywhere else they are only a disguise.
 */

const NON_JOINER = 0x20_0c;
const JOINER = 0x20_0d;
const KEYCAP = 0x20_e3;
const BLACK_FLAG = 0x1_f3_f4;
const CANCEL_TAG = 0xe_00_7f;

/** Whatever this file decides about. A text without any of it is left as it is. */
const DECIDED = /\p{Join_Control}|\p{Variation_Selector}|[\u{e0001}-\u{e007f}]/u;

/** Scripts whose letters change with a joiner beside them. */
const JOINING =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Rohg}\p{scx=Adlm}\p{scx=Mong}\p{scx=Phag}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Tibt}\p{scx=Java}\p{scx=Bali}\p{scx=Limb}\p{scx=Mtei}\p{scx=Newa}]$/u;
const LETTER = /^[\p{L}\p{M}\p{Nd}]$/u;
/** A virama or a vowel sign: what follows it, even the end of a word, may be joined or kept apart (ന്‍, ত্‍). */
const SIGN = /^\p{M}$/u;
/** Heh with a joiner behind it is how the Islamic calendar is abbreviated. */
const ARABIC = /^\p{scx=Arab}$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;
const OF_A_PICTOGRAPH = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u{e007f}]$/u;
const HAS_VARIANTS = /^[\p{Extended_Pictographic}\p{scx=Han}\p{scx=Mymr}\p{scx=Phag}\p{scx=Mong}\p{Sm}]$/u;
const KEYCAP_BASE = /^[\d#*]$/u;

/** The text without the joiners, selectors and tags that stand where no script and no emoji has a use for them. */
export function keepMeantJoiners(text: string): string {
  if (!DECIDED.test(text)) return text;
  const characters = Array.from(text);
  const kept: string[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const code = character.codePointAt(0) ?? 0;
    const before = kept.at(-1) ?? '';
    if (!DECIDED.test(character)) kept.push(character);
    else if (code === NON_JOINER || code === JOINER) {
      if (joins(code, before, characters.slice(at + 1, at + 2).join(''))) kept.push(character);
    } else if (isTag(code)) {
      const end = endOfTags(characters, at);
      const isFlag = before.codePointAt(0) === BLACK_FLAG && characters[end]?.codePointAt(0) === CANCEL_TAG;
      if (isFlag) kept.push(...characters.slice(at, end + 1));
      at = isFlag ? end : Math.max(at, end - 1);
    } else if (selects(code, before, characters[at + 1])) kept.push(character);
  }
  return kept.join('');
}

function joins(code: number, before: string, after: string): boolean {
  if (OF_A_PICTOGRAPH.test(before) && code === JOINER) return PICTOGRAPH.test(after);
  if (!LETTER.test(before) || !JOINING.test(before)) return false;
  if (LETTER.test(after) && JOINING.test(after)) return true;
  return code === JOINER ? SIGN.test(before) || ARABIC.test(before) : SIGN.test(before) && after !== '';
}

function selects(code: number, before: string, after: string | undefined): boolean {
  if (KEYCAP_BASE.test(before)) return after?.codePointAt(0) === KEYCAP;
  return HAS_VARIANTS.test(before) && (code < 0xe_01_00 || /^\p{scx=Han}$/u.test(before));
}

function isTag(code: number): boolean {
  return code >= 0xe_00_01 && code <= CANCEL_TAG;
}

/** Where a run of tags ends: at its cancel tag, else behind its last. */
function endOfTags(characters: readonly string[], from: number): number {
  let end = from;
  while (end < characters.length && isTag(characters[end]?.codePointAt(0) ?? 0)) {
    if (characters[end]?.codePointAt(0) === CANCEL_TAG) return end;
    end += 1;
  }
  return end;
}
