import { describe, expect, it } from 'vitest';
import { classifyHeader, objectsToRows, toRows } from './columns.ts';
import type { LinkedInTable } from './tables.ts';

const header = (line: string) => line.split(',');

/** The headers of a real export. */
const ENGLISH: [string, LinkedInTable][] = [
  [
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
    'profile',
  ],
  ['Profile Summary', 'summary'],
  ['Company Name,Title,Description,Location,Started On,Finished On', 'positions'],
  ['School Name,Start Date,End Date,Notes,Degree Name,Activities', 'education'],
  ['Name', 'skills'],
  ['Name,Proficiency', 'languages'],
  ['Name,Url,Authority,Started On,Finished On,License Number', 'certifications'],
  ['Title,Description,Url,Started On,Finished On', 'projects'],
  ['Title,Description,Issued On', 'honors'],
  ['Company Name,Role,Cause,Started On,Finished On,Description', 'volunteering'],
  ['Name,Published On,Description,Publisher,Url', 'publications'],
  ['Name,Description,Position,Started On,Finished On', 'organizations'],
  ['First Name,Last Name,Company,Job Title,Text,Creation Date,Status', 'recommendations'],
  ['First Name,Last Name,URL,Email Address,Company,Position,Connected On', 'connections'],
  ['First Name,Last Name,Email Address,Company,Position,Connected On', 'connections'],
  ['Email Address,Confirmed,Primary,Updated On', 'emails'],
  ['Extension,Number,Type', 'phones'],
  [
    'Endorsement Date,Skill Name,Endorser First Name,Endorser Last Name,Endorser Public Url,Endorsement Status',
    'endorsements',
  ],
  ['Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility', 'shares'],
  ['Date/Time,Media Description,Media Link', 'richMedia'],
  ['CONVERSATION ID,CONVERSATION TITLE,FROM,TO,DATE,SUBJECT,CONTENT,FOLDER', 'messages'],
  ['Saved Date,Job Url,Job Title,Company Name', 'jobs'],
  ['Name,Number', 'courses'],
  ['Organization,Followed On', 'follows'],
  ['Registered At,Registration Ip,Subscription Types', 'registration'],
];

const OTHERS: [string, LinkedInTable][] = [
  // An export of 2016.
  [
    'First Name,Last Name,Maiden Name,Created Date,Address,Birth Date,Contact Instructions,Marital Status,Headline,Summary,Industry,Association,Honors,Interests,Zip Code,Current Status,Geo Location,Twitter Handles,Websites,Instant Messengers',
    'profile',
  ],
  // Other languages.
  [
    'Prénom,Nom,Nom de naissance,Adresse,Date de naissance,Titre,Résumé,Secteur,Code postal,Lieu,Sites web',
    'profile',
  ],
  [
    'Vorname,Nachname,Geburtsdatum,Profilslogan,Zusammenfassung,Branche,Postleitzahl,Standort,Webseiten',
    'profile',
  ],
  [
    'Nombre,Apellidos,Dirección,Fecha de nacimiento,Titular,Extracto,Sector,Código postal,Ubicación,Sitios web',
    'profile',
  ],
  ['Nome,Sobrenome,Endereço,Data de nascimento,Título,Resumo,Setor,CEP,Localidade,Sites', 'profile'],
  ['Nome,Cognome,Indirizzo,Data di nascita,Sommario,Riepilogo,Settore,CAP,Località,Siti web', 'profile'],
  [
    'Voornaam,Achternaam,Adres,Geboortedatum,Kopregel,Samenvatting,Bedrijfstak,Postcode,Locatie,Websites',
    'profile',
  ],
  ["Nom de l'entreprise,Titre,Description,Lieu,Commencé le,Terminé le", 'positions'],
  ['Unternehmen,Position,Beschreibung,Ort,Beginn,Ende', 'positions'],
  ['Nombre de la empresa,Cargo,Descripción,Ubicación,Fecha de inicio,Fecha de finalización', 'positions'],
  ['Nome da empresa,Cargo,Descrição,Localidade,Data de início,Data de término', 'positions'],
  ['Nome azienda,Qualifica,Descrizione,Località,Data di inizio,Data di fine', 'positions'],
  ['Bedrijfsnaam,Functie,Beschrijving,Locatie,Begindatum,Einddatum', 'positions'],
  ['Nazwa firmy,Stanowisko,Opis,Lokalizacja,Data rozpoczęcia,Data zakończenia', 'positions'],
  ['Şirket Adı,Unvan,Açıklama,Konum,Başlangıç Tarihi,Bitiş Tarihi', 'positions'],
  ["Nom de l'école,Date de début,Date de fin,Remarques,Nom du diplôme,Activités", 'education'],
  ['Name der Schule,Startdatum,Enddatum,Notizen,Abschluss,Aktivitäten', 'education'],
  ['Escuela,Fecha de inicio,Fecha de finalización,Notas,Título,Actividades', 'education'],
  ['Kenntnis', 'skills'],
  ['Compétence', 'skills'],
  ['Sprache,Niveau', 'languages'],
  ['Idioma,Nivel', 'languages'],
  ['Nom,Url,Autorité,Date de début,Date de fin,Numéro de licence', 'certifications'],
  ['Titre,Description,Url,Date de début,Date de fin', 'projects'],
  ['Titel,Beschreibung,Verliehen am', 'honors'],
  ['Nombre,Publicado el,Descripción,Editorial,Url', 'publications'],
  ['Empresa,Función,Causa,Fecha de inicio,Fecha de finalización,Descripción', 'volunteering'],
  ['Prénom,Nom,Entreprise,Poste,Texte,Date de création,Statut', 'recommendations'],
  // Another order, other letters, a mark in front, columns that a spreadsheet added.
  ['Finished On,Started On,Location,Title,Description,Company Name', 'positions'],
  ['\ufeffcompany_name,TITLE,description,location,startedOn,finishedOn', 'positions'],
  ['Company Name,Title,Description,Location,Started On,Finished On,,,', 'positions'],
];

