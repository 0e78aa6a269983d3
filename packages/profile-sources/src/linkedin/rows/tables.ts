import * as name from './column-names.ts';

/** A column's name in the English export, and everything else it may be called. */
type Column = readonly string[];

/** One kind of file of an export: what is read of it, what else it is known to hold, and what tells it from others. */
export type TableShape = {
  /** What is read. */
  columns: readonly Column[];
  /** What it may also hold, never read: private or without a place in a profile. */
  unread?: readonly Column[];
  /** Of each group at least one column must be there. */
  needs: readonly (readonly Column[])[];
};

/** No header is this table's. */
const NEVER: TableShape['needs'] = [[]];

const { COMPANY, TITLE, DESCRIPTION, START, END, NAME, URL_COLUMN } = name;
const column = (list: string): Column => list.split('|');
const EDUCATION_START = ['Start Date', ...name.START];
const EDUCATION_END = ['End Date', ...name.END];
const LOCATION = ['Location', ...name.PLACE];
const REFEREE_COMPANY = ['Company', ...COMPANY];
const REFEREE_TITLE = ['Job Title', ...TITLE];
const FIRST = ['First Name', 'recommender first name', ...name.FIRST_NAME];
const LAST = ['Last Name', 'recommender last name', ...name.LAST_NAME];
const CONNECTED = column(
  'Connected On|connection date|connecté le|en relation depuis|verbunden am|vernetzt am|conectado el|conectado em|collegato il|in contatto dal|verbonden op|połączono|bağlantı kurulma tarihi',
);
const EMAIL = column(
  'Email Address|e-mail|email|adresse e-mail|e-mail-adresse|dirección de correo electrónico|correo electrónico|endereço de e-mail|indirizzo e-mail|e-mailadres|adres e-mail|e-posta adresi',
);

/** The only column of its file, so no word that also begins a note. */
const SUMMARY_ALONE = column(
  'Summary|profile summary|résumé du profil|résumé|profilzusammenfassung|zusammenfassung|resumen del perfil|resumen|extracto|resumo do perfil|resumo|riepilogo del profilo|riepilogo|profielsamenvatting|samenvatting|podsumowanie profilu|podsumowanie|profil özeti|özet',
);
const NUMBER = column('Number|numéro|nummer|número|numero|numer|numara');

/** The files that become part of a profile. */
const READ = {
  profile: {
    columns: [
      name.FIRST_NAME,
      name.LAST_NAME,
      name.HEADLINE,
      name.SUMMARY,
      name.PLACE,
      name.TWITTER,
      name.WEBSITES,
      name.FULL_NAME,
    ],
    unread: [name.INDUSTRY, ...name.PRIVATE_OF_PROFILE],
    needs: [
      [name.FIRST_NAME, name.FULL_NAME],
      [name.HEADLINE, name.SUMMARY, name.WEBSITES, name.TWITTER, name.INDUSTRY],
    ],
  },
  summary: {
    columns: [SUMMARY_ALONE],
    needs: [[SUMMARY_ALONE]],
  },
  positions: {
    columns: [COMPANY, TITLE, DESCRIPTION, LOCATION, START, END],
    unread: [column('Employment Type|contract type')],
    needs: [[COMPANY], [TITLE], [START, END]],
  },
  education: {
    columns: [
      name.SCHOOL,
      EDUCATION_START,
      EDUCATION_END,
      name.NOTES,
      name.DEGREE,
      name.ACTIVITIES,
      name.FIELD,
      name.GRADE,
      DESCRIPTION,
    ],
    needs: [[name.SCHOOL], [name.DEGREE, EDUCATION_START, EDUCATION_END, name.NOTES]],
  },
  skills: { columns: [name.SKILL], needs: [[name.SKILL]] },
  languages: {
    columns: [name.LANGUAGE, name.PROFICIENCY],
    needs: [[name.LANGUAGE], [name.PROFICIENCY]],
  },
  certifications: {
    columns: [NAME, URL_COLUMN, name.AUTHORITY, START, END, name.LICENCE],
    needs: [[NAME], [name.AUTHORITY, name.LICENCE]],
  },
  projects: {
    columns: [['Title', ...NAME], DESCRIPTION, URL_COLUMN, START, END],
    needs: [[['Title', ...NAME]], [URL_COLUMN, START, END], [DESCRIPTION, URL_COLUMN]],
  },
  honors: {
    columns: [
      ['Title', ...NAME],
      DESCRIPTION,
      name.ISSUED,
      column('Issuer|issued by|délivré par|verliehen von'),
    ],
    needs: [[['Title', ...NAME]], [name.ISSUED]],
  },
  volunteering: {
    columns: [COMPANY, name.ROLE, name.CAUSE, START, END, DESCRIPTION],
    needs: [[name.ROLE], [name.CAUSE]],
  },
  publications: {
    columns: [NAME, name.PUBLISHED, DESCRIPTION, name.PUBLISHER, URL_COLUMN],
    needs: [[NAME], [name.PUBLISHER, name.PUBLISHED]],
  },
  organizations: {
    columns: [['Name', 'organization', 'organization name', ...NAME], DESCRIPTION, name.HELD, START, END],
    needs: [[['Name', 'organization', 'organization name', ...NAME]], [name.HELD], [START, END, DESCRIPTION]],
  },
  recommendations: {
    columns: [FIRST, LAST, REFEREE_COMPANY, REFEREE_TITLE, name.TEXT, name.CREATED, name.STATUS],
    needs: [[name.TEXT], [FIRST, LAST], [name.STATUS, name.CREATED, REFEREE_TITLE]],
  },
  /** Not a file of LinkedIn's, which has one page for each article: what was read of those pages. */
  articles: {
    columns: [['Title', ...NAME], ['Url'], ['Published On']],
    needs: NEVER,
  },
} satisfies Record<string, TableShape>;

