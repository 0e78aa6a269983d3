type Pattern = readonly [RegExp, (...found: string[]) => string];

/* What is said of an upload: what was left out of it, and what of it is odd. */

export const importPatternsEs: readonly Pattern[] = [
  [
    /^Left out, because a site has no place for it yet: (.+)\.$/u,
    (list) => `Queda fuera, porque un sitio todavía no tiene lugar para ello: ${leftOutEs(list)}.`,
  ],
  [
    /^Left out, because it is more than we keep: (.+)\.$/u,
    (list) => `Queda fuera, porque es más de lo que guardamos: ${leftOutEs(list)}.`,
  ],
  [
    /^Left out, because it could not be read: (.+)\.$/u,
    (list) => `Queda fuera, porque no se ha podido leer: ${leftOutEs(list)}.`,
  ],
  [
    /^Taken once, because it stands there twice: (.+)\.$/u,
    (list) => `Se toma una sola vez, porque está repetido: ${leftOutEs(list)}.`,
  ],
  [
    /^(?:One entry ends|(\d+) entries end) before (?:it begins|they begin): (.+)\.$/u,
    (count, list) =>
      `${count === '' ? 'Una entrada termina antes de empezar' : `${count} entradas terminan antes de empezar`}: ${list.replace(/ and (\d+) more$/u, ' y $1 más')}.`,
  ],
  [/^Correct the dates on your site\.$/u, () => 'Corrige las fechas en tu sitio.'],
  [
    /^Your account on (.+) is left out: (.+) does not lead to a web page\.$/u,
    (network, name) =>
      `Tu cuenta de ${network} queda fuera: ${name === 'nothing' ? '' : `${name} `}no lleva a ninguna página web.`,
  ],
  [
    /^An account is left out: (.+) does not lead to a web page\.$/u,
    (name) => `Una cuenta queda fuera: ${name === 'nothing' ? '' : `${name} `}no lleva a ninguna página web.`,
  ],
  [/^Add its address to show it\.$/u, () => 'Añade su dirección para mostrarla.'],
  [
    /^(“.+”) is left out: a site has one (e-mail address|phone number), and yours is (“.*”)\.$/u,
    (value, kind, kept) =>
      `${value} queda fuera: un sitio tiene ${kind === 'phone number' ? 'un solo teléfono' : 'una sola dirección de correo'}, y el tuyo es ${kept}.`,
  ],
  [
    /^(“.+”) is not an e-mail address, so it is left out\.$/u,
    (value) => `${value} no es una dirección de correo, así que queda fuera.`,
  ],
  [
    /^And (\d+) more entries could not be used\.$/u,
    (count) => `Y otras ${count} entradas no se han podido usar.`,
  ],
  [
    /^(.+): (?:(“.*”) is not a (date|web address)|it (.+)), so it is left out\.$/u,
    (place, value, kind, what) =>
      `${placeEs(place)}: ${
        value === ''
          ? (WHAT[what] ?? what)
          : `${value} no es ${kind === 'date' ? 'una fecha' : 'una dirección web'}`
      }, así que queda fuera.`,
  ],
  [
    /^There is no Profile\.csv, which says whose profile this is\.$/u,
    () => 'No está Profile.csv, que dice de quién es el perfil.',
  ],
  [/^Drop it together with (.+)\.$/u, (names) => `Suéltalo junto con ${names.replaceAll(' and ', ' y ')}.`],
  [
    /^We cannot read the column names of (.+)\.$/u,
    (name) => `No podemos leer los nombres de las columnas de ${name}.`,
  ],
  [
    /^Set LinkedIn to English and request your data again, or save your profile as PDF\.$/u,
    () => 'Pon LinkedIn en inglés y pide tus datos otra vez, o guarda tu perfil en PDF.',
  ],
];

const PIECES: readonly Pattern[] = [
  [/^and (\d+) more things?$/u, (count) => (count === '1' ? 'y una cosa más' : `y ${count} cosas más`)],
  [
    /^(\d+) (patents?|courses?|test scores?|posts?|interests?)$/u,
    (count, what) => `${count} ${thingEs(what, count)}`,
  ],
  [
    /^(\d+) (?:entry|entries) of (.+)$/u,
    (count, name) => `${count} ${count === '1' ? 'entrada' : 'entradas'} de ${name}`,
  ],
  [
    /^the text of (\d+) articles?$/u,
    (count) => `el texto de ${count} ${count === '1' ? 'artículo' : 'artículos'}`,
  ],
  [
    /^(the end of )?(“.+”) in (.+?)(?: \((\d+) times\))?$/u,
    (end, column, name, count) =>
      `${end === '' ? '' : 'el final de '}${column} en ${name}${count === '' ? '' : ` (${count} veces)`}`,
  ],
  [/^(\d+) entries$/u, (count) => `${count} entradas`],
];

const THINGS: Readonly<Record<string, readonly [string, string]>> = {
  patent: ['patente', 'patentes'],
  course: ['curso', 'cursos'],
  'test score': ['resultado de examen', 'resultados de exámenes'],
  post: ['publicación', 'publicaciones'],
  interest: ['interés', 'intereses'],
};

function thingEs(what: string, count: string): string {
  const [one, many] = THINGS[what.replace(/s$/u, '')] ?? [what, what];
  return count === '1' ? one : many;
}

function leftOutEs(list: string): string {
  return list
    .split(', ')
    .map((piece) => {
      for (const [pattern, say] of PIECES) {
        const found = pattern.exec(piece);
        if (found !== null) return say(...Array.from(found.slice(1), (group?: string) => group ?? ''));
      }
      return piece;
    })
    .join(', ');
}

const SECTIONS: Readonly<Record<string, string>> = {
  'About you': 'Sobre ti',
  'Your accounts': 'Tus cuentas',
  'Your place': 'Tu lugar',
  Work: 'Trabajo',
  Volunteering: 'Voluntariado',
  Education: 'Estudios',
  Awards: 'Premios',
  Certificates: 'Certificados',
  Publications: 'Publicaciones',
  Skills: 'Aptitudes',
  Languages: 'Idiomas',
  Interests: 'Intereses',
  References: 'Referencias',
  Projects: 'Proyectos',
  'The résumé': 'El currículum',
};

const FIELDS: Readonly<Record<string, string>> = {
  'start date': 'inicio',
  'end date': 'fin',
  date: 'fecha',
  'release date': 'fecha',
  address: 'dirección',
  name: 'nombre',
  summary: 'resumen',
};

const WHAT: Readonly<Record<string, string>> = {
  'is not a list': 'no es una lista',
  'is not a text': 'no es un texto',
  'is not an entry': 'no es una entrada',
  'holds something that is not a text': 'contiene algo que no es un texto',
  'holds something that is not an entry': 'contiene algo que no es una entrada',
  'says nothing that a site could show': 'no dice nada que un sitio pueda mostrar',
};

/** "Work, “Alder”, start date". */
function placeEs(place: string): string {
  const [, section = place, name = '', field = ''] = /^([^,“]+)(, “.*”)?(?:, ([^“”]+))?$/u.exec(place) ?? [];
  return `${SECTIONS[section] ?? section}${name}${field === '' ? '' : `, ${FIELDS[field] ?? field}`}`;
}
