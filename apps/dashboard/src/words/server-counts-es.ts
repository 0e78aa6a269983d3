/** How many of what: its English words, then one and several in Spanish. */
const NOUNS: readonly (readonly [english: string, one: string, many: string])[] = [
  ['jobs?', 'empleo', 'empleos'],
  ['schools?', 'centro de estudios', 'centros de estudios'],
  ['skills?', 'aptitud', 'aptitudes'],
  ['projects?', 'proyecto', 'proyectos'],
  ['languages?', 'lenguaje', 'lenguajes'],
  ['films?', 'vídeo', 'vídeos'],
  ['playlists?', 'lista de reproducción', 'listas de reproducción'],
  ['posts?', 'publicación', 'publicaciones'],
  ['person|people', 'persona', 'personas'],
  ['updates?', 'novedad', 'novedades'],
  ['files?', 'archivo', 'archivos'],
  ['sections?', 'sección', 'secciones'],
  ['pictures?', 'imagen', 'imágenes'],
  ['pictures? could not be had', 'imagen no se ha podido obtener', 'imágenes no se han podido obtener'],
  ['more follows?', 'más está por llegar', 'más están por llegar'],
];
const KNOWN = NOUNS.map(([english, one, many]) => ({
  pattern: new RegExp(`^([\\d,]+) (?:${english})$`, 'u'),
  one,
  many,
}));

/** What a step of making a site brought, such as "Ada: 3 jobs, 1 school"; undefined when it says anything else. */
export function countsEs(text: string): string | undefined {
  const [, name = '', list = ''] = /^(?:(.*): )?(\d.*)$/u.exec(text) ?? [];
  const parts = list.split(', ').map(countEs);
  if (list === '' || parts.some((part) => part === undefined)) return undefined;
  return `${name === '' ? '' : `${name}: `}${parts.join(', ')}`;
}

function countEs(part: string): string | undefined {
  if (/^[\d.]+ [kM]B$/u.test(part)) return part.replace('.', ',');
  for (const { pattern, one, many } of KNOWN) {
    const count = pattern.exec(part)?.[1];
    if (count !== undefined) return `${count.replaceAll(',', '.')} ${count === '1' ? one : many}`;
  }
  return undefined;
}
