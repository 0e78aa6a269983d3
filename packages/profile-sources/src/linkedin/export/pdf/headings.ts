import type { PdfLine } from './pdf-lines.ts';

export type Section =
  | 'contact'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'honours'
  | 'publications'
  | 'patents'
  | 'summary'
  | 'experience'
  | 'education'
  | 'volunteering'
  | 'projects'
  | 'organisations'
  | 'courses'
  | 'recommendations'
  | 'interests'
  | 'other';

/* The headings of LinkedIn's PDF, and those of the same sections on its pages, in the languages it is used in. */
const HEADINGS: Record<Section, string> = {
  contact:
    'contact|contact info|contact information|coordonnées|contactez|kontakt|kontaktinformationen|kontaktdaten|contacto|contactar|información de contacto|datos de contacto|contato|contactos|informações de contato|contatti|contato profissional|kontakta|kontakt os|contatta|informazioni di contatto|contactgegevens|kontaktuppgifter|kontaktoplysninger|iletişim|контакты|контактная информация|联系方式|連絡先|연락처|اتصال|التواصل',
  skills:
    'top skills|skills|skills & endorsements|compétences principales|principales compétences|compétences|top-kenntnisse|kenntnisse|fähigkeiten|wichtigste kenntnisse|top-fähigkeiten|aptitudes principales|principales aptitudes|conocimientos y aptitudes|aptitudes|habilidades|principais competências|competências principais|competências|competenze principali|principali competenze|competenze|topvaardigheden|belangrijkste vaardigheden|vaardigheden|främsta kompetenser|kompetenser|topkompetencer|kompetencer|umiejętności|najważniejsze umiejętności|en önemli yetenekler|yetenekler|основные навыки|навыки|热门技能|技能|スキル|보유기술|أهم المهارات|المهارات',
  languages:
    'languages|langues|sprachen|idiomas|línguas|lingue|talen|språk|sprog|języki|diller|языки|语言能力|语言|言語|언어|اللغات|languages spoken|sprachkenntnisse|jezici',
  certifications:
    'certifications|licenses & certifications|certificates|licences et certifications|certificats|zertifikate|bescheinigungen|bescheinigungen und zertifikate|zertifizierungen|certificaciones|licencias y certificaciones|certificações|certificados|diplomas|licenças e certificados|certificazioni|licenze e certificazioni|certificeringen|licenties en certificaten|certificaten|certifieringar|certificeringer|certyfikaty|sertifikalar|сертификаты|资格认证|資格|자격증|الشهادات',
  honours:
    'honors-awards|honors & awards|honors and awards|awards|distinctions|prix et distinctions|honneurs et récompenses|auszeichnungen|auszeichnungen/preise|reconocimientos y premios|premios|honores y premios|reconhecimentos e prêmios|honors e prêmios|prêmios|riconoscimenti e premi|premi|onderscheidingen en prijzen|onderscheidingen|prijzen|utmärkelser|ödüller|награды|荣誉奖项',
  publications:
    'publications|veröffentlichungen|publikationen|publicaciones|publicações|pubblicazioni|publicaties|publikationer|publikacje|yayınlar|публикации|出版作品',
  patents: 'patents|brevets|patente|patentes|brevetti|octrooien|patenten|patent',
  experience:
    'experience|work experience|professional experience|employment|employment history|expérience|expériences|expérience professionnelle|berufserfahrung|erfahrung|berufserfahrungen|experiencia|experiencia laboral|experiencia profesional|experiência|experiência profissional|esperienza|esperienze|esperienza lavorativa|esperienza professionale|esperienze professionali|ervaring|werkervaring|erfarenhet|erfaring|doświadczenie|deneyim|опыт работы|工作经历|職歴|경력|الخبرة|الخبرات',
  education:
    'education|formation|formations|ausbildung|bildung|educación|formación|formación académica|educação|formação acadêmica|formação|formação académica|formazione|istruzione|opleiding|opleidingen|utbildning|uddannelse|utdanning|wykształcenie|eğitim|образование|教育经历|学歴|학력|التعليم',
  volunteering:
    'volunteer experience|volunteering|bénévolat|expérience de bénévolat|ehrenamt|ehrenamtliche tätigkeit|voluntariado|experiencia de voluntariado|volontariato|vrijwilligerswerk',
  projects: 'projects|projets|projekte|proyectos|projetos|progetti|projecten',
  courses: 'courses|cours|kurse|cursos|corsi|cursussen',
  interests: 'interests|centres d’intérêt|interessen|intereses|interesses|interessi',
  other: 'test scores|references|hobbies|causes',
  summary:
    'summary|about|about me|profile|résumé|à propos|profil|zusammenfassung|info|über mich|extracto|acerca de|resumen|sobre mí|resumo|sobre|riepilogo|sintesi|informazioni|sommario|profilo|samenvatting|over|overzicht|sammanfattning|resumé|podsumowanie|özet|hakkında|общие сведения|о себе|个人简介|概要|요약|الملخص|نبذة',
  organisations:
    'organizations|organisations|organisationen|organizaciones|organizações|organizzazioni|organisaties',
  recommendations:
    'recommendations|recommandations|empfehlungen|recomendaciones|recomendações|referenze|aanbevelingen',
};

const SECTION_OF: ReadonlyMap<string, Section> = new Map(
  Object.entries(HEADINGS).flatMap(([section, words]) =>
    // The keys of a Record are its type's.
    words.split('|').map((word) => [plain(word), section as Section] as const),
  ),
);

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’`]/gu, "'")
    .replace(/[\s:]+/gu, ' ')
    .trim();
}

/** `heading`: as it is written. */
export type SectionOfLines = { section: Section; heading: string; lines: PdfLine[] };

/** A column in its sections; what stands before the first heading comes first. */
export function toSections(lines: readonly PdfLine[]): { before: PdfLine[]; sections: SectionOfLines[] } {
  // A company or a skill may have the name of a heading, but not its letters.
  const large = medianSize(lines) * 1.12;
  const known = (line: PdfLine) => (line.size > large ? SECTION_OF.get(plain(line.text)) : undefined);
  const sizes = new Set(lines.filter((line) => known(line) !== undefined).map(({ size }) => size));
  const before: PdfLine[] = [];
  const sections: SectionOfLines[] = [];
  for (const line of lines) {
    // In the letters of a heading, but of a section that is not known here: not the end of the one above it.
    const isUnknown = sections.length > 0 && line.size > large && sizes.has(line.size);
    const section = known(line) ?? (isUnknown ? 'other' : undefined);
    if (section !== undefined) sections.push({ section, heading: line.text, lines: [] });
    else (sections.at(-1)?.lines ?? before).push(line);
  }
  return { before, sections };
}

function medianSize(lines: readonly PdfLine[]): number {
  // By length: a page of short headings is still set in the size of its sentences.
  const sizes = lines.flatMap((line) =>
    Array.from({ length: Math.ceil(line.text.length / 20) }, () => line.size),
  );
  return sizes.sort((a, b) => a - b)[Math.floor((sizes.length - 1) / 2)] ?? 0;
}