const unread = (columns: string, needs: string): TableShape => ({
  columns: [],
  unread: columns.split('|').map((one) => [one]),
  needs: needs.split('|').map((one) => [[one]]),
});

/** The files that are recognised so as to be left alone, most of them private. */
const LEFT_OUT = {
  connections: {
    columns: [],
    unread: [FIRST, LAST, URL_COLUMN, EMAIL, REFEREE_COMPANY, name.HELD, CONNECTED],
    needs: [
      [FIRST, CONNECTED],
      [CONNECTED, EMAIL, URL_COLUMN],
      [name.HELD, CONNECTED, EMAIL],
    ],
  },
  /** Told by the file's name only. */
  recommendationsGiven: { columns: [], needs: NEVER },
  emails: {
    columns: [],
    unread: [EMAIL, ['Confirmed'], ['Primary'], ['Updated On']],
    needs: [[EMAIL], [['Confirmed'], ['Primary'], ['Updated On']]],
  },
  phones: unread('Extension|Number|Type', 'Extension|Number'),
  messages: unread(
    'Conversation Id|Conversation Title|From|Sender Profile Url|To|Recipient Profile Urls|Date|Subject|Content|Folder|Attachments|Is Message Draft',
    'Conversation Id|Content',
  ),
  endorsements: unread(
    'Endorsement Date|Skill Name|Endorser First Name|Endorser Last Name|Endorser Public Url|Endorsee First Name|Endorsee Last Name|Endorsee Public Url|Endorsement Status',
    'Skill Name|Endorsement Status',
  ),
  shares: unread('Date|ShareLink|ShareCommentary|SharedUrl|MediaUrl|Visibility', 'ShareLink'),
  richMedia: unread('Date/Time|Media Description|Media Link', 'Media Link'),
  invitations: unread('From|To|Sent At|Message|Direction|InviterProfileUrl|InviteeProfileUrl', 'Sent At'),
  registration: unread('Registered At|Registration Ip|Subscription Types', 'Registered At'),
  jobs: unread(
    'Saved Date|Application Date|Contact Email|Contact Phone Number|Job Url|Job Title|Company Name|Resume Name|Question And Answers',
    'Job Url',
  ),
  follows: unread('Organization|Followed On', 'Followed On'),
  courses: { columns: [], unread: [NAME, NUMBER], needs: [[NUMBER], [NAME]] },
  patents: unread(
    'Title|Description|Url|Issued On|Filing Date|Patent Number|Application Number|Patent Issuer|Inventors',
    'Title|Patent Number',
  ),
  testScores: unread('Name|Description|Score|Date', 'Name|Score'),
} satisfies Record<string, TableShape>;

export const TABLES: Record<LinkedInTable, TableShape> = { ...READ, ...LEFT_OUT };
export const READ_TABLES = Object.keys(READ) as ReadTable[];

export type ReadTable = keyof typeof READ;
/** What a file of an export can be recognised as. Only a `ReadTable` has rows that are read. */
export type LinkedInTable = ReadTable | keyof typeof LEFT_OUT;

/** What LinkedIn calls each file in its English export. */
export const FILES: Record<LinkedInTable, string> = {
  profile: 'Profile.csv',
  summary: 'Profile Summary.csv',
  positions: 'Positions.csv',
  education: 'Education.csv',
  skills: 'Skills.csv',
  languages: 'Languages.csv',
  certifications: 'Certifications.csv',
  projects: 'Projects.csv',
  honors: 'Honors.csv',
  volunteering: 'Volunteering.csv',
  publications: 'Publications.csv',
  organizations: 'Organizations.csv',
  recommendations: 'Recommendations_Received.csv',
  articles: 'Articles/',
  connections: 'Connections.csv',
  recommendationsGiven: 'Recommendations_Given.csv',
  emails: 'Email Addresses.csv',
  phones: 'PhoneNumbers.csv',
  messages: 'messages.csv',
  endorsements: 'Endorsement_Received_Info.csv',
  shares: 'Shares.csv',
  richMedia: 'Rich_Media.csv',
  invitations: 'Invitations.csv',
  registration: 'Registration.csv',
  jobs: 'Job Applications.csv',
  follows: 'Company Follows.csv',
  courses: 'Courses.csv',
  patents: 'Patents.csv',
  testScores: 'Test Scores.csv',
};
