type Network = { network: string | null; given: string | null };
/** What is wrong with a field, or with a whole entry. */
type Fault = 'list' | 'text' | 'entry' | 'textInside' | 'entryInside' | 'nothingToShow' | 'date' | 'link';

const FAULTS: Record<Fault, (value: string) => string> = {
  list: () => 'it is not a list',
  text: () => 'it is not a text',
  entry: () => 'it is not an entry',
  textInside: () => 'it holds something that is not a text',
  entryInside: () => 'it holds something that is not an entry',
  nothingToShow: () => 'it says nothing that a site could show',
  date: (value) => `“${value}” is not a date`,
  link: (value) => `“${value}” is not a web address`,
};

const SECTIONS = {
  basics: 'About you',
  'basics.profiles': 'Your accounts',
  'basics.location': 'Your place',
  work: 'Work',
  volunteer: 'Volunteering',
  education: 'Education',
  awards: 'Awards',
  certificates: 'Certificates',
  publications: 'Publications',
  skills: 'Skills',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
  projects: 'Projects',
  document: 'The résumé',
};
export type ResumeSection = keyof typeof SECTIONS;

/** `startDate` is "start date", `url` "address". */
function fieldName(key: string): string {
  if (/^(?:url|website)$/u.test(key)) return 'address';
  return key.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase();
}

export const resumeMessages = {
  /** `field` null: the whole entry or section. */
  'resume.leftOut': (at: {
    section: ResumeSection;
    entry: string | null;
    field: string | null;
    fault: Fault;
    value: string;
  }) => {
    const entry = at.entry === null ? '' : `, “${at.entry}”`;
    const field = at.field === null ? '' : `, ${fieldName(at.field)}`;
    return `${SECTIONS[at.section]}${entry}${field}: ${FAULTS[at.fault](at.value)}, so it is left out.`;
  },
  'resume.accountLeftOut': ({ network, given }: Network) =>
    `${network === null ? 'An account' : `Your account on ${network}`} is left out: ${given === null ? 'nothing' : `“${given}”`} does not lead to a web page. Add its address to show it.`,
  'resume.secondContact': (facts: { value: string; kind: 'email' | 'phone'; kept: string }) =>
    `“${facts.value}” is left out: a site has one ${facts.kind === 'email' ? 'e-mail address' : 'phone number'}, and yours is “${facts.kept}”.`,
  'resume.noEmail': ({ value }: { value: string }) =>
    `“${value}” is not an e-mail address, so it is left out.`,
  'resume.moreLeftOut': ({ count }: { count: number }) =>
    count === 1 ? 'And one more entry could not be used.' : `And ${count} more entries could not be used.`,
} as const;
