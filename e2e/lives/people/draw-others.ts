import { countOf, linkOf, rowsOf, type Draw, type Row, type Source } from './source.ts';

const instant = ({ random }: Draw, index: number): string =>
  new Date(Date.UTC(2026, 9, 30, 9, 30, 5) - index * 86_400_000 * 3 - random.int(80_000) * 1000)
    .toISOString()
    .replace('.000Z', 'Z');

const picture = ({ pictures, origin, words }: Draw): string =>
  pictures ? `${origin}/pictures.example.com/${words.slug()}.jpg` : '';

/** Somebody who programs: their account, repositories, organisations and accounts elsewhere. */
export function drawProgrammer(draw: Draw): Source {
  const { words, random, size } = draw;
  const maybe = (text: () => string, share = 0.7): string => (random.chance(share) ? text() : '');
  const person: Row = {
    name: `${words.word()} ${words.word()}`,
    headline: words.sentence(),
    readme: readmeOf(draw),
    location: words.name(),
    email: maybe(() => `${words.slug()}@example.org`, 0.6),
    website: maybe(() => linkOf(draw)),
    company: words.name(),
    twitter: words.slug().slice(0, 15),
    avatar: picture(draw),
    followers: words.number(),
    following: words.number(),
    since: '2014-05-09',
  };
  const projects = rowsOf(draw, size === 'many' ? 130 : 6, () => ({
    name: words.slug(),
    description: maybe(words.marked, 0.8),
    homepage: maybe(() => linkOf(draw), 0.4),
    language: maybe(words.slug, 0.6),
    topics: maybe(words.slug, 0.5),
    stars: maybe(words.number, 0.6),
    licence: maybe(() => 'MIT', 0.3),
    fork: random.chance(0.15) ? 'yes' : '',
    archived: random.chance(0.1) ? 'yes' : '',
    updatedAt: instant(draw, random.int(400)),
    start: '2019-02-20',
  }));
  return {
    person,
    lists: {
      projects,
      organisations: rowsOf(draw, 6, () => ({
        name: words.slug(),
        description: words.sentence(),
        avatar: picture(draw),
      })),
      links: rowsOf(draw, 5, () => ({ url: linkOf(draw) })),
    },
    secret: [],
  };
}

/** A README as people and generators write them: headings and sentences in HTML, tables, tasks, Markdown between. */
function readmeOf({ words }: Draw): string {
  const { word, sentence } = words;
  return [
    `<h1 align="center">${word()}</h1>\n<h3 align="center">${sentence()}</h3>`,
    `<p align="center">${sentence()} <a href="https://example.org/">${word()}</a></p>`,
    `## ${word()} &amp; ${word()}\n\n**${word()}** ${sentence()}\n\n- [x] ${word()}\n- [ ] ${word()}`,
    `<details><summary>${word()}</summary>\n\n${sentence()}\n\n</details>`,
    `<table><tr><td>${word()}</td><td>${word()}</td></tr></table>`,
    `<ul><li>${word()}</li><li>${word()}</li></ul>`,
    `> [!NOTE]\n> ${sentence()}`,
  ].join('\n\n');
}

/** A channel: its films, lists of them, and what it says of itself. */
export function drawChannel(draw: Draw): Source {
  const { words, random, size } = draw;
  const most = size === 'many' ? 200 : 6;
  const person: Row = {
    name: words.name(),
    about: `${words.sentence()}\n\n${words.sentence()}\n${linkOf(draw)}`,
    subscribers: words.number(),
    views: words.number(),
    avatar: picture(draw),
    since: '2016-03-02',
  };
  let index = 0;
  const videos = rowsOf(draw, most, () => ({
    id: videoId(words.slug()),
    title: words.name(),
    description: random.chance(0.8)
      ? `${words.sentence()}\n\n0:00 ${words.word()}\n1:23 ${words.word()}`
      : '',
    publishedAt: instant(draw, (index += 1)),
    views: words.number(),
    likes: words.number(),
    tags: random.chance(0.5) ? words.slug() : '',
    thumbnail: picture(draw),
  }));
  const playlists = rowsOf(draw, 8, () => ({
    id: `PL${words.slug()}${words.slug()}`.slice(0, 34),
    title: words.name(),
    description: words.sentence(),
    count: '2',
  }));
  return { person, lists: { videos, playlists }, secret: [] };
}

function videoId(slug: string): string {
  return slug.padEnd(11, '_').slice(0, 11);
}

/** Somebody who shows pictures: photos, reels and albums with what was written under them. */
export function drawShowcase(draw: Draw): Source {
  const { words, random } = draw;
  const mail = `${words.slug()}@example.org`;
  const person: Row = {
    name: `${words.word()} ${words.word()}`,
    about: `${words.sentence()}\n${words.word()}\n${mail}`,
    website: linkOf(draw),
    followers: words.number(),
    avatar: picture(draw),
  };
  const media = Array.from({ length: countOf(draw, 60) }, (_, index) => ({
    id: String(17_900_000_000_000_000 + random.int(900_000_000) * 1000 + index),
    kind: random.pick(['photo', 'photo', 'carousel', 'reel']),
    caption: random.chance(0.85) ? `${words.marked()}\n#${words.slug()}` : '',
    takenAt: instant(draw, index * 5),
    likes: words.number(),
    picture: picture(draw),
    second: picture(draw),
  }));
  return { person, lists: { media, links: [] }, secret: [] };
}
