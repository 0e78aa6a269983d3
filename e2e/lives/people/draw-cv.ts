import { dateOf, linkOf, otherDate, periodOf, rowsOf, type Draw, type Row, type Source } from './source.ts';

/** Somebody's working life, as LinkedIn and a JSON Resume tell of it. */
export function drawCv(draw: Draw): Source {
  const { words, random, size } = draw;
  const maybe = (text: () => string, share = 0.7): string => (random.chance(share) ? text() : '');
  const many = size === 'many' ? 200 : 6;
  const person: Row = {
    first: words.word(),
    last: random.chance(0.1) ? `${words.word()} 👩‍💻` : words.word(),
    headline: `${words.name()} | ${words.word()}`,
    about: `${words.sentence()} ${words.sentence()}\n\n${words.marked()}`,
    location: words.name(),
    website: linkOf(draw),
    twitter: words.slug().slice(0, 15),
    email: `${words.slug()}@example.org`,
    phone: `+49 30 ${words.number()}`,
    industry: words.name(),
  };
  const lists: Record<string, Row[]> = {
    experience: rowsOf(
      draw,
      many,
      () => ({
        title: random.chance(0.95) ? words.name() : '',
        organisation: words.name(),
        location: maybe(words.name),
        description: maybe(words.marked),
        ...periodOf(draw, 'month'),
      }),
      (row) => ({ ...row, description: words.marked() }),
    ),
    education: rowsOf(
      draw,
      12,
      () => ({
        school: words.name(),
        degree: maybe(words.name),
        field: maybe(words.name, 0.5),
        grade: maybe(words.word, 0.3),
        activities: maybe(words.sentence, 0.3),
        description: maybe(words.sentence, 0.5),
        ...periodOf(draw, 'year'),
      }),
      (row) => ({ ...row, description: words.sentence() }),
    ),
    skills: rowsOf(draw, many, () => ({ name: words.name() })),
    spokenLanguages: rowsOf(draw, 8, () => ({ name: words.name(), proficiency: maybe(words.word) })),
    certifications: rowsOf(
      draw,
      20,
      () => ({
        name: words.name(),
        issuer: maybe(words.name),
        licence: maybe(words.slug, 0.5),
        issued: dateOf(draw, 'month'),
        url: maybe(() => linkOf(draw), 0.5),
      }),
      (row) => ({ ...row, issued: otherDate(row['issued'] ?? ''), licence: words.slug() }),
    ),
    projects: rowsOf(
      draw,
      many,
      () => ({
        name: words.name(),
        description: maybe(words.marked),
        url: maybe(() => linkOf(draw), 0.5),
        ...periodOf(draw, 'month'),
      }),
      (row) => ({ ...row, description: words.sentence() }),
    ),
    publications: rowsOf(
      draw,
      30,
      () => ({
        title: words.name(),
        publisher: maybe(words.name),
        published: dateOf(draw, 'any'),
        description: maybe(words.sentence),
        url: maybe(() => linkOf(draw), 0.5),
      }),
      (row) => ({ ...row, published: otherDate(row['published'] ?? '') }),
    ),
    honours: rowsOf(
      draw,
      30,
      () => ({
        title: words.name(),
        issuer: maybe(words.name),
        issued: dateOf(draw, 'month'),
        description: maybe(words.sentence),
      }),
      (row) => ({ ...row, issued: otherDate(row['issued'] ?? '') }),
    ),
    volunteering: rowsOf(
      draw,
      10,
      () => ({
        role: words.name(),
        organisation: words.name(),
        cause: maybe(words.word, 0.4),
        description: maybe(words.sentence),
        ...periodOf(draw, 'month'),
      }),
      (row) => ({ ...row, cause: words.word() }),
    ),
    recommendations: rowsOf(draw, 12, () => ({
      author: `${words.word()} ${words.word()}`,
      authorTitle: words.name(),
      text: words.marked(),
      date: dateOf(draw, 'any'),
    })),
    organisations: rowsOf(draw, 10, () => ({
      name: words.name(),
      role: maybe(words.name),
      description: maybe(words.sentence),
      ...periodOf(draw, 'month'),
    })),
  };
  return { person, lists, secret: [] };
}
