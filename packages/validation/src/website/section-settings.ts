import * as v from 'valibot';
import type { SectionKey } from './section-order.ts';

/*
 * The settings of each section. A schema carries, as valibot metadata, the label and help that the editor's form
 * shows. A setting that is absent takes the section's own default, so an old design never breaks.
 */

const title = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(120),
    v.title('Title'),
    v.description('Leave empty for the usual title.'),
  ),
);
const hidden = v.optional(v.pipe(v.boolean(), v.title('Hide this section')));
const ids = (label: string, help: string) =>
  v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200))),
      v.maxLength(5000),
      v.title(label),
      v.description(help),
    ),
  );
const fold = (standard: number) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(100),
      v.title('Shown at first'),
      v.description(`The rest folds away. Usually ${standard}.`),
    ),
  );
const layout = <const T extends readonly [string, ...string[]]>(variants: T) =>
  v.optional(v.pipe(v.picklist(variants, 'Invalid input'), v.title('Layout')));

/** How a section treats its pictures. */
const pictures = v.optional(
  v.pipe(
    v.picklist(['colour', 'grey'], 'Invalid input'),
    v.title('Pictures'),
    v.description('Black and white makes pictures of many hands look like one set.'),
  ),
);

/** Whether the curriculum vitae tells of it too. */
const cv = v.optional(v.pipe(v.boolean(), v.title('In the CV')));

const common = { title, hidden };
const written = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(20_000),
    v.title('Text'),
    v.description('Markdown works: **bold**, lists, [links](https://example.com).'),
  ),
);
const listed = {
  ...common,
  order: ids('Order', 'Items in this order come first; the rest follow as they came.'),
  hiddenItems: ids('Hidden items', 'Items that are kept but not shown.'),
};

export const SECTION_SETTINGS = {
  hero: v.strictObject({
    ...common,
    layout: layout(['name', 'headline']),
    showPicture: v.optional(v.pipe(v.boolean(), v.title('Show the picture'))),
    pictures,
    showFacts: v.optional(v.pipe(v.boolean(), v.title('Show place, work and contact'))),
  }),
  about: v.strictObject({
    ...common,
    cv,
    fold: v.optional(v.pipe(v.boolean(), v.title('Fold a long text'))),
  }),
  experience: v.strictObject({
    ...listed,
    cv,
    layout: layout(['detailed', 'compact']),
    shown: fold(5),
    showTimeline: v.optional(v.pipe(v.boolean(), v.title('Draw the time line'))),
    showSkills: v.optional(v.pipe(v.boolean(), v.title('Show the skills of each job'))),
  }),
  education: v.strictObject({ ...listed, cv, layout: layout(['compact', 'detailed']), shown: fold(6) }),
  skills: v.strictObject({ ...listed, cv, layout: layout(['run-in', 'list']), shown: fold(8) }),
  certifications: v.strictObject({ ...listed, cv, shown: fold(6) }),
  projects: v.strictObject({
    ...listed,
    cv,
    layout: layout(['detailed', 'compact']),
    shown: fold(6),
    pictures,
    showForks: v.optional(v.pipe(v.boolean(), v.title('Show forks'))),
  }),
  repositories: v.strictObject({
    ...listed,
    cv,
    shown: fold(6),
    sort: v.optional(
      v.pipe(v.picklist(['best', 'stars', 'recent', 'name'], 'Invalid input'), v.title('Sort by')),
    ),
    showForks: v.optional(v.pipe(v.boolean(), v.title('Show forks'))),
    showTopics: v.optional(v.pipe(v.boolean(), v.title('Show topics'))),
  }),
  recommendations: v.strictObject({ ...listed, cv, shown: fold(3) }),
  languages: v.strictObject({ ...listed, cv }),
  codeLanguages: v.strictObject({ ...listed, cv, layout: layout(['bar', 'list']), shown: fold(6) }),
  contributions: v.strictObject(common),
  organisations: v.strictObject({ ...listed, cv, shown: fold(6) }),
  volunteering: v.strictObject({ ...listed, cv, shown: fold(4) }),
  honours: v.strictObject({ ...listed, cv, shown: fold(6) }),
  publications: v.strictObject({ ...listed, cv, shown: fold(6) }),
  facts: v.strictObject(common),
  specialities: v.strictObject({ ...common, layout: layout(['run-in', 'list']) }),
  updates: v.strictObject({ ...listed, shown: fold(3), pictures }),
  people: v.strictObject({ ...listed, shown: fold(12), pictures }),
  locations: v.strictObject({ ...listed, shown: fold(6) }),
  posts: v.strictObject({ ...listed, shown: fold(7), pictures }),
  videos: v.strictObject({
    ...listed,
    shown: fold(12),
    pictures,
    kinds: v.optional(
      v.pipe(
        v.array(v.picklist(['video', 'short', 'live', 'premiere'], 'Invalid input')),
        v.maxLength(4),
        v.title('Which films'),
      ),
    ),
  }),
  playlists: v.strictObject({ ...listed, shown: fold(6) }),
  subscribe: v.strictObject(common),
  highlights: v.strictObject({
    ...listed,
    shown: fold(24),
    layout: layout(['mosaic', 'grid']),
    pictures,
    shape: v.optional(
      v.pipe(
        v.picklist(['square', 'wide'], 'Invalid input'),
        v.title('Shape of the pictures'),
        v.description('Pictures are cropped to it. Opened, they always show whole.'),
      ),
    ),
    showCaptions: v.optional(v.pipe(v.boolean(), v.title('Show captions'))),
    showReels: v.optional(v.pipe(v.boolean(), v.title('Show reels'))),
  }),
  collaborations: v.strictObject({
    ...common,
    text: v.optional(v.pipe(v.string(), v.maxLength(2000), v.title('Text'))),
  }),
  contact: v.strictObject({
    ...common,
    showEmail: v.optional(v.pipe(v.boolean(), v.title('Show the e-mail address'))),
    showPhone: v.optional(v.pipe(v.boolean(), v.title('Show the phone number'))),
    showAddress: v.optional(v.pipe(v.boolean(), v.title('Show the street address'))),
    showLinks: v.optional(v.pipe(v.boolean(), v.title('Show the links'))),
  }),
  text: v.strictObject({ ...common, text: written }),
  imprint: v.strictObject({ ...common, text: written }),
} as const satisfies Record<SectionKey, v.GenericSchema>;

export type SectionSettings = { [K in SectionKey]: v.InferOutput<(typeof SECTION_SETTINGS)[K]> };
