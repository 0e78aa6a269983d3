import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { proofWords as en } from './proof-en.ts';

/** Every sentence of showing that a profile is one's own, in Spanish. */
export const proofWords: CatalogShape<typeof en> = {
  open: (name) => `Demostrar que ${name} es tuyo`,
  openShort: 'Demostrar que es tuyo',
  yours: 'Tuyo',
  how: {
    account: (when) => `demostrado con tu cuenta de allí, ${when}`,
    code: (when) => `demostrado con un código, ${when}`,
    link: (when) => `demostrado con un enlace a este sitio, ${when}`,
    site: (when) => `demostrado con la web que indica, ${when}`,
  },
  again: 'Comprobar otra vez',
  prove: {
    title: (name) => `Demuestra que ${name} es tuyo`,
    body: 'Haz una de estas cosas y pulsa Comprobar ahora. Protege tu nombre: podrás hacer que se retiren las copias del perfil, y nadie podrá hacerlo con este sitio.',
    code: 'Pon este código en cualquier parte de la descripción del perfil',
    codeHelp: (until) => `Vale hasta: ${until}. Cuando lo hayamos encontrado puedes quitarlo.`,
    link: 'O enlaza este sitio desde el perfil',
    linkHelp: 'Como su web o entre sus enlaces. Puede quedarse ahí.',
    account: {
      'sign-in': (platform) =>
        `O vincula tu cuenta de ${platform} en Cuenta, para entrar aquí con ella: entonces no hay que poner nada en ningún lado.`,
      connect: (platform) =>
        `O conecta tu cuenta de ${platform} más abajo: entonces no hay que poner nada en ningún lado.`,
    },
    copy: (what) => `Copiar ${what}`,
    copied: 'Copiado.',
    copyFailed: 'El navegador no nos ha dejado copiarlo. Selecciónalo y cópialo tú.',
    loading: 'Preparando un código',
    submit: 'Comprobar ahora',
    busy: 'Leyendo el perfil',
    done: (name) => `Está demostrado que ${name} es tuyo.`,
  },
  claim: {
    open: 'Alguien ha hecho una copia',
    title: 'Hacer que se retire una copia',
    body: (name) =>
      `Para un sitio de aquí que está hecho con ${name} y no es tuyo. Deja de verse hasta que alguien lo haya mirado, y a su dueño se le dice que lo ha pedido quien tiene el perfil, no quién eres.`,
    site: 'Dirección de la copia',
    siteHint: 'Tal como aparece en el navegador.',
    words: 'Lo que deba saber quien lo mire',
    wordsHint: 'Puede quedar vacío.',
    required: 'Pega la dirección de la copia.',
    tooLong: (limit) => `Usa ${limit} caracteres o menos.`,
    submit: 'Retirarla',
    busy: 'Pidiéndolo',
    held: 'Ya no se ve. Ahora alguien lo mira, y su dueño puede responder.',
    reported: 'Alguien lo mira antes de retirar nada: hay dudas sobre de quién es el perfil.',
    ticket: (ticket) => `El número de lo que has pedido es ${ticket}.`,
  },
};
