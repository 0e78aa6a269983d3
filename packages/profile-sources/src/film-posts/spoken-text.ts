/** `[Music]`, `(applause)`, `【拍手】`, `♪ la la ♪`: what is heard and not said. */
const NOISE = /\[[^\][]{0,80}\]|【[^】]{0,80}】|♪[^♪]{0,400}♪|[♪♫♬]+/gu;
/** In round brackets only what is known to be a sound: people say things in brackets. */
const NOISE_WORD =
  /^\((?:[^()]*\b(?:music|applause|laugh\w*|sigh\w*|noise|inaudible|silence|cough\w*|musik|applaus|gelächter|música|aplausos|risas|musique|applaudissements|rires|musica|applausi)\b[^()]*|音楽|拍手|笑い?)\)$/iu;
/** `>> `, `- `, `EDDA: `: who speaks. */
const SPEAKER = /^(?:>>+\s*|[-–—]\s+)+/u;

/** One caption without what is no speech; null: nothing is left. */
export function spokenText(text: string): string | null {
  const plain = text
    .replaceAll(NOISE, ' ')
    .replaceAll(/\([^()]{1,80}\)/gu, (written) => (NOISE_WORD.test(written) ? ' ' : written))
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(SPEAKER, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : null;
}

/** Asking to subscribe, thanking who pays, naming a code: nothing that the film is about. In the languages that we know. */
const ASKING = [
  /\b(?:subscribe|smash (?:that|the) like|hit (?:that|the) (?:like|bell)|like (?:and|&) share|leave a like|notification bell|link (?:is )?in the (?:description|bio)|links? (?:are )?(?:down )?below|(?:this|today.?s) (?:video|episode) is (?:brought to you|sponsored)|sponsored by|sponsor of (?:this|today)|promo(?:tional)? code|discount code|use (?:my |the |our )?code\b|join (?:me|us) on patreon|support (?:me|us|the channel) on|patreon\.com)/iu,
  /(?:suscr[ií]b(?:e|anse|irse|ete)|dale (?:a )?me gusta|campanita|c[óo]digo (?:de descuento|promocional)|patrocinad[oa] por|enlace en la descripci[óo]n)/iu,
  /(?:abonnier(?:t|en)|kanal abonnieren|daumen (?:nach )?(?:oben|hoch)|glocke (?:aktivieren|drücken)|rabattcode|gesponsert|werbepartner|link in der beschreibung)/iu,
  /(?:abonne[zr]|n'oubliez pas de vous abonner|pouce bleu|code promo|sponsoris[ée]e?|lien en description)/iu,
  /(?:inscreva[- ]se|se inscreve|deixa (?:o|seu) like|iscrivetevi|iscriviti|lasciate un like|abonneer|подпис(?:ывайтесь|аться|ка на канал)|ставьте лайк|チャンネル登録|高評価|구독|좋아요|订阅|訂閱|点赞)/iu,
];

/** Whether a sentence asks for something in place of telling something. */
export function isAsking(sentence: string): boolean {
  return ASKING.some((pattern) => pattern.test(sentence));
}

const ADVERTISING =
  /^(?:\W*)(?:sponsor(?:ed|ship|s)?|ad(?:vert(?:isement)?)?|ad break|a word from our sponsors?|werbung|anzeige|publicidad|patrocinador|publicité|sponsoris[ée]|publi|реклама|広告)(?:\W|$)/iu;

/** Whether a chapter is a pause for who pays. */
export function isAdvertising(chapterTitle: string): boolean {
  return ADVERTISING.test(chapterTitle);
}
