import { countsOf } from '../plurals.ts';

export const counted = countsOf('es');

/** When it is worth trying again. */
export function again(seconds: number): string {
  if (seconds <= 1) return 'Vuelve a intentarlo dentro de un segundo.';
  if (seconds < 90) return `Vuelve a intentarlo dentro de ${seconds} segundos.`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? `Vuelve a intentarlo dentro de ${minutes} minutos.`
    : `Vuelve a intentarlo dentro de ${Math.ceil(minutes / 60)} horas.`;
}

/** "A, B y C", or "A, B y 7 más" when `total` is more than what is listed. */
export function listed(names: readonly string[], total: number = names.length): string {
  const parts = total > names.length ? [...names, `${total - names.length} más`] : [...names];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} y ${last}`;
}

/** "A ni B ni C". */
export function neither(names: readonly string[]): string {
  return names.join(' ni ');
}

/** A file whose name says nothing is "este archivo". */
export function fileName(name: string, place: 'start' | 'inside' = 'start'): string {
  if (name !== '') return name;
  return place === 'start' ? 'Este archivo' : 'este archivo';
}
