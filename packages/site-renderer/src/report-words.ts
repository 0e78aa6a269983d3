export const REPORT_REASONS = ['fishing', 'pretends', 'copy', 'illegal', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type ReportWords = {
  title: string;
  about: (site: string) => string;
  which: string;
  reason: string;
  reasons: Record<ReportReason, string>;
  /** For whoever has the profile that a site is made of: there is a quicker way. */
  own: string;
  ownLink: string;
  words: string;
  contact: string;
  contactHelp: string;
  button: string;
  sent: string;
  sentText: (ticket: string) => string;
  receipt: string;
  problems: Record<'site' | 'reason' | 'words' | 'contact' | 'large' | 'wait' | 'origin', string>;
  abuse: (address: string) => string;
};

/** What stands on the page on which a site is reported. */
export const REPORT_WORDS: Record<'en' | 'es', ReportWords> = {
  en: {
    title: 'Report a website',
    about: (site) => `You report ${site}. Somebody looks at it; its owner is not told who you are.`,
    which: 'Address of the website',
    reason: 'What is wrong with it?',
    reasons: {
      fishing: 'It asks for passwords, cards or secret words',
      pretends: 'It pretends to be somebody else',
      copy: 'It shows what belongs to me',
      illegal: 'It shows something illegal or harmful',
      spam: 'It is an advert or a trick',
      other: 'Something else',
    },
    own: 'Is it made of your own profile? Show in your account that the profile is yours, and ask there for the copy to be taken out of sight: as a rule that is done at once.',
    ownLink: 'Show that a profile is yours',
    words: 'What do you see, and where?',
    contact: 'Your e-mail address, if you want an answer',
    contactHelp: 'It is used for nothing else, and may stay empty.',
    button: 'Send the report',
    sent: 'Thank you, we have your report',
    sentText: (ticket) => `Its number is ${ticket}. Keep it in case you want to write about it.`,
    receipt: 'The same number is on its way to your e-mail address.',
    problems: {
      site: 'There is no such website here. Check the address.',
      reason: 'Choose what is wrong with the website.',
      words: 'Say in a few words what you see, 4,000 characters at most.',
      contact: 'This is not an e-mail address. Correct it, or leave the field empty.',
      large: 'This report is too long. Say it in 4,000 characters at most.',
      wait: 'There were many reports from your network. Try again in an hour; what you wrote is still here.',
      origin: 'This report did not come from this page. Send it from here.',
    },
    abuse: (address) => `You can also write to ${address}.`,
  },
  es: {
    title: 'Avisar sobre un sitio',
    about: (site) => `Avisas sobre ${site}. Alguien lo mirará; a su dueño no se le dice quién eres.`,
    which: 'Dirección del sitio',
    reason: '¿Qué tiene de malo?',
    reasons: {
      fishing: 'Pide contraseñas, tarjetas o palabras secretas',
      pretends: 'Se hace pasar por otra persona o empresa',
      copy: 'Muestra algo que es mío',
      illegal: 'Muestra algo ilegal o dañino',
      spam: 'Es publicidad o un engaño',
      other: 'Otra cosa',
    },
    own: '¿Está hecho con tu propio perfil? Demuestra en tu cuenta que el perfil es tuyo y pide allí que se retire la copia: por lo general se hace al instante.',
    ownLink: 'Demostrar que un perfil es tuyo',
    words: '¿Qué ves y dónde?',
    contact: 'Tu correo, si quieres una respuesta',
    contactHelp: 'No se usa para nada más y puede quedar vacío.',
    button: 'Enviar el aviso',
    sent: 'Gracias, hemos recibido tu aviso',
    sentText: (ticket) => `Su número es ${ticket}. Guárdalo por si quieres escribir sobre él.`,
    receipt: 'El mismo número va de camino a tu correo.',
    problems: {
      site: 'Aquí no hay ningún sitio así. Revisa la dirección.',
      reason: 'Elige qué tiene de malo el sitio.',
      words: 'Di en pocas palabras qué ves, con 4000 caracteres como máximo.',
      contact: 'Esto no es una dirección de correo. Corrígela o deja el campo vacío.',
      large: 'Este aviso es demasiado largo. Dilo con 4000 caracteres como máximo.',
      wait: 'Ha habido muchos avisos desde tu red. Inténtalo dentro de una hora; lo que has escrito sigue aquí.',
      origin: 'Este aviso no venía de esta página. Envíalo desde aquí.',
    },
    abuse: (address) => `También puedes escribir a ${address}.`,
  },
};