describe('a header', () => {
  it.each([...ENGLISH, ...OTHERS])('%s is of %s', (line, table) => {
    expect(classifyHeader(header(line))).toBe(table);
  });

  it.each([
    'Notes:',
    '',
    ',,,',
    'Mireille,Okonjo-Blanc,,,"Mar 4 1990"',
    'Atelier Cendre,Co-founder & Design Lead,Two of us,Lyon,Apr 2019,',
    'Email,Password',
    'id,created_at,amount',
    'No conversations found',
    'Supported Cause',
    'Member Age,Company Names,Company Names,Degrees',
    'First name,Middle name,Last name,Verification type,Year of birth,Issuing authority,Document type,Verified date',
    'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Resume Name',
    'Question,Answer',
    '__proto__,constructor',
  ])('%s is none that is read', (line) => {
    expect(classifyHeader(header(line))).toBeNull();
  });

  it('a row of a file is never taken for its header', () => {
    expect(classifyHeader(['Service Design'])).toBeNull();
    expect(classifyHeader(['French', 'Native or bilingual proficiency'])).toBeNull();
  });

  it('recommendations that were given are told by the name of their file', () => {
    const cells = header('First Name,Last Name,Company,Job Title,Text,Creation Date,Status');
    expect(classifyHeader(cells, 'Recommendations_Given.csv')).toBe('recommendationsGiven');
    expect(classifyHeader(cells, 'Recommandations données.csv')).toBe('recommendationsGiven');
    expect(classifyHeader(cells, 'given/Recommendations_Received_123.csv')).toBe('recommendations');
    expect(toRows('recommendationsGiven', cells, [['A', 'B', 'C', 'D', 'E', 'F', 'VISIBLE']])).toEqual([]);
  });
});

describe('rows', () => {
  it('have the English names of their columns, whatever the order and the language', () => {
    expect(
      toRows('positions', header('Ende,Beginn,Position,Unternehmen'), [
        ['', 'Apr. 2019', 'Leitung', 'Atelier'],
      ]),
    ).toEqual([
      { 'Finished On': '', 'Started On': 'Apr. 2019', Title: 'Leitung', 'Company Name': 'Atelier' },
    ]);
  });

  it('have no private column', () => {
    const [line = ''] = ENGLISH[0] ?? [];
    const cells = header(line);
    const [row = {}] = toRows('profile', cells, [cells.map((cell) => `the ${cell}`)]);
    expect(Object.keys(row).sort()).toEqual([
      'First Name',
      'Geo Location',
      'Headline',
      'Last Name',
      'Summary',
      'Twitter Handles',
      'Websites',
    ]);
  });

  it('may be shorter or longer than the header; empty ones and a second header are left out', () => {
    const cells = header('Name,Proficiency');
    expect(toRows('languages', cells, [['French'], ['English', 'Full', 'x'], ['', ' '], [], cells])).toEqual([
      { Name: 'French', Proficiency: '' },
      { Name: 'English', Proficiency: 'Full' },
    ]);
  });

  it('of a file that is only recognised are none', () => {
    const cells = header('Extension,Number,Type');
    expect(toRows('phones', cells, [['', '+33 0', 'Mobile']])).toEqual([]);
  });

  it('come as objects too, and what is no object is left out', () => {
    expect(
      objectsToRows('skills', [
        { Name: 'Type' },
        null,
        'x',
        3,
        [],
        { Name: { deep: 1 } },
        { Name: 42 },
        { Nom: 'Y' },
      ]),
    ).toEqual([{ Name: 'Type' }, { Name: '42' }, { Name: 'Y' }]);
  });
});
