/*
 * What a column of LinkedIn's files is called, by what it means: the English name first, then other languages, older
 * exports and other tools. Compared without case, accents, spaces and punctuation.
 */

const names = (list: string): readonly string[] => list.split('|').map((name) => name.trim());

export const FIRST_NAME = names(
  'First Name|given name|prénom|vorname|nombre|nome|primeiro nome|nome próprio|voornaam|imię|ad|adı|förnamn|fornavn|имя|prenume|名',
);
export const LAST_NAME = names(
  'Last Name|surname|family name|nom|nom de famille|nachname|familienname|apellidos|apellido|sobrenome|apelido|último nome|cognome|achternaam|nazwisko|soyadı|soyad|efternamn|etternavn|efternavn|фамилия|姓',
);
export const FULL_NAME = names(
  'Full Name|name|nom complet|vollständiger name|nombre completo|nome completo|volledige naam|naam|imię i nazwisko|ad soyad|fullname',
);
export const HEADLINE = names(
  'Headline|titre|titre du profil|titre de profil|titre professionnel|slogan|profilslogan|profil-slogan|überschrift|kopfzeile|titular|título|título profissional|título do perfil|titolo|sommario|kopregel|koptekst|nagłówek|başlık|заголовок',
);
export const SUMMARY = names(
  'Summary|about|about me|bio|profile summary|résumé|résumé du profil|infos|à propos|zusammenfassung|profilzusammenfassung|info|über mich|extracto|resumen|resumen del perfil|acerca de|resumo|resumo do perfil|sobre|riepilogo|riepilogo del profilo|informazioni|samenvatting|profielsamenvatting|overzicht|over|podsumowanie|o mnie|özet|hakkında',
);
export const INDUSTRY = names(
  "Industry|secteur|secteur d'activité|branche|sector|setor|settore|bedrijfstak|sector industrial|branża|sektör|отрасль",
);
export const PLACE = names(
  'Geo Location|location|lieu|localisation|lieu géographique|emplacement|standort|ort|geografischer standort|ubicación|ubicación geográfica|localidad|localidade|localização|localização geográfica|località|posizione geografica|sede|luogo|locatie|geografische locatie|plaats|lokalizacja|miejsce|konum|yer|местоположение|city',
);
export const TWITTER = names(
  'Twitter Handles|twitter|twitter handle|x handles|identifiants twitter|comptes twitter|noms twitter|twitter-namen|twitter-konten|cuentas de twitter|identificadores de twitter|nombres de twitter|contas do twitter|nomes de usuário do twitter|account twitter|nomi twitter|twitternamen|twitter-accounts|konta twitter|twitter kullanıcı adları',
);
export const WEBSITES = names(
  'Websites|website|web sites|sites web|sites internet|webseiten|webseite|sitios web|páginas web|sites|siti web|siti internet|witryny|strony internetowe|web siteleri|сайты',
);
/** Of the profile, never taken. */
export const PRIVATE_OF_PROFILE: readonly (readonly string[])[] = [
  names(
    'Maiden Name|nom de naissance|nom de jeune fille|geburtsname|mädchenname|apellido de soltera|nome de solteira|nome de solteiro|cognome da nubile|meisjesnaam|nazwisko panieńskie|kızlık soyadı',
  ),
  names('Address|adresse|anschrift|dirección|endereço|morada|indirizzo|adres'),
  names(
    'Birth Date|date of birth|birthday|date de naissance|geburtsdatum|fecha de nacimiento|data de nascimento|data di nascita|geboortedatum|data urodzenia|doğum tarihi',
  ),
  names(
    'Zip Code|postal code|postcode|code postal|postleitzahl|plz|código postal|cep|cap|codice postale|kod pocztowy|posta kodu',
  ),
  names(
    'Instant Messengers|messageries instantanées|messagerie instantanée|instant messenger|mensajería instantánea|mensageiros instantâneos|messaggistica istantanea|komunikatory|anlık mesajlaşma',
  ),
  names('Marital Status'),
  names('Contact Instructions'),
  names('Created Date'),
];

