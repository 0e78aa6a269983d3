import type { ColumnKind, Columns, TakeoutTable } from './takeout-tables.ts';

/* Which column holds what: by the header where its language is known here, else by what stands in it. */

const TITLE =
  /tit[ulrí]|t[íi]t[uo]l|titel|tiitel|название|назва|заголовок|заглавие|наслов|гарчиг|başlı|otsikko|tittel|titill|τίτλο|标题|標題|名稱|名称|タイトル|名（|名 ?\(|제목|이름|عنوان|כותרת|शीर्षक|শিরোনাম|தலைப்பு|శీర్షిక|ชื่อ|tiêu đề|judul|tajuk|pamagat|kichwa|izenburu|naslov|naziv|název|názov|\bcím|címe|pealkiri|nosaukum|pavadinim|സീർഷകം|სათაური|վերնագիր|атауы/iu;
const LANGUAGE =
  /languag|langue|sprache|idioma|lingua|\btaal|język|язык|мова|език|језик|\bdil|språk|sprog|kieli|limba|limbă|nyelv|jazyk|γλώσσα|jezik|bahasa|ngôn ngữ|ภาษา|भाषा|语言|語言|言語|언어|لغة|اللغة|زبان|שפה/iu;
const TAGS =
  /\btags?\b|etikett|schlagw|mot.?cl|balise|etiquet|tagg|címk|štít|etichet|etiket|тег|метк|мітк|ετικέτ|タグ|标签|標籤|标记|標記|태그|وسم|علامات|תג|टैग|แท็ก|thẻ/iu;

/** "Title (Original) Language" does; "題名（元の言語）", a title in its original language, does not. */
const saysLanguage = (cell: string) => LANGUAGE.test(cell.replaceAll(/[(（][^)）]*[)）]/gu, ''));

/** The column that the header calls the title, in a language that is known here. */
function titleByName({ header, columns }: TakeoutTable): number | null {
  const at = header.findIndex(
    (cell, index) =>
      index > 0 &&
      TITLE.test(cell) &&
      !saysLanguage(cell) &&
      !TAGS.test(cell) &&
      // What holds countries or languages of all rows is no title, whatever it is called.
      isText(columns[index]),
  );
  return at === -1 ? null : at;
}

const isText = (kind: ColumnKind | undefined) => kind === 'text' || kind === 'videoId';

/** Columns of free text, in order. */
function textColumns(columns: Columns): number[] {
  return columns.flatMap((kind, index) => (index > 0 && isText(kind) ? [index] : []));
}

/** The columns of the channel itself; null where there is none. */
export function channelColumns(table: TakeoutTable) {
  const { columns } = table;
  const texts = textColumns(columns).filter((index) => !TAGS.test(table.header[index] ?? ''));
  // A title's language stands beside it, tags stand before it.
  const title =
    titleByName(table) ?? texts.find((index) => columns[index + 1] === 'language') ?? texts.at(-1) ?? null;
  return { title, country: found(columns.indexOf('country')), language: languageColumn(table, title) };
}

/**
 * The columns of titles, descriptions and tags of many things. Where the header does not tell, the title is the text
 * whose cells differ most and are never long, the description the one that is longer; categories, states and languages
 * repeat.
 */
export function textsOf(table: TakeoutTable) {
  const { records, columns, header } = table;
  const measured = textColumns(columns).map((index) => {
    const filled = records.map((record) => record[index]?.trim() ?? '').filter((cell) => cell !== '');
    return {
      index,
      longest: Math.max(0, ...filled.map((cell) => cell.length)),
      average: filled.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, filled.length),
      different: new Set(filled).size / records.length,
      filled: filled.length / records.length,
    };
  });
  const titles = measured.filter(({ longest, filled }) => longest <= 110 && filled > 0.9);
  const byContent =
    titles.sort((a, b) => b.different * b.average - a.different * a.average)[0]?.index ?? null;
  const title = titleByName(table) ?? byContent;
  const tags = textColumns(columns).filter((index) => index !== title && TAGS.test(header[index] ?? ''));
  const described = byName(table, DESCRIPTION, [title, ...tags]);
  const description =
    described ??
    measured
      .filter(({ index, average }) => index !== title && !tags.includes(index) && average > 20)
      .sort((a, b) => b.average - a.average)
      .find(({ different, longest }) => different > 0.2 && longest > 60)?.index ??
    null;
  return { title, description, tags, language: languageColumn(table, title) };
}

const DESCRIPTION =
  /descri|beschreib|beskriv|omschrijv|beschrijv|opis|описани|опис|popis|leírás|açıklama|kuvaus|περιγραφ|説明|说明|說明|描述|설명|وصف|תיאור|विवरण|คำอธิบาย|mô tả|deskripsi|perihal/iu;

function byName(
  { header, columns }: TakeoutTable,
  words: RegExp,
  taken: readonly (number | null)[],
): number | null {
  return found(
    header.findIndex(
      (cell, index) =>
        index > 0 &&
        words.test(cell) &&
        !saysLanguage(cell) &&
        isText(columns[index]) &&
        !taken.includes(index),
    ),
  );
}

/** The language that stands beside the title, else the first one. */
function languageColumn({ columns }: TakeoutTable, title: number | null): number | null {
  return title !== null && columns[title + 1] === 'language' ? title + 1 : found(columns.indexOf('language'));
}

/** Who may see a thing; null: not told in a word that is known here. */
export function visibilityColumn({ columns }: TakeoutTable): number | null {
  return found(columns.lastIndexOf('visibility'));
}

function found(index: number): number | null {
  return index === -1 ? null : index;
}
