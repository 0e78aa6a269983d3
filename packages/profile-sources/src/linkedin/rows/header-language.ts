import { plainName } from './plain-name.ts';

/*
 * What an export's own words are written in: its columns, or the headings of a PDF. English tells nothing, since
 * LinkedIn writes it for people of every language.
 */

const WORDS: Readonly<Record<string, string>> = {
  en: 'first name|last name|headline|summary|industry|geo location|company name|title|description|location|started on|finished on|school name|start date|end date|notes|degree name|activities|proficiency|authority|license number|issued on|publisher|published on|contact|top skills|languages|certifications|experience|education|honors-awards|publications',
  fr: "prénom|nom|titre|résumé|secteur|lieu|lieu géographique|nom de l'entreprise|entreprise|intitulé du poste|titre du poste|poste|commencé le|débuté le|terminé le|date de début|date de fin|nom de l'école|école|établissement|diplôme|nom du diplôme|remarques|activités|langue|niveau de compétence|autorité|numéro de licence|date d'émission|éditeur|publié le|adresse|date de naissance|code postal|sites web|coordonnées|principales compétences|compétences principales|expérience|formation|langues|certifications et licences",
  de: 'vorname|nachname|titel|zusammenfassung|branche|standort|unternehmen|firmenname|unternehmensname|name des unternehmens|beschreibung|ort|begonnen am|beendet am|startdatum|enddatum|beginn|ende|name der schule|schule|abschluss|anmerkungen|aktivitäten|geburtsdatum|postleitzahl|webseiten|sprache|kenntnisstand|zertifizierungsstelle|lizenznummer|ausgestellt am|verlag|überschrift|profilslogan|kontakt|top-kenntnisse|berufserfahrung|ausbildung|sprachen|zertifikate',
  es: 'nombre|apellidos|apellido|titular|extracto|resumen|ubicación|nombre de la empresa|empresa|cargo|puesto|descripción|fecha de inicio|fecha de finalización|finalización|empezó el|finalizó el|nombre de la escuela|escuela|titulación|actividades|dirección|fecha de nacimiento|código postal|sitios web|idioma|autoridad|número de licencia|emitido el|editorial|aptitud|contactar|aptitudes principales|experiencia|educación|idiomas',
  pt: 'primeiro nome|nome próprio|sobrenome|apelido|último nome|resumo|setor|localização|nome da empresa|empresa|cargo|descrição|data de início|data de término|data de fim|iniciado em|finalizado em|término|nome da escola|escola|formação|atividades|endereço|data de nascimento|cep|autoridade|número da licença|emitido em|competência|contato|principais competências|experiência|formação acadêmica|línguas',
  it: "cognome|titolo|riepilogo|settore|località|nome azienda|nome dell'azienda|azienda|qualifica|descrizione|data di inizio|data di fine|iniziato il|terminato il|scuola|nome della scuola|laurea|attività|indirizzo|data di nascita|cap|siti web|lingua|autorità|rilasciato il|editore|competenza|contatti|competenze principali|esperienza|formazione|nome",
  nl: 'voornaam|achternaam|kopregel|samenvatting|bedrijfstak|locatie|plaats|bedrijf|bedrijfsnaam|functie|functietitel|omschrijving|beschrijving|begindatum|einddatum|gestart op|afgerond op|schoolnaam|graad|diplomanaam|opmerkingen|notities|activiteiten|geboortedatum|vaardigheid|taal|autoriteit|uitgever|naam|contactgegevens|topvaardigheden|ervaring|opleiding|talen',
  pl: 'imię|nazwisko|nagłówek|podsumowanie|branża|lokalizacja|nazwa firmy|stanowisko|opis|data rozpoczęcia|data zakończenia|rozpoczęto|zakończono|szkoła|nazwa szkoły|uczelnia|stopień|notatki|uwagi|aktywność|data urodzenia|kod pocztowy|nazwa|wydawca|umiejętności|doświadczenie|wykształcenie|języki',
  tr: 'adı|soyadı|soyad|başlık|özet|sektör|konum|şirket|şirket adı|unvan|pozisyon|açıklama|başlangıç tarihi|bitiş tarihi|başlangıç|bitiş|okul|okul adı|derece|bölüm|notlar|etkinlikler|doğum tarihi|posta kodu|yetenek|yayıncı|iletişim|yetenekler|deneyim|eğitim|diller',
  ru: 'имя|фамилия|заголовок|отрасль|местоположение|компания|организация|должность|описание|дата начала|дата окончания|учебное заведение|степень|название|навык|язык|контакты|навыки|опыт работы|образование|языки',
  sv: 'förnamn|efternamn|namn|rubrik|sammanfattning|bransch|ort|företag|befattning|beskrivning|startdatum|slutdatum|skola|examen|kontakta|främsta kompetenser|erfarenhet|utbildning|språk',
  da: 'fornavn|efternavn|navn|overskrift|resumé|virksomhed|stilling|beskrivelse|startdato|slutdato|skole|uddannelse|topkompetencer|erfaring|sprog',
  nb: 'fornavn|etternavn|navn|overskrift|sammendrag|bransje|sted|bedrift|stilling|beskrivelse|startdato|sluttdato|skole|utdanning|erfaring|språk',
};

let known: ReadonlyMap<string, readonly string[]> | null = null;

function languagesOf(): ReadonlyMap<string, readonly string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(WORDS)) {
    for (const word of words.split('|')) {
      const plain = plainName(word);
      languages.set(plain, [...(languages.get(plain) ?? []), language]);
    }
  }
  return languages;
}

/** Fewer words of one language than this are chance. */
const LEAST = 3;

/** BCP 47; null where the words are English, of several languages at once, or too few to tell. */
export function languageOfWords(words: readonly string[]): string | null {
  known ??= languagesOf();
  const votes = new Map<string, number>();
  for (const word of new Set(words.map((one) => plainName(one)))) {
    for (const language of known.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [first, second] = [...votes].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < LEAST || first[1] === second?.[1] || first[0] === 'en') return null;
  return first[0];
}
