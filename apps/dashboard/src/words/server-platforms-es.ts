type Pattern = readonly [RegExp, (...found: string[]) => string];

/* What is said of a profile that a platform told only in part, or only roughly. */

const one = (count: string, single: string, many: string) => (count === '1' ? single : many);

export const platformPatternsEs: readonly Pattern[] = [
  [
    /^This account has more repositories than we read\.$/u,
    () => 'Esta cuenta tiene más repositorios de los que leemos.',
  ],
  [
    /^The (\d+) that were pushed to last are here, (\d+) (?:is|are) not\.$/u,
    (kept, beyond) =>
      `Aquí están los ${kept} con cambios más recientes; ${one(beyond, 'falta 1', `faltan ${beyond}`)}.`,
  ],
  [
    /^GitHub lists more (organisations|members) than we read; the first are here\.$/u,
    (what) =>
      what === 'members'
        ? 'GitHub tiene más miembros de los que leemos; aquí están los primeros.'
        : 'GitHub tiene más organizaciones de las que leemos; aquí están las primeras.',
  ],
  [
    /^YouTube rounds its numbers: the views of (?:one video are|(\d+) videos are) shown as it tells them\.$/u,
    (count) =>
      `YouTube redondea sus cifras: las visualizaciones de ${count === '' ? 'un vídeo' : `${count} vídeos`} se muestran tal como las da.`,
  ],
  [
    /^This channel has more playlists than we read; the first (\d+) are here\.$/u,
    (count) =>
      `Este canal tiene más listas de reproducción de las que leemos; aquí están las primeras ${count}.`,
  ],
  [
    /^We could not read who may see (?:one video or playlist|(\d+) of the videos and playlists), so (?:it was|they were) left out\.$/u,
    (count) =>
      count === ''
        ? 'No hemos podido leer quién puede ver un vídeo o una lista, así que queda fuera.'
        : `No hemos podido leer quién puede ver ${count} de los vídeos y listas, así que quedan fuera.`,
  ],
  [
    /^Set your Google account to English and request the Takeout again\.$/u,
    () => 'Pon tu cuenta de Google en inglés y pide el Takeout otra vez.',
  ],
  [
    /^(\d+) videos and playlists are more than a profile holds; the newest are here\.$/u,
    (count) =>
      `Quedan fuera ${count} vídeos y listas que no caben en un perfil; aquí están los más recientes.`,
  ],
  [/^This download does not say whose it is\.$/u, () => 'Esta descarga no dice de quién es.'],
  [
    /^Write your name in the editor, and paste the link of your profile to add it\.$/u,
    () => 'Escribe tu nombre en el editor y pega el enlace de tu perfil para añadirlo.',
  ],
  [
    /^This download does not name your account, so there is no link to it\.$/u,
    () => 'Esta descarga no nombra tu cuenta, así que no hay ningún enlace a ella.',
  ],
  [/^Paste the link of your profile to add it\.$/u, () => 'Pega el enlace de tu perfil para añadirlo.'],
  [
    /^A profile holds (\d+) posts: (\d+) more (?:is|are) not taken\.$/u,
    (most, beyond) =>
      `En un perfil caben ${most} publicaciones: ${one(beyond, 'queda fuera 1 más', `quedan fuera ${beyond} más`)}.`,
  ],
];
