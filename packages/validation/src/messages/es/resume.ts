import type { CatalogShape } from '../catalog-shape.ts';
import type { ResumeSection, resumeMessages as english } from '../en/resume.ts';

const FAULTS = {
  list: () => 'no es una lista',
  text: () => 'no es un texto',
  entry: () => 'no es una entrada',
  textInside: () => 'contiene algo que no es un texto',
  entryInside: () => 'contiene algo que no es una entrada',
  nothingToShow: () => 'no dice nada que un sitio pueda mostrar',
  date: (value: string) => `“${value}” no es una fecha`,
  link: (value: string) => `“${value}” no es una dirección web`,
};

const SECTIONS: Record<ResumeSection, string> = {
  basics: 'Sobre ti',
  'basics.profiles': 'Tus cuentas',
  'basics.location': 'Tu lugar',
  work: 'Trabajo',
  volunteer: 'Voluntariado',
  education: 'Estudios',
  awards: 'Premios',
  certificates: 'Certificados',
  publications: 'Publicaciones',
  skills: 'Aptitudes',
  languages: 'Idiomas',
  interests: 'Intereses',
  references: 'Referencias',
  projects: 'Proyectos',
  document: 'El currículum',
};

/** By the name in the document; any other stays as it is written there. */
const FIELDS: Readonly<Record<string, string>> = {
  startDate: 'inicio',
  endDate: 'fin',
  start: 'inicio',
  end: 'fin',
  date: 'fecha',
  releaseDate: 'fecha',
  url: 'dirección',
  website: 'dirección',
  name: 'nombre',
  summary: 'resumen',
  description: 'descripción',
  highlights: 'logros',
  keywords: 'palabras clave',
  position: 'puesto',
  email: 'correo electrónico',
  phone: 'teléfono',
};

export const resumeMessages: CatalogShape<typeof english> = {
  'resume.leftOut': (at) => {
    const entry = at.entry === null ? '' : `, “${at.entry}”`;
    const field = at.field === null ? '' : `, ${FIELDS[at.field] ?? at.field}`;
    return `${SECTIONS[at.section]}${entry}${field}: ${FAULTS[at.fault](at.value)}, así que queda fuera.`;
  },
  'resume.accountLeftOut': ({ network, given }) =>
    `${network === null ? 'Una cuenta' : `Tu cuenta de ${network}`} queda fuera: ${given === null ? '' : `“${given}” `}no lleva a ninguna página web. Añade su dirección para mostrarla.`,
  'resume.secondContact': ({ value, kind, kept }) =>
    `“${value}” queda fuera: un sitio tiene ${kind === 'phone' ? 'un solo teléfono' : 'una sola dirección de correo'}, y ${kind === 'phone' ? 'el tuyo' : 'la tuya'} es “${kept}”.`,
  'resume.noEmail': ({ value }) => `“${value}” no es una dirección de correo, así que queda fuera.`,
  'resume.moreLeftOut': ({ count }) =>
    count === 1 ? 'Y otra entrada no se ha podido usar.' : `Y otras ${count} entradas no se han podido usar.`,
};
