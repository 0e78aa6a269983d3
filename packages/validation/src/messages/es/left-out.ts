import type { LeftOut } from '../../profile/source-report.ts';
import type { Forms } from '../plurals.ts';
import { counted } from './phrases.ts';

const BEGINNINGS: Record<LeftOut['why'], string> = {
  unsupported: 'Queda fuera, porque un sitio todavía no tiene lugar para ello',
  limit: 'Queda fuera, porque es más de lo que guardamos',
  unreadable: 'Queda fuera, porque no se ha podido leer',
  repeated: 'Se toma una sola vez, porque está repetido',
  private: 'Queda fuera, porque es privado',
};

const THINGS: Readonly<Record<string, Forms>> = {
  'Patents.csv': { one: '# patente', other: '# patentes' },
  'Courses.csv': { one: '# curso', other: '# cursos' },
  'Test Scores.csv': { one: '# resultado de examen', other: '# resultados de exámenes' },
  'Shares.csv': { one: '# publicación', other: '# publicaciones' },
  interests: { one: '# interés', other: '# intereses' },
};

const LONGEST = 460;

/** One sentence for each reason: what was left out, by name as long as that is short. */
export function leftOut(facts: {
  why: LeftOut['why'];
  list: readonly LeftOut[];
  more: number;
  entries: number;
}): string {
  const { why, list, more, entries } = facts;
  const named = [
    ...list.map((one) => thing(one)),
    ...(more > 0 ? [counted(more, { one: 'y una cosa más', other: 'y # cosas más' })] : []),
  ].join(', ');
  const text = `${BEGINNINGS[why]}: ${named}.`;
  return text.length <= LONGEST
    ? text
    : `${BEGINNINGS[why]}: ${counted(entries, { one: '# entrada', other: '# entradas' })}.`;
}

function thing({ table, column, count, why }: LeftOut): string {
  if (table === 'Articles/' && column === 'text')
    return counted(count, { one: 'el texto de # artículo', other: 'el texto de # artículos' });
  if (column === null) {
    const forms = Object.hasOwn(THINGS, table) ? THINGS[table] : undefined;
    return forms === undefined
      ? `${counted(count, { one: '# entrada', other: '# entradas' })} de ${table}`
      : counted(count, forms);
  }
  const part = `${why === 'limit' ? 'el final de ' : ''}“${column}” en ${table}`;
  return count === 1 ? part : `${part} (${count} veces)`;
}
