export type LockWords = {
  title: string;
  text: string;
  label: string;
  button: string;
  wrong: string;
  /** Too many tries. */
  wait: string;
};

/** What stands before a private site, by the site's language; English for the others. */
const WORDS: Record<string, LockWords> = {
  en: {
    title: 'This site is private',
    text: 'Its owner gives the password to those who may see it.',
    label: 'Password',
    button: 'Open the site',
    wrong: 'This is not the password. Try again, or ask the owner of the site.',
    wait: 'That were many tries. Wait a quarter of an hour and try again.',
  },
  es: {
    title: 'Este sitio es privado',
    text: 'Su dueño da la contraseña a quienes pueden verlo.',
    label: 'Contraseña',
    button: 'Abrir el sitio',
    wrong: 'Esta no es la contraseña. Inténtalo otra vez o pregunta al dueño del sitio.',
    wait: 'Han sido muchos intentos. Espera un cuarto de hora e inténtalo otra vez.',
  },
  fr: {
    title: 'Ce site est privé',
    text: 'Son propriétaire donne le mot de passe à celles et ceux qui peuvent le voir.',
    label: 'Mot de passe',
    button: 'Ouvrir le site',
    wrong: 'Ce n’est pas le bon mot de passe. Réessayez ou demandez-le au propriétaire du site.',
    wait: 'Trop d’essais. Attendez un quart d’heure et réessayez.',
  },
  de: {
    title: 'Diese Website ist privat',
    text: 'Das Passwort bekommt von ihrem Eigentümer, wer sie sehen darf.',
    label: 'Passwort',
    button: 'Website öffnen',
    wrong: 'Das ist nicht das Passwort. Versuche es noch einmal oder frage, wem die Website gehört.',
    wait: 'Das waren viele Versuche. Warte eine Viertelstunde und versuche es noch einmal.',
  },
  pt: {
    title: 'Este site é privado',
    text: 'O dono dá a palavra-passe a quem o pode ver.',
    label: 'Palavra-passe',
    button: 'Abrir o site',
    wrong: 'Esta não é a palavra-passe. Tente outra vez ou pergunte ao dono do site.',
    wait: 'Foram muitas tentativas. Espere um quarto de hora e tente outra vez.',
  },
  it: {
    title: 'Questo sito è privato',
    text: 'Il proprietario dà la password a chi può vederlo.',
    label: 'Password',
    button: 'Apri il sito',
    wrong: 'Non è questa la password. Riprova o chiedi al proprietario del sito.',
    wait: 'Troppi tentativi. Aspetta un quarto d’ora e riprova.',
  },
  nl: {
    title: 'Deze site is privé',
    text: 'De eigenaar geeft het wachtwoord aan wie hem mag zien.',
    label: 'Wachtwoord',
    button: 'Site openen',
    wrong: 'Dit is niet het wachtwoord. Probeer het opnieuw of vraag het aan de eigenaar.',
    wait: 'Dat waren veel pogingen. Wacht een kwartier en probeer het opnieuw.',
  },
  pl: {
    title: 'Ta strona jest prywatna',
    text: 'Właściciel podaje hasło tym, którzy mogą ją zobaczyć.',
    label: 'Hasło',
    button: 'Otwórz stronę',
    wrong: 'To nie jest to hasło. Spróbuj ponownie albo zapytaj właściciela strony.',
    wait: 'To było wiele prób. Odczekaj kwadrans i spróbuj ponownie.',
  },
  tr: {
    title: 'Bu site özel',
    text: 'Sahibi, parolayı siteyi görebilecek kişilere verir.',
    label: 'Parola',
    button: 'Siteyi aç',
    wrong: 'Parola bu değil. Yeniden dene ya da sitenin sahibine sor.',
    wait: 'Çok fazla deneme oldu. On beş dakika bekleyip yeniden dene.',
  },
  ar: {
    title: 'هذا الموقع خاص',
    text: 'يعطي صاحبه كلمة المرور لمن يحق لهم رؤيته.',
    label: 'كلمة المرور',
    button: 'افتح الموقع',
    wrong: 'كلمة المرور غير صحيحة. حاول مرة أخرى أو اسأل صاحب الموقع.',
    wait: 'كانت المحاولات كثيرة. انتظر ربع ساعة ثم حاول مرة أخرى.',
  },
  hi: {
    title: 'यह साइट निजी है',
    text: 'इसके मालिक उन लोगों को पासवर्ड देते हैं जो इसे देख सकते हैं।',
    label: 'पासवर्ड',
    button: 'साइट खोलें',
    wrong: 'यह पासवर्ड सही नहीं है। फिर से कोशिश करें या साइट के मालिक से पूछें।',
    wait: 'बहुत बार कोशिश हुई। पंद्रह मिनट रुककर फिर कोशिश करें।',
  },
  ja: {
    title: 'このサイトは非公開です',
    text: '閲覧できる人には、所有者がパスワードを伝えています。',
    label: 'パスワード',
    button: 'サイトを開く',
    wrong: 'パスワードが違います。もう一度試すか、サイトの所有者に確認してください。',
    wait: '試行回数が多すぎます。15分待ってからもう一度試してください。',
  },
  zh: {
    title: '此网站未公开',
    text: '网站主人会把密码告诉可以查看的人。',
    label: '密码',
    button: '打开网站',
    wrong: '密码不对。请再试一次，或询问网站主人。',
    wait: '尝试次数过多。请等待十五分钟后再试。',
  },
};

export function lockWords(language: string): LockWords {
  const [primary = ''] = language.toLowerCase().split('-');
  const known = Object.hasOwn(WORDS, primary) ? WORDS[primary] : undefined;
  return known ?? (WORDS['en'] as LockWords);
}

export const LOCK_LANGUAGES = Object.keys(WORDS);
