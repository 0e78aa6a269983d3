import type { CatalogShape } from '../catalog-shape.ts';
import type { moderationMessages as english } from '../en/moderation.ts';

export const moderationMessages: CatalogShape<typeof english> = {
  'moderation.address': ({ brand }) =>
    `La dirección puede confundirse con una de «${brand}». Elige otra, o escríbenos si el nombre es tuyo.`,
  'moderation.name': ({ brand }) =>
    `El nombre del sitio puede confundirse con «${brand}». Elige otro, o escríbenos si es tuyo.`,
  'moderation.password': ({ brand }) =>
    `Un texto pide a sus lectores una contraseña o un PIN, junto a «${brand}». Quítalo, o escríbenos si quiere decir otra cosa.`,
  'moderation.card': ({ brand }) =>
    `Un texto pide a sus lectores una tarjeta de pago, junto a «${brand}». Quítalo, o escríbenos si quiere decir otra cosa.`,
  'moderation.seed': ({ brand }) =>
    `Un texto pide a sus lectores las palabras o claves secretas de un monedero, junto a «${brand}». Quítalo, o escríbenos si quiere decir otra cosa.`,
  'moderation.reported':
    'Varias personas han avisado sobre el sitio. Alguien lo está mirando; escríbenos si quieres decir algo al respecto.',
  'moderation.claimed': ({ profile }) =>
    `Alguien que ha demostrado que ${profile} es suyo dice que este sitio es una copia. Alguien lo está mirando; demuestra que el perfil es tuyo, o escríbenos.`,
  'moderation.byOperator':
    'Quien gestiona este servicio ha retirado el sitio. El correo que te enviamos explica por qué.',
  'moderation.suspended':
    'Este sitio se ha retirado, así que no se puede cambiar nada de él. Puedes leer y descargar lo que es tuyo, y responder con «Escríbenos» en el menú de ayuda.',
  'moderation.ownerSuspended':
    'Esta cuenta está suspendida, así que no puede hacer sitios. Puedes leer y descargar lo que es tuyo, y responder con «Escríbenos» en el menú de ayuda.',
};
