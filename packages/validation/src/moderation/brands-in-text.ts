import { BRAND_NAMES } from '../website/brand-names.ts';
import { brandLetters } from '../website/looks-like-brand.ts';
import { latinLetters, plainText } from './latin-letters.ts';

/** Words that mean something else as a rule: brands only where they are written as names. */
const COMMON = new Set(
  'live medium signal chase ghost wise discord office windows threads booking ups zoom visa stripe apple android chrome meta outlook ledger messenger kindle blockchain'.split(
    ' ',
  ),
);
/** Words of any language so often that no capital makes them a brand. */
const NEVER = new Set(['live', 'medium', 'signal', 'wise', 'threads', 'ghost']);
const TWO_WORDS = [
  'bank of america',
  'wells fargo',
  'american express',
  'cash app',
  'mercado pago',
  'royal mail',
  'trust wallet',
  'to.site',
];
/** Brands whose names are written in other letters, and what every language calls a bank. */
const OTHERS =
  'nubank|itaú|itau|bradesco|caixa|bbva|intesa|unicredit|postfinance|sparkasse|volksbank|commerzbank|deutsche post|poste italiane|postepay|la banque postale|credit agricole|crédit agricole|ameli|rabobank|ing bank|abn amro|mbank|pko|allegro|ziraat|garanti|akbank|phantom|tronlink|alipay|wechat|rakuten|docomo|yandex|vkontakte|dropbox|irs|hmrc|banks?|bankas[ıi]|banque|banco|banca|banka|bankı';
const OTHER_SCRIPTS =
  /谷歌|微软|微軟|苹果|蘋果|支付宝|支付寶|微信|淘宝|京东|银行|銀行|亚马逊|亞馬遜|ペイパル|アマゾン|楽天|三井住友|みずほ|アップル|グーグル|マイクロソフト|メルカリ|은행|네이버|카카오|페이팔|구글|애플|토스|쿠팡|сбер|тинькофф|т-банк|втб|госуслуг|яндекс|вконтакте|приватбанк|монобанк|ощадбанк|банк|τράπεζα|بنك|بانک|بینک|باي ?بال|پی ?پال|الراجحي|جوجل|غوغل|أبل|آبل|أمازون|بنق|בנק|פייפאל|גוגל|אפל|बैंक|पेपैल|गूगल|फेसबुक|पेटीएम|ธนาคาร|กสิกร|බැංකු|වෙස්ටන්|ngân hàng|vietcombank/iu;

const PLAIN = BRAND_NAMES.filter((name) => !COMMON.has(name) && name.length >= 3);
const NAMED = BRAND_NAMES.filter((name) => COMMON.has(name) && !NEVER.has(name));
const FOLDED = new Map(PLAIN.filter((name) => name.length >= 5).map((name) => [brandLetters(name), name]));
const EXACT = new Set(PLAIN);
const OTHER_NAMES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...TWO_WORDS, OTHERS].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);
const CAPITALS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMED.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}|${name.toUpperCase()}`).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** The first brand, bank or service of money that a text names, look-alikes of its letters included; null for none. */
export function brandIn(text: string): string | null {
  const plain = plainText(text);
  const latin = latinLetters(text);
  for (const word of latin.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const small = word.toLowerCase();
    if (EXACT.has(small)) return small;
    const folded = FOLDED.get(brandLetters(small));
    if (folded !== undefined) return folded;
  }
  const named =
    CAPITALS.exec(latin) ?? OTHER_NAMES.exec(latin) ?? OTHER_NAMES.exec(plain) ?? OTHER_SCRIPTS.exec(plain);
  return named === null ? null : named[0].toLowerCase();
}
