import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { paletteWords as en } from './palette-en.ts';

/** Every sentence of the command palette and its shortcuts, in Spanish. */
export const paletteWords: CatalogShape<typeof en> = {
  title: 'Ir a, o hacer',
  open: 'Buscar o hacer',
  placeholder: 'Página, tema, sección o comando',
  none: 'Nada se llama así.',
  groups: {
    go: 'Ir a',
    design: 'Diseño',
    websites: 'Sitios web',
    site: 'Tu sitio',
    look: 'Claro u oscuro',
    account: 'Cuenta',
  },
  view: 'Ver el sitio',
  theme: (name) => `Tema: ${name}`,
  section: (name) => `Sección: ${name}`,
  copy: 'Copiar la dirección',
  create: 'Crear otro sitio web',
  switchTo: (name) => `Trabajar en ${name}`,
  logout: 'Cerrar sesión',
  hint: (keys) => `${keys} abre esto desde cualquier sitio. G y después una letra lleva a una página.`,
};
