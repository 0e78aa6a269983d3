export const SECRETS = ['password', 'card', 'seed'] as const;
export type Secret = (typeof SECRETS)[number];

/** Words of one language: how somebody is told to give something, and what is asked for. Regular expressions, without case. */
export type SecretWords = { asks: string } & Readonly<Record<Secret, string>>;

const INTERNATIONAL_CARD = String.raw`\bcv[vc]2?\b`;

/** Imperatives only: who writes about passwords has others. */
export const SECRET_WORDS: Readonly<Record<string, SecretWords>> = {
  en: {
    asks: String.raw`\b(?:re-?)?(?:enter|type|verify|confirm|update|provide|submit|send|input|validate|reveal|share|import|fill in|give us|tell us|unlock|sign in with|log ?in with|required?|expired?|expires)\b`,
    password: String.raw`\b(?:passwords?|passcodes?|passphrases?|pass ?words?|pin(?: ?code| number)?)\b`,
    card: String.raw`\b(?:card (?:numbers?|details|information|data)|(?:credit|debit|bank|payment)[ -]?cards?|security code)\b|${INTERNATIONAL_CARD}`,
    seed: String.raw`\b(?:seed (?:phrases?|words)|seedphrases?|recovery (?:phrases?|words)|secret (?:recovery|phrases?|words)|mnemonics?|private keys?|(?:12|24|twelve|twenty-four)[ -]words?)\b`,
  },
  es: {
    asks: String.raw`\b(?:introduzca|introduce|ingrese|ingresa|confirme|confirma|verifique|verifica|actualice|actualiza|escriba|escribe|envíe|proporcione|indique)\b`,
    password: String.raw`contraseña|clave (?:secreta|de acceso|bancaria|dinámica)|\bpin\b|\bclave\b`,
    card: String.raw`tarjeta|${INTERNATIONAL_CARD}`,
    seed: String.raw`frase (?:semilla|secreta|de recuperación)|clave privada|12 palabras|24 palabras`,
  },
  fr: {
    asks: String.raw`\b(?:saisissez|saisis|entrez|confirmez|vérifiez|indiquez|renseignez|communiquez|actualisez|envoyez|tapez)\b|mettez à jour`,
    password: String.raw`mot de passe|code (?:secret|confidentiel|pin|d.accès)`,
    card: String.raw`carte (?:bancaire|bleue|de crédit|vitale)|numéro de (?:votre )?carte|${INTERNATIONAL_CARD}`,
    seed: String.raw`phrase (?:secrète|de récupération|mnémonique|de départ)|clés? privées?|12 mots|24 mots`,
  },
  de: {
    asks: String.raw`\bgeben sie\b|\bgib\b|eingeben|\b(?:bestätigen|verifizieren|aktualisieren|prüfen|senden|übermitteln) sie\b|\bbestätige\b|erforderlich`,
    password: String.raw`passwort|kennwort|zugangsdaten|\bpin\b|\btan\b`,
    card: String.raw`kreditkarte|kartennummer|kartendaten|bankkarte|ec-karte|${INTERNATIONAL_CARD}`,
    seed: String.raw`seed-?phrase|wiederherstellungs(?:phrase|wörter)|private[nr]? schlüssel|12 wörter|24 wörter`,
  },
  it: {
    asks: String.raw`\b(?:inserisci|inserisca|inserite|inserire|conferma|confermi|confermate|verifica|verifichi|verificate|aggiorna|aggiorni|digita|digiti|fornisca|invii)\b`,
    password: String.raw`\bpassword\b|codice (?:pin|segreto|di accesso)|credenziali|\bpin\b`,
    card: String.raw`carta di (?:credito|debito)|numero (?:della|di) carta|dati della carta|${INTERNATIONAL_CARD}`,
    seed: String.raw`frase (?:seed|segreta|di recupero)|chiav[ei] privat[ae]|12 parole|24 parole`,
  },
  pt: {
    asks: String.raw`\b(?:digite|insira|introduza|informe|confirme|verifique|atualize|envie|indique|forneça)\b`,
    password: String.raw`senha|palavra-passe|código de acesso|\bpin\b`,
    card: String.raw`cartão|cartao|${INTERNATIONAL_CARD}`,
    seed: String.raw`frase (?:semente|secreta|de recuperação)|chaves? privadas?|12 palavras|24 palavras`,
  },
  nl: {
    asks: String.raw`\b(?:voer|vul|bevestig|controleer|verifieer|typ|verstuur)\b`,
    password: String.raw`wachtwoord|pincode|\bpin\b`,
    card: String.raw`creditcard|kaartnummer|pasnummer|bankpas|kaartgegevens|${INTERNATIONAL_CARD}`,
    seed: String.raw`herstelzin|seed-?phrase|geheime zin|privésleutel|12 woorden|24 woorden`,
  },
  pl: {
    asks: String.raw`wpisz|podaj|potwierdź|zweryfikuj|zaktualizuj|wprowadź|wyślij`,
    password: String.raw`has[łl][oaeu]|hasłem|kod pin|\bpin\b`,
    card: String.raw`karty|kartę|kartą|${INTERNATIONAL_CARD}`,
    seed: String.raw`fraz[ęay] (?:odzyskiwania|seed)|klucz prywatny|12 słów|24 sł[oó]w`,
  },
  cs: {
    asks: 'zadejte|potvrďte|ověřte|aktualizujte|vyplňte',
    password: 'hesl[oaeu]|heslem',
    card: 'kart[yu]|kartou|číslo karty',
    seed: 'obnovovací fráz|soukromý klíč|12 slov|24 slov',
  },
  ro: {
    asks: 'introduceți|introduceti|confirmați|confirmati|verificați|verificati|actualizați',
    password: 'parol[ae]|parolei|codul pin',
    card: 'cardului|numărul cardului|datele cardului',
    seed: 'fraza de recuperare|cheia privată',
  },
  hu: {
    asks: 'adja meg|erősítse meg|ellenőrizze|frissítse|írja be',
    password: 'jelszó|jelszav',
    card: 'kártya|kártyá|bankkárty',
    seed: 'helyreállítási|privát kulcs',
  },
  sv: {
    asks: String.raw`\b(?:ange|bekräfta|verifiera|uppdatera|fyll i|skriv in)\b`,
    password: 'lösenord|pinkod',
    card: 'kortnummer|kontokort|kreditkort|kortuppgifter',
    seed: 'återställningsfras|privata nyckel',
  },
  tr: {
    asks: 'girin|giriniz|doğrulayın|doğrulayınız|onaylayın|onaylayınız|güncelleyin|güncelleyiniz|gönderin|yazın',
    password: 'şifre|parola',
    card: 'kart (?:numara|bilgi|numaran)|kartınız|kredi kartı',
    seed: 'kurtarma (?:ifade|kelime)|gizli (?:kelime|ifade)|özel anahtar',
  },
  vi: {
    asks: 'nhập|xác nhận|xác minh|cập nhật|cung cấp',
    password: 'mật khẩu|mã pin',
    card: 'thẻ tín dụng|số thẻ|thẻ ngân hàng',
    seed: 'cụm từ khôi phục|khóa riêng',
  },
  id: {
    asks: String.raw`\b(?:masukkan|konfirmasi|verifikasi|perbarui|kirimkan)\b`,
    password: 'kata sandi|password|pin anda',
    card: 'kartu (?:kredit|debit|anda)|nomor kartu',
    seed: 'frasa pemulihan|kunci pribadi',
  },
  ca: {
    asks: 'introduïu|introdueix|confirmeu|confirma|verifiqueu|actualitzeu',
    password: 'contrasenya',
    card: 'targeta',
    seed: 'frase de recuperació|clau privada',
  },
  ru: {
    asks: 'введите|подтвердите|укажите|обновите|проверьте|отправьте|сообщите|введи|подтверди',
    password: 'парол|пин-?код',
    card: 'данные (?:вашей )?карты|номер (?:вашей )?карты|банковск[а-яё]+ карт|карту|карты',
    seed: 'сид-?фраз|секретн[а-яё]+ фраз|фраз[а-яё]* восстановления|приватн[а-яё]+ ключ|12 слов|24 слова?',
  },
  uk: {
    asks: 'введіть|підтвердіть|вкажіть|оновіть|перевірте|надішліть',
    password: 'парол|пін-?код',
    card: 'картки|картку|номер карти|дані карти',
    seed: 'сід-?фраз|секретн[а-яіїєґ]+ фраз|фраз[а-яіїєґ]* відновлення|приватн[а-яіїєґ]+ ключ',
  },
  bg: {
    asks: 'въведете|потвърдете|актуализирайте|проверете|изпратете',
    password: 'парола|пароли|пин',
    card: 'карта|картата',
    seed: 'фраза за възстановяване|частен ключ',
  },
  sr: {
    asks: 'unesite|potvrdite|ažurirajte|proverite|унесите|потврдите|ажурирајте|проверите',
    password: 'lozink|šifr|лозинк|шифр',
    card: 'kartic|картиц',
    seed: 'fraz[ua] za oporavak|privatni ključ|фраз[уа] за опоравак|приватни кључ',
  },
  el: {
    asks: 'εισάγετε|εισαγάγετε|επιβεβαιώστε|επαληθεύστε|ενημερώστε|πληκτρολογήστε|συμπληρώστε',
    password: 'κωδικ|συνθηματικ',
    card: 'κάρτα|κάρτας',
    seed: 'φράση ανάκτησης|ιδιωτικ[όο] κλειδ',
  },
  ar: {
    asks: 'أدخل|ادخل|إدخال|ادخال|أكد|تأكيد|قم بتحديث|تحديث|أرسل|التحقق',
    password: 'كلمة (?:المرور|السر|مرور|سر)|كلمة مرورك|الرقم السري',
    card: 'بطاقت|بطاقة|البطاقة',
    seed: 'عبارة (?:الاسترداد|الاستعادة|البذور|السرية)|المفتاح الخاص',
  },
  fa: {
    asks: 'وارد (?:کنید|نمایید)|تأیید کنید|تایید کنید|به.?روز کنید|ارسال کنید',
    password: 'رمز (?:عبور|دوم)|گذرواژه|کلمه عبور',
    card: 'کارت',
    seed: 'عبارت بازیابی|کلید خصوصی',
  },
  he: {
    asks: 'הזן|הזינו|הזיני|אמת|אמתו|אשר|אשרו|עדכן|עדכנו|הקלד|הקלידו',
    password: 'סיסמ|קוד סודי',
    card: 'כרטיס',
    seed: 'ביטוי (?:השחזור|שחזור)|מפתח פרטי|12 מילים',
  },
  hi: {
    asks: 'दर्ज कर|पुष्टि कर|सत्यापित कर|डालें|अपडेट कर|भेजें',
    password: 'पासवर्ड|पिन',
    card: 'कार्ड',
    seed: 'रिकवरी फ्रेज|सीड फ्रेज|निजी कुंजी',
  },
  ur: {
    asks: 'درج کریں|تصدیق کریں|ڈالیں|اپ ڈیٹ کریں',
    password: 'پاس ?ورڈ|خفیہ کوڈ',
    card: 'کارڈ',
    seed: 'ریکوری فریز|نجی کلید',
  },
  si: {
    asks: 'ඇතුළත් කරන්න|තහවුරු කරන්න|යාවත්කාලීන කරන්න',
    password: 'මුරපද',
    card: 'කාඩ්පත|කාඩ්',
    seed: 'ප්‍රතිසාධන වාක්‍ය',
  },
  th: {
    asks: 'กรอก|ป้อน|ยืนยัน|อัปเดต|ระบุ',
    password: 'รหัสผ่าน|รหัสลับ',
    card: 'บัตรเครดิต|หมายเลขบัตร|บัตรเดบิต',
    seed: 'วลีกู้คืน|คีย์ส่วนตัว',
  },
  zh: {
    asks: '输入|輸入|验证|驗證|确认|確認|填写|填寫|提交|提供|更新',
    password: '密码|密碼|口令',
    card: '银行卡|銀行卡|信用卡|卡号|卡號',
    seed: '助记词|助記詞|私钥|私鑰|恢复短语|恢復短語',
  },
  ja: {
    asks: '入力|ご確認|確認して|更新して|送信して|ご登録',
    password: 'パスワード|暗証番号',
    card: 'クレジットカード|カード番号|カード情報',
    seed: 'シードフレーズ|リカバリーフレーズ|復元フレーズ|秘密鍵',
  },
  ko: {
    asks: '입력|확인(?:해|하)|인증(?:해|하)|업데이트(?:해|하)|제출',
    password: '비밀번호|암호|패스워드',
    card: '신용카드|카드 ?번호|카드 ?정보|체크카드',
    seed: '시드 ?(?:구문|문구)|복구 ?(?:구문|문구)|니모닉|개인 ?키',
  },
};
