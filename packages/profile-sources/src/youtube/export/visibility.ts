function words(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((word) => plain(word)));
}

/*
 * Takeout translates "Public", "Unlisted" and "Private". What is not known to be public is private: nothing is shown
 * that its owner hid.
 */
const PUBLIC = words(
  'public|publique|öffentlich|público|pública|pubblico|pubblica|openbaar|publiek|publiczny|publiczne|publiczna|offentlig|offentligt|julkinen|veřejné|veřejný|veřejná|verejné|verejný|nyilvános|herkese açık|genel|доступ открыт|открытый доступ|открытый|публичный|для всех|загальнодоступний|відкритий доступ|загальнодоступне|publică|δημόσιο|δημόσια|publik|awam|công khai|สาธารณะ|सार्वजनिक|公開|公开|공개|عام|عامة|علني|ציבורי|עמומי|عمومی|javno|javan|viešas|publisks|avalik|públic|pampubliko|публично|јавно|открытая|публичное|publico|publica|javna|viešai',
);
const HIDDEN = words(
  'private|privée|privé|privat|privado|privada|privato|privata|prywatny|prywatne|unlisted|non répertoriée|non répertorié|nicht gelistet|oculto|no listado|não listado|não listada|non in elenco|verborgen|niet openbaar|niepubliczny|niepubliczne|olistad|liste dışı|özel|доступ ограничен|закрытый доступ|доступ по ссылке|限定公開|非公開|不公开|不公開|私享|비공개|일부 공개|خاص|غير مدرج|פרטי|לא רשום|deleted|ikke oppført|skjult|yksityinen|piilotettu|privată|nelistat|nelistată|privát|nem listázott|nem nyilvános|soukromé|soukromý|neveřejné|neveřejný|súkromné|súkromný|neverejné|ιδιωτικό|ιδιωτική|μη καταχωρισμένο|μη καταχωρημένο|приватний|приватне|приватное|доступ за посиланням|доступ обмежено|частно|скрито|riêng tư|không công khai|ส่วนตัว|ไม่เป็นสาธารณะ|pribadi|tidak publik|peribadi|tidak tersenarai|privatno|nenavedeno|nije na popisu|निजी|असूचीबद्ध|خصوصی|فهرست‌نشده|privatus|neįtrauktas|privāts|nav sarakstā|privaatne|loendis mitte',
);

function plain(cell: string): string {
  return cell.normalize('NFC').toLowerCase().trim();
}

export function isPublic(cell: string): boolean {
  return PUBLIC.has(plain(cell));
}

/** A word of either kind: tells which column says who may see a thing. */
export function isVisibility(cell: string): boolean {
  return PUBLIC.has(plain(cell)) || HIDDEN.has(plain(cell));
}
