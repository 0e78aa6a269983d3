/*
 * Instagram writes the labels of personal_information.json in the language of the account. Only these four are ever
 * read; every other line of the file (e-mail, phone, birth date, gender) is private and stays where it is.
 */

export type ProfileField = 'username' | 'name' | 'biography' | 'website';

const LABELS: Record<ProfileField, string> = {
  username: `username|user name|benutzername|nutzername|nom d'utilisateur|nom d’utilisateur|nombre de usuario|usuario|nome utente|nome de usuário|nome de utilizador|gebruikersnaam|användarnamn|brugernavn|brukernavn|käyttäjätunnus|käyttäjänimi|nazwa użytkownika|uživatelské jméno|používateľské meno|felhasználónév|nume de utilizator|потребителско име|имя пользователя|ім'я користувача|ім’я користувача|kullanıcı adı|όνομα χρήστη|שם משתמש|اسم المستخدم|نام کاربری|उपयोगकर्ता नाम|यूज़रनेम|ชื่อผู้ใช้|tên người dùng|nama pengguna|ユーザーネーム|ユーザー名|사용자 이름|用户名|帐号|用戶名稱|用戶帳號|用戶名|korisničko ime`,
  name: `name|full name|vollständiger name|nom|nom complet|nombre|nombre completo|nome|nome completo|naam|namn|navn|nimi|imię i nazwisko|nazwa|jméno|meno|név|nume|име|имя|ім'я|ім’я|ad|isim|adı|ad soyad|όνομα|שם|الاسم|نام|नाम|ชื่อ|tên|nama|名前|氏名|이름|姓名|名字|名称|名稱|ime`,
  biography: `bio|biography|biografie|steckbrief|biographie|biografía|presentación|biografia|presentation|biografi|esittely|biogram|życiorys|bemutatkozás|descriere|биография|о себе|біографія|biyografi|βιογραφικό|ביוגרפיה|ביו|السيرة الذاتية|نبذة|النبذة الشخصية|بیوگرافی|बायो|ประวัติ|ชีวประวัติ|tiểu sử|自己紹介|소개|个人简介|简介|個人簡介|自我介紹`,
  website: `website|web site|webseite|site web|site internet|sitio web|página web|sito web|sito|site|website-url|webbplats|hjemmeside|nettsted|nettside|verkkosivusto|sivusto|strona internetowa|witryna internetowa|web|webová stránka|webhely|weboldal|site-ul web|уебсайт|сайт|веб-сайт|вебсайт|i̇nternet sitesi|internet sitesi|web sitesi|ιστότοπος|אתר|אתר אינטרנט|الموقع الإلكتروني|موقع الويب|وب‌سایت|वेबसाइट|เว็บไซต์|trang web|situs web|laman web|ウェブサイト|웹사이트|网站|網站|stránka`,
};

const FIELD_OF_LABEL = new Map<string, ProfileField>(
  (['username', 'name', 'biography', 'website'] satisfies ProfileField[]).flatMap((field) =>
    LABELS[field].split('|').map((label) => [label.normalize('NFC'), field] as const),
  ),
);

/** What a label names; null for every label that is not one of the four. */
export function profileFieldOf(label: string): ProfileField | null {
  const plain = label
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[:：]$/u, '')
    .replace(/\s+/gu, ' ');
  return FIELD_OF_LABEL.get(plain) ?? null;
}
