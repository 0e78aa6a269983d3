import type { Profile } from '@tosite/validation/profile/profile';
import { sampleParts } from './sample-parts.ts';

type Project = Profile['projects'][number];

const { item } = sampleParts('tosite-sample-tove');

/** A repository a line: name, language, stars, forks, created, pushed, licence, topics, marks, description. */
const TABLE = `
tidelog      | Rust       | 4812 | 231 | 2019-02-11 | 2026-11-24 | MIT          | storage wal embedded durability     | pinned   | An append-only log store that survives power cuts. One file, no daemon, a format you can read with xxd.
pgquiet      | Go         | 2140 | 118 | 2021-04-03 | 2026-11-15 | Apache-2.0   | postgresql monitoring query-plans   | pinned   | Watches PostgreSQL and says nothing until a query plan changes. Then it says exactly which, and why.
grid-kit     | TypeScript | 1376 | 64  | 2022-01-19 | 2026-08-02 | MIT          | css typography layout               | pinned   | Baseline grids for the browser as custom properties. No components, no build step, 1.9 kB.
hushd        | C          | 918  | 73  | 2017-09-30 | 2026-05-21 | ISC          | syslog unix daemon                  | pinned   | A syslog daemon in 1,900 lines. It has had one security notice, and that was the manual.
kartblad     | Python     | 604  | 41  | 2023-06-08 | 2026-10-11 | BSD-3-Clause | maps print folding                  | pinned   | Turns open map extracts into sheets that fold along the right lines.
dotfriend    | Shell      | 287  | 22  | 2016-03-14 | 2018-12-02 | MIT          | dotfiles                            | pinned   | Dotfiles with an undo. Finished since 2018.
tornwrite    | Rust       | 271  | 12  | 2020-11-06 | 2026-11-20 | MIT          | testing durability fuzzing          |          | Cuts the power in the middle of a write, thousands of times a minute, and reads back what is left.
fsync-book   |            | 254  | 19  | 2022-10-01 | 2026-09-13 | CC-BY-4.0    | book durability                     |          | “What fsync Means”, the text. Eighty pages, one chapter a system call.
queuette     | Go         | 198  | 15  | 2020-02-23 | 2025-12-28 | MIT          | queue postgresql                    |          | A job queue for people who already have PostgreSQL and would like to have nothing else.
sluice       | Rust       | 176  | 9   | 2021-08-17 | 2026-04-09 | MIT          | backpressure async                  |          | Back pressure as a type: a channel that cannot be written to without saying what happens when it is full.
almanac      | Go         | 143  | 11  | 2018-06-02 | 2024-01-30 | MIT          | calendar dates                      |          | Dates without time zones, for the many cases that never needed one.
sealed       | Rust       | 131  | 6   | 2023-03-03 | 2026-02-18 | Apache-2.0   | checksums storage                   |          | Puts a checksum on every page and tells you which ones lied.
headroom     | C          | 97   | 8   | 2019-11-24 | 2023-07-05 | ISC          | memory linux                        |          | Prints how much memory you really have left, in one word.
rowan        | TypeScript | 88   | 5   | 2024-02-10 | 2026-07-01 | MIT          | markdown static-site                |          | A static site generator that only knows about dates.
lathe        | Rust       | 82   | 4   | 2020-05-09 | 2022-10-10 | MIT          | parser csv                          |          | Reads CSV files as they are, not as they should be.
snowline     | Python     | 74   | 7   | 2022-12-27 | 2026-03-29 | MIT          | weather mountains open-data         |          | Height of the snow line over five valleys, every morning at six.
yr-cli       | Go         | 66   | 9   | 2018-01-08 | 2021-02-14 | MIT          | weather cli                         | archived | Tomorrow’s weather in one line.
bokhylla     | TypeScript | 58   | 3   | 2021-12-12 | 2026-01-04 | MIT          | books libraries                     |          | The catalogue of a very small library. Loans on paper, search on the web.
torque       | Rust       | 55   | 2   | 2024-05-19 | 2026-10-30 | MIT          | benchmark io                        |          | Benchmarks a disk until it stops being polite.
pagewalk     | Go         | 49   | 4   | 2022-03-28 | 2025-11-02 | MIT          | postgresql internals                |          | Draws what is inside a table file, page by page, in colour.
lockstep     | Rust       | 44   | 1   | 2025-01-25 | 2026-11-08 | MIT          | consensus simulation                |          | A cluster in one process, on one thread, with a clock that you hold.
tidelog-go   | Go         | 41   | 6   | 2020-09-14 | 2026-06-16 | MIT          | storage bindings                    |          | tidelog for Go.
tidelog-py   | Python     | 37   | 5   | 2021-01-11 | 2026-06-16 | MIT          | storage bindings                    |          | tidelog for Python.
mintrack     | C          | 33   | 2   | 2016-10-20 | 2019-03-31 | ISC          | gps hiking                          |          | Records where you walked, on a device that has 32 kB.
quietbell    | Go         | 31   | 2   | 2023-09-09 | 2025-05-05 | MIT          | alerts                              |          | Alerts that may wait until morning, wait until morning.
vinter       | Shell      | 29   | 1   | 2017-12-21 | 2024-12-21 | Unlicense    | terminal                            |          | Snow in the terminal, on the shortest day only.
diffable     | TypeScript | 27   | 3   | 2023-11-30 | 2026-05-12 | MIT          | json diff                           |          | Writes JSON so that two versions of it can be compared by eye.
wal-reader   | Rust       | 24   | 1   | 2022-07-07 | 2024-08-19 | MIT          | wal debugging                       |          | Opens a write-ahead log from the wrong end.
ferrytimes   | Python     | 21   | 2   | 2019-06-23 | 2026-06-20 | MIT          | timetables open-data                |          | The archipelago boats as a table that fits in a wallet.
zoned        | Rust       | 19   | 0   | 2026-01-17 | 2026-11-22 | MIT          | storage zns                         |          | Notes and tests for drives that only write forwards.
errnogram    | C          | 18   | 1   | 2018-04-01 | 2018-04-02 | ISC          | unix errors                         |          | Every errno with the sentence that it should have been.
mapfold      | Python     | 16   | 1   | 2023-07-16 | 2023-10-29 | MIT          | folding geometry                    |          | The geometry behind kartblad, with drawings.
tiny-kv      | Go         | 14   | 3   | 2019-01-05 | 2020-01-05 | MIT          | teaching storage                    |          | A key-value store in seven evenings. Course material.
evensong     | TypeScript | 12   | 0   | 2025-10-04 | 2026-04-25 | MIT          | music cli                           |          | A practice timer for choirs.
hexpeek      | Rust       | 11   | 0   | 2021-05-02 | 2021-05-30 | MIT          | hex cli                             |          | xxd, with a memory for what you called things.
prolog-notes |            | 9    | 0   | 2020-12-26 | 2021-01-06 |              | prolog notes                        |          | What I learned about Prolog between two winters.
lamplight    | Shell      | 8    | 0   | 2022-11-13 | 2023-02-05 | MIT          | home sensors                        |          | Turns the desk lamp orange when the build is red.
talks        |            | 7    | 1   | 2018-08-08 | 2026-10-02 | CC-BY-4.0    | talks                               |          | Slides and the words that went with them.
pg-regress   | C          | 6    | 0   | 2024-09-21 | 2025-03-16 | PostgreSQL   | postgresql testing                  | fork     | Two patches for the regression suite, kept until they are merged upstream.
linux-zns    | C          | 3    | 0   | 2026-02-02 | 2026-09-28 | GPL-2.0      | linux storage                       | fork     | A branch with slower, more honest tests.
bread        |            | 3    | 0   | 2020-04-12 | 2026-01-11 |              | recipes                             |          | One loaf, under version control since 2020.
tovelindahl  |            | 2    | 0   | 2020-07-11 | 2026-11-23 |              |                                     |          | The page that you are reading.
`;

export const TOVE_REPOSITORIES: Project[] = TABLE.trim()
  .split('\n')
  .map((line) => toProject(line.split('|').map((cell) => cell.trim())));

function toProject(cells: string[]): Project {
  const [
    name = '',
    language = '',
    stars,
    forks,
    start = '',
    pushed = '',
    licence = '',
    topics = '',
    mark,
    text = '',
  ] = cells;
  return item('projects', name, {
    name,
    description: text,
    url: `https://tovelindahl.example/${name}`,
    homepage: name === 'tidelog' ? 'https://tidelog.example' : null,
    start,
    updatedAt: `${pushed}T18:${String(name.length + 10)}:00Z`,
    stars: Number(stars),
    forks: Number(forks),
    language: language || null,
    topics: topics.split(' ').filter((topic) => topic !== ''),
    licence: licence || null,
    pinned: mark === 'pinned',
    fork: mark === 'fork',
    archived: mark === 'archived',
  });
}
