import { csv } from './linkedin-files.ts';

/** The columns of each file of LinkedIn's English export. */
const COLUMNS = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
  'Positions.csv': 'Company Name,Title,Description,Location,Started On,Finished On',
  'Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities',
  'Skills.csv': 'Name',
  'Languages.csv': 'Name,Proficiency',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On',
  'Honors.csv': 'Title,Description,Issued On',
  'Volunteering.csv': 'Company Name,Role,Cause,Started On,Finished On,Description',
  'Publications.csv': 'Name,Published On,Description,Publisher,Url',
  'Organizations.csv': 'Name,Description,Position,Started On,Finished On',
  'Recommendations_Received.csv': 'First Name,Last Name,Company,Job Title,Text,Creation Date,Status',
  'Courses.csv': 'Name,Number',
  'Patents.csv': 'Title,Description,Url,Issued On,Patent Number',
  'Test Scores.csv': 'Name,Description,Score,Date',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On',
  'PhoneNumbers.csv': 'Extension,Number,Type',
  'messages.csv': 'CONVERSATION ID,CONVERSATION TITLE,FROM,TO,DATE,SUBJECT,CONTENT,FOLDER',
} as const;
export type LinkedInFile = keyof typeof COLUMNS;

/** Rows as lists in the order of the file's columns; cells that are left off at the end are empty. */
export type LinkedInExport = Partial<Record<LinkedInFile, readonly (readonly string[])[]>>;

/** The files of an export with these rows, ready for `zipOf`. */
export function linkedInExport(tables: LinkedInExport): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tables).map(([file, rows]) => {
      // Its keys are those of COLUMNS.
      const columns = COLUMNS[file as LinkedInFile].split(',');
      const filled = rows.map((row) => columns.map((_column, index) => row[index] ?? ''));
      return [file, csv([columns, ...filled])];
    }),
  );
}