export const COMPANY = names(
  "Company Name|company|organization|organisation|employer|nom de l'entreprise|nom de l’entreprise|entreprise|société|unternehmen|unternehmensname|name des unternehmens|firma|firmenname|arbeitgeber|empresa|nombre de la empresa|nombre de empresa|nome da empresa|nome azienda|nome dell'azienda|azienda|società|bedrijf|bedrijfsnaam|naam bedrijf|naam van bedrijf|organisatie|nazwa firmy|şirket|şirket adı|организация|компания",
);
export const TITLE = names(
  'Title|job title|position|position title|role|titre|titre du poste|poste|intitulé du poste|fonction|titel|jobtitel|berufsbezeichnung|stellenbezeichnung|stelle|cargo|puesto|título|título del puesto|nome do cargo|titolo|qualifica|ruolo|posizione|posizione lavorativa|functie|functietitel|functienaam|positie|stanowisko|tytuł|unvan|pozisyon|başlık|должность',
);
export const DESCRIPTION = names(
  'Description|beschreibung|descripción|descrição|descrizione|beschrijving|omschrijving|opis|açıklama|tanım|описание',
);
export const START = names(
  'Started On|start date|date started|start|from|begin|date de début|début|commencé le|débuté le|beginn|startdatum|anfangsdatum|begonnen am|gestartet am|angefangen am|von|fecha de inicio|inicio|comenzó el|empezó el|iniciado el|data de início|início|iniciado em|começou em|data di inizio|data inizio|inizio|iniziato il|begindatum|gestart op|begonnen op|data rozpoczęcia|rozpoczęto|początek|başlangıç tarihi|başlangıç|дата начала',
);
export const END = names(
  'Finished On|end date|date ended|end|to|ended on|until|expiration date|expires on|date de fin|fin|terminé le|fini le|ende|enddatum|beendet am|abgeschlossen am|geendet am|bis|fecha de finalización|fecha de fin|finalización|finalizó el|terminó el|finalizado el|data de término|data de conclusão|data de fim|término|fim|concluído em|finalizado em|terminado em|terminou em|data di fine|data fine|fine|terminato il|completato il|finito il|einddatum|beëindigd op|geëindigd op|afgerond op|voltooid op|data zakończenia|zakończono|koniec|bitiş tarihi|bitiş|дата окончания',
);
export const SCHOOL = names(
  "School Name|school|institution|university|nom de l'école|nom de l’école|école|établissement|nom de l'établissement|schule|name der schule|schulname|bildungseinrichtung|hochschule|name der hochschule|universität|escuela|nombre de la escuela|universidad|institución|centro educativo|nombre de la institución educativa|instituição|escola|nome da escola|universidade|instituição de ensino|nome da instituição de ensino|scuola|nome scuola|nome della scuola|istituto|università|schoolnaam|naam school|onderwijsinstelling|szkoła|nazwa szkoły|uczelnia|okul|okul adı|учебное заведение",
);
export const DEGREE = names(
  'Degree Name|degree|diplôme|nom du diplôme|intitulé du diplôme|abschluss|name des abschlusses|abschlussbezeichnung|titulación|nombre de la titulación|título|título académico|grado|nombre del título|diploma|formação|formação acadêmica|nome do diploma|nome da formação|grau|título acadêmico|nome do curso|titolo di studio|laurea|nome del titolo|nome del titolo di studio|graad|diplomanaam|naam diploma|opleiding|stopień|tytuł|nazwa dyplomu|derece|derece adı|bölüm|степень',
);
export const FIELD = names(
  "Field Of Study|field|major|domaine d'études|studienfach|fachrichtung|disciplina académica|campo de estudio|área de estudo|campo di studi|studierichting|kierunek|kierunek studiów",
);
export const GRADE = names('Grade|note obtenue|nota|note finale|cijfer|voto|ocena');
export const NOTES = names(
  'Notes|remarques|notizen|anmerkungen|notas|observaciones|observações|note|appunti|opmerkingen|notities|notatki|uwagi|notlar',
);
export const ACTIVITIES = names(
  'Activities|activities and societies|activités|activités et associations|aktivitäten|aktivitäten und verbände|actividades|actividades y grupos|atividades|atividades e grupos|attività|attività e associazioni|activiteiten|aktywność|działalność|etkinlikler|faaliyetler',
);
export const NAME = names(
  'Name|nom|nombre|nome|naam|nazwa|ad|adı|isim|bezeichnung|titel|title|titre|título|titolo|namn|navn|название|имя',
);
export const SKILL = names(
  'Name|skill|skills|skill name|nom|nombre|nome|naam|nazwa|ad|adı|namn|navn|название|compétence|compétences|kenntnis|kenntnisse|fähigkeit|fähigkeiten|aptitud|aptitudes|competencia|competencias|habilidad|habilidades|conocimientos|competência|competências|habilidade|competenza|competenze|vaardigheid|vaardigheden|umiejętność|umiejętności|yetenek|yetenekler|yetkinlik|навык|навыки',
);
export const LANGUAGE = names(
  'Name|language|languages|langue|sprache|idioma|língua|lingua|taal|język|dil|язык|nom|nombre|nome|naam|nazwa|ad|adı',
);
export const PROFICIENCY = names(
  'Proficiency|level|proficiency level|compétence|compétences|niveau|niveau de compétence|maîtrise|niveau de maîtrise|kenntnisstand|sprachkenntnisse|kompetenz|kenntnisse|sprachniveau|nivel|nivel de competencia|dominio|competencia|proficiência|nível|nível de proficiência|competência|competenza|livello|livello di conoscenza|conoscenza|vaardigheid|bekwaamheid|beheersing|taalvaardigheid|poziom|biegłość|poziom biegłości|yeterlilik|seviye|уровень',
);
export const URL_COLUMN = names(
  'Url|link|web address|adresse url|adresse web|lien|webadresse|internetadresse|enlace|url del sitio|ligação|endereço web|collegamento|koppeling|adres url|bağlantı',
);
export const AUTHORITY = names(
  'Authority|issuer|issuing organization|issuing organisation|organization|issuing authority|autorité|autorité de certification|organisme|organisme de délivrance|zertifizierungsstelle|aussteller|ausstellende organisation|behörde|autoridad|entidad emisora|empresa emisora|entidad|autoridade|organização emissora|entidade emissora|autorità|ente|ente di rilascio|organizzazione|autoriteit|instantie|uitgevende instantie|uitgevende organisatie|organ|organ wydający|wydawca|kurum|veren kurum',
);
export const LICENCE = names(
  'License Number|licence number|credential id|license|numéro de licence|numéro de permis|identifiant de la certification|lizenznummer|nachweis-id|zertifikatsnummer|número de licencia|id de la credencial|número da licença|código da credencial|numero licenza|numero di licenza|id credenziale|licentienummer|referentie-id|numer licencji|lisans numarası',
);
export const ISSUED = names(
  "Issued On|date|issue date|date issued|date d'émission|date d’émission|délivré le|émis le|obtenu le|ausgestellt am|verliehen am|ausstellungsdatum|datum|fecha|fecha de expedición|fecha de emisión|emitido el|expedido el|concedido el|emitido em|data|data de emissão|concedido em|rilasciato il|data di rilascio|conferito il|emesso il|uitgegeven op|afgegeven op|uitgereikt op|toegekend op|wydano|data wydania|verildiği tarih|veriliş tarihi",
);
export const ROLE = names(
  'Role|title|position|rôle|poste|fonction|rolle|titel|tätigkeit|función|cargo|rol|puesto|papel|função|ruolo|functie|rola|stanowisko|görev|rolü',
);
export const CAUSE = names(
  'Cause|cause soutenue|zweck|anliegen|guter zweck|causa|causa sociale|causa benéfica|goed doel|doel|thema|cel|cel społeczny|amaç|sosyal amaç',
);
export const PUBLISHED = names(
  'Published On|publication date|date published|date|date de publication|publié le|veröffentlicht am|veröffentlichungsdatum|erscheinungsdatum|publicado el|fecha de publicación|publicado em|data de publicação|pubblicato il|data di pubblicazione|gepubliceerd op|publicatiedatum|opublikowano|data publikacji|yayın tarihi|yayımlanma tarihi',
);
export const PUBLISHER = names(
  'Publisher|éditeur|verlag|herausgeber|editor|editorial|editora|editore|uitgever|wydawca|yayıncı',
);
export const HELD = names(
  'Position|position held|role|poste|poste occupé|fonction|rolle|funktion|cargo|puesto|posición|posizione|ruolo|carica|posição|função|functie|positie|stanowisko|pozisyon|görev',
);
export const TEXT = names(
  'Text|recommendation|recommendation text|texte|recommandation|texte de la recommandation|empfehlung|empfehlungstext|texto|recomendación|texto de la recomendación|recomendação|testo|segnalazione|referenza|raccomandazione|tekst|aanbeveling|rekomendacja|metin|tavsiye',
);
export const CREATED = names(
  'Creation Date|created on|created|date|recommendation date|date de création|créé le|erstellungsdatum|erstellt am|datum|fecha de creación|creado el|data de criação|criado em|data di creazione|creato il|aanmaakdatum|datum gemaakt|gemaakt op|data utworzenia|utworzono|oluşturma tarihi',
);
export const STATUS = names('Status|statut|état|estado|estatus|stato|durum|display status|visibility|статус');
