import type { CatalogShape } from '../catalog-shape.ts';
import type { stepsMessages as english } from '../en/steps.ts';
import type { FoundList } from '../en/steps.ts';
import type { Forms } from '../plurals.ts';
import { counted } from './phrases.ts';

const FOUND: Record<FoundList, Forms> = {
  experience: { one: '# empleo', other: '# empleos' },
  education: { one: '# centro de estudios', other: '# centros de estudios' },
  skills: { one: '# aptitud', other: '# aptitudes' },
  projects: { one: '# proyecto', other: '# proyectos' },
  codeLanguages: { one: '# lenguaje', other: '# lenguajes' },
  videos: { one: '# vídeo', other: '# vídeos' },
  playlists: { one: '# lista de reproducción', other: '# listas de reproducción' },
  media: { one: '# publicación', other: '# publicaciones' },
  people: { one: '# persona', other: '# personas' },
  updates: { one: '# novedad', other: '# novedades' },
};

export const stepsMessages: CatalogShape<typeof english> = {
  'steps.found': ({ name, lists }) =>
    lists.length === 0
      ? name
      : `${name}: ${lists.map(({ list, count }) => counted(count, FOUND[list])).join(', ')}`,
  'steps.files': ({ count, bytes }) =>
    `${counted(count, { one: '# archivo', other: '# archivos' })}, ${bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`}`,
  'steps.sections': ({ count }) => counted(count, { one: '# sección', other: '# secciones' }),
  'steps.waiting': ({ count }) => counted(count, { one: 'esperando a # más', other: 'esperando a otras #' }),
  'steps.pictures': ({ copied, failed, waiting }) =>
    [
      copied > 0 ? counted(copied, { one: '# imagen', other: '# imágenes' }) : '',
      failed > 0
        ? counted(failed, {
            one: '# imagen no se ha podido copiar',
            other: '# imágenes no se han podido copiar',
          })
        : '',
      waiting > 0 ? counted(waiting, { one: '# más está por llegar', other: '# más están por llegar' }) : '',
    ]
      .filter((part) => part !== '')
      .join(', ') || 'El perfil no tiene imágenes',
};
