import { catalogueOf, type SiteLanguage } from '@tosite/site-sections/words/words';

export type LockWords = {
  title: string;
  text: string;
  label: string;
  button: string;
  wrong: string;
  /** Too many tries. */
  wait: string;
  /** The server has too much to do. */
  busy: string;
};

/** What stands before a private site, by the site's language; English for those that have no catalogue. */
const WORDS: Record<SiteLanguage, LockWords> = {
  en: {
    title: 'This site is private',
    text: 'Its owner gives the password to those who may see it.',
    label: 'Password',
    button: 'Open the site',
    wrong: 'This is not the password. Try again, or ask the owner of the site.',
    wait: 'That was too many tries. Wait a quarter of an hour and try again.',
    busy: 'Many people are opening sites just now. Try again in a moment.',
  },
  es: {
    title: 'Este sitio es privado',
    text: 'Su dueño da la contraseña a quienes pueden verlo.',
    label: 'Contraseña',
    button: 'Abrir el sitio',
    wrong: 'Esta no es la contraseña. Inténtalo otra vez o pregunta al dueño del sitio.',
    wait: 'Han sido muchos intentos. Espera un cuarto de hora e inténtalo otra vez.',
    busy: 'Ahora mismo hay mucha gente abriendo sitios. Inténtalo otra vez en un momento.',
  },
  fr: {
    title: 'Ce site est privé',
    text: 'Son propriétaire donne le mot de passe à celles et ceux qui peuvent le voir.',
    label: 'Mot de passe',
    button: 'Ouvrir le site',
    wrong: 'Ce n’est pas le bon mot de passe. Réessayez ou demandez-le au propriétaire du site.',
    wait: 'Trop d’essais. Attendez un quart d’heure et réessayez.',
    busy: 'Beaucoup de monde ouvre des sites en ce moment. Réessayez dans un instant.',
  },
  de: {
    title: 'Diese Website ist privat',
    text: 'Das Passwort bekommt von ihrem Eigentümer, wer sie sehen darf.',
    label: 'Passwort',
    button: 'Website öffnen',
    wrong: 'Das ist nicht das Passwort. Versuche es noch einmal oder frage, wem die Website gehört.',
    wait: 'Das waren viele Versuche. Warte eine Viertelstunde und versuche es noch einmal.',
    busy: 'Gerade öffnen viele Leute Websites. Versuche es gleich noch einmal.',
  },
  pt: {
    title: 'Este site é privado',
    text: 'O dono dá a palavra-passe a quem o pode ver.',
    label: 'Palavra-passe',
    button: 'Abrir o site',
    wrong: 'Esta não é a palavra-passe. Tente outra vez ou pergunte ao dono do site.',
    wait: 'Foram muitas tentativas. Espere um quarto de hora e tente outra vez.',
    busy: 'Há muita gente a abrir sites neste momento. Tente outra vez daqui a pouco.',
  },
  it: {
    title: 'Questo sito è privato',
    text: 'Il proprietario dà la password a chi può vederlo.',
    label: 'Password',
    button: 'Apri il sito',
    wrong: 'Non è questa la password. Riprova o chiedi al proprietario del sito.',
    wait: 'Troppi tentativi. Aspetta un quarto d’ora e riprova.',
    busy: 'In questo momento molte persone aprono siti. Riprova tra un attimo.',
  },
  nl: {
    title: 'Deze site is privé',
    text: 'De eigenaar geeft het wachtwoord aan wie hem mag zien.',
    label: 'Wachtwoord',
    button: 'Site openen',
    wrong: 'Dit is niet het wachtwoord. Probeer het opnieuw of vraag het aan de eigenaar.',
    wait: 'Dat waren veel pogingen. Wacht een kwartier en probeer het opnieuw.',
    busy: 'Op dit moment openen veel mensen een site. Probeer het zo meteen opnieuw.',
  },
  pl: {
    title: 'Ta strona jest prywatna',
    text: 'Właściciel podaje hasło tym, którzy mogą ją zobaczyć.',
    label: 'Hasło',
    button: 'Otwórz stronę',
    wrong: 'To nie jest to hasło. Spróbuj ponownie albo zapytaj właściciela strony.',
    wait: 'To było wiele prób. Odczekaj kwadrans i spróbuj ponownie.',
    busy: 'Wiele osób otwiera teraz strony. Spróbuj ponownie za chwilę.',
  },
  tr: {
    title: 'Bu site özel',
    text: 'Sahibi, parolayı siteyi görebilecek kişilere verir.',
    label: 'Parola',
    button: 'Siteyi aç',
    wrong: 'Parola bu değil. Yeniden dene ya da sitenin sahibine sor.',
    wait: 'Çok fazla deneme oldu. On beş dakika bekleyip yeniden dene.',
    busy: 'Şu anda çok kişi site açıyor. Birazdan yeniden dene.',
  },
  ar: {
    title: 'هذا الموقع خاص',
    text: 'يعطي صاحبه كلمة المرور لمن يحق لهم رؤيته.',
    label: 'كلمة المرور',
    button: 'افتح الموقع',
    wrong: 'كلمة المرور غير صحيحة. حاول مرة أخرى أو اسأل صاحب الموقع.',
    wait: 'كانت المحاولات كثيرة. انتظر ربع ساعة ثم حاول مرة أخرى.',
    busy: 'يفتح كثيرون مواقع الآن. حاول مرة أخرى بعد لحظات.',
  },
  hi: {
    title: 'यह साइट निजी है',
    text: 'इसके मालिक उन लोगों को पासवर्ड देते हैं जो इसे देख सकते हैं।',
    label: 'पासवर्ड',
    button: 'साइट खोलें',
    wrong: 'यह पासवर्ड सही नहीं है। फिर से कोशिश करें या साइट के मालिक से पूछें।',
    wait: 'बहुत बार कोशिश हुई। पंद्रह मिनट रुककर फिर कोशिश करें।',
    busy: 'अभी बहुत लोग साइटें खोल रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  },
  ja: {
    title: 'このサイトは非公開です',
    text: '閲覧できる人には、所有者がパスワードを伝えています。',
    label: 'パスワード',
    button: 'サイトを開く',
    wrong: 'パスワードが違います。もう一度試すか、サイトの所有者に確認してください。',
    wait: '試行回数が多すぎます。15分待ってからもう一度試してください。',
    busy: 'ただいま混み合っています。少し待ってからもう一度試してください。',
  },
  zh: {
    title: '此网站未公开',
    text: '网站主人会把密码告诉可以查看的人。',
    label: '密码',
    button: '打开网站',
    wrong: '密码不对。请再试一次，或询问网站主人。',
    wait: '尝试次数过多。请等待十五分钟后再试。',
    busy: '目前打开网站的人很多。请稍后再试。',
  },
  'zh-Hant': {
    title: '此網站不公開',
    text: '網站主人會把密碼告訴可以查看的人。',
    label: '密碼',
    button: '開啟網站',
    wrong: '密碼不對。請再試一次，或詢問網站主人。',
    wait: '嘗試次數過多。請等待十五分鐘後再試。',
    busy: '目前開啟網站的人很多。請稍後再試。',
  },
  ko: {
    title: '비공개 사이트입니다',
    text: '볼 수 있는 사람에게 사이트 주인이 비밀번호를 알려 줍니다.',
    label: '비밀번호',
    button: '사이트 열기',
    wrong: '비밀번호가 아닙니다. 다시 시도하거나 사이트 주인에게 물어보세요.',
    wait: '시도가 너무 많았습니다. 15분 뒤에 다시 시도하세요.',
    busy: '지금 많은 사람이 사이트를 열고 있습니다. 잠시 뒤에 다시 시도하세요.',
  },
  ru: {
    title: 'Этот сайт закрыт',
    text: 'Пароль даёт его владелец тем, кому можно его видеть.',
    label: 'Пароль',
    button: 'Открыть сайт',
    wrong: 'Это не тот пароль. Попробуйте ещё раз или спросите владельца сайта.',
    wait: 'Слишком много попыток. Подождите четверть часа и попробуйте снова.',
    busy: 'Сейчас сайты открывает много людей. Попробуйте снова через минуту.',
  },
  uk: {
    title: 'Цей сайт закритий',
    text: 'Пароль дає його власник тим, кому можна його бачити.',
    label: 'Пароль',
    button: 'Відкрити сайт',
    wrong: 'Це не той пароль. Спробуйте ще раз або запитайте власника сайту.',
    wait: 'Забагато спроб. Зачекайте чверть години та спробуйте знову.',
    busy: 'Зараз сайти відкриває багато людей. Спробуйте знову за хвилину.',
  },
  bg: {
    title: 'Този сайт е частен',
    text: 'Собственикът му дава паролата на онези, които може да го видят.',
    label: 'Парола',
    button: 'Отваряне на сайта',
    wrong: 'Това не е паролата. Опитайте пак или попитайте собственика на сайта.',
    wait: 'Опитите бяха твърде много. Изчакайте четвърт час и опитайте пак.',
    busy: 'В момента много хора отварят сайтове. Опитайте пак след малко.',
  },
  sr: {
    title: 'Овај сајт је приватан',
    text: 'Власник даје лозинку онима који смеју да га виде.',
    label: 'Лозинка',
    button: 'Отвори сајт',
    wrong: 'Ово није лозинка. Покушајте поново или питајте власника сајта.',
    wait: 'Било је превише покушаја. Сачекајте четврт сата и покушајте поново.',
    busy: 'Тренутно много људи отвара сајтове. Покушајте поново за који тренутак.',
  },
  el: {
    title: 'Αυτός ο ιστότοπος είναι ιδιωτικός',
    text: 'Ο κάτοχός του δίνει τον κωδικό σε όσους μπορούν να τον δουν.',
    label: 'Κωδικός',
    button: 'Άνοιγμα του ιστότοπου',
    wrong: 'Δεν είναι αυτός ο κωδικός. Δοκιμάστε ξανά ή ρωτήστε τον κάτοχο.',
    wait: 'Έγιναν πολλές προσπάθειες. Περιμένετε ένα τέταρτο και δοκιμάστε ξανά.',
    busy: 'Πολλοί ανοίγουν ιστοτόπους αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
  },
  ca: {
    title: 'Aquest lloc és privat',
    text: 'El seu propietari dona la contrasenya a qui el pot veure.',
    label: 'Contrasenya',
    button: 'Obre el lloc',
    wrong: 'Aquesta no és la contrasenya. Torna-ho a provar o demana-la al propietari.',
    wait: 'Hi ha hagut massa intents. Espera un quart d’hora i torna-ho a provar.',
    busy: 'Ara mateix hi ha molta gent obrint llocs. Torna-ho a provar d’aquí a un moment.',
  },
  he: {
    title: 'האתר הזה פרטי',
    text: 'בעל האתר נותן את הסיסמה למי שמותר לו לראות אותו.',
    label: 'סיסמה',
    button: 'פתיחת האתר',
    wrong: 'זו לא הסיסמה. נסו שוב או שאלו את בעל האתר.',
    wait: 'היו יותר מדי ניסיונות. המתינו רבע שעה ונסו שוב.',
    busy: 'אנשים רבים פותחים אתרים כעת. נסו שוב בעוד רגע.',
  },
  fa: {
    title: 'این وبگاه خصوصی است',
    text: 'صاحب آن رمز را به کسانی می‌دهد که اجازهٔ دیدنش را دارند.',
    label: 'رمز',
    button: 'باز کردن وبگاه',
    wrong: 'رمز این نیست. دوباره امتحان کنید یا از صاحب وبگاه بپرسید.',
    wait: 'تلاش‌ها زیاد بود. یک ربع صبر کنید و دوباره امتحان کنید.',
    busy: 'اکنون افراد زیادی سایت باز می‌کنند. کمی بعد دوباره امتحان کنید.',
  },
  ur: {
    title: 'یہ ویب سائٹ نجی ہے',
    text: 'اس کا مالک پاس ورڈ انہیں دیتا ہے جو اسے دیکھ سکتے ہیں۔',
    label: 'پاس ورڈ',
    button: 'ویب سائٹ کھولیں',
    wrong: 'یہ پاس ورڈ درست نہیں۔ دوبارہ کوشش کریں یا مالک سے پوچھیں۔',
    wait: 'بہت زیادہ کوششیں ہوئیں۔ پندرہ منٹ انتظار کریں اور دوبارہ کوشش کریں۔',
    busy: 'اس وقت بہت سے لوگ سائٹیں کھول رہے ہیں۔ ذرا دیر بعد دوبارہ کوشش کریں۔',
  },
  si: {
    title: 'මෙම වෙබ් අඩවිය පුද්ගලිකයි',
    text: 'එය දැකිය හැකි අයට හිමිකරු මුරපදය දෙයි.',
    label: 'මුරපදය',
    button: 'වෙබ් අඩවිය විවෘත කරන්න',
    wrong: 'මෙය මුරපදය නොවේ. නැවත උත්සාහ කරන්න, නැතහොත් හිමිකරුගෙන් අසන්න.',
    wait: 'උත්සාහයන් වැඩියි. විනාඩි පහළොවක් රැඳී නැවත උත්සාහ කරන්න.',
    busy: 'මේ මොහොතේ බොහෝ දෙනෙක් අඩවි විවෘත කරති. මොහොතකින් නැවත උත්සාහ කරන්න.',
  },
};

function wordsOf(language: string): LockWords | undefined {
  const known = catalogueOf(language);
  const isEnglish = known === 'en' && !/^en\b/iu.test(language);
  return isEnglish ? undefined : WORDS[known];
}

export function hasLockWords(language: string): boolean {
  return wordsOf(language) !== undefined;
}

export function lockWords(language: string): LockWords {
  return wordsOf(language) ?? WORDS.en;
}
