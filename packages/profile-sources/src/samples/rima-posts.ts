import type { Picture, Profile } from '@tosite/validation/profile/profile';
import { sampleParts } from './sample-parts.ts';

type Post = Profile['media'][number];
type Written = {
  on: string;
  caption: string;
  likes: number;
  comments: number;
  tags?: string[];
  pictures: Picture[];
  /** Seconds; makes the post a reel. */
  reel?: number;
};

const { item, picture } = sampleParts('tosite-sample-rima');

const photo =
  (usual: [width: number, height: number]) =>
  (file: string, alt: string, [width, height] = usual): Picture =>
    picture(`${file}.webp`, alt, width, height);
const wide = photo([960, 600]);
const tall = photo([800, 1000]);
const square = photo([900, 900]);
const large: [number, number] = [960, 1200];

const post = (key: string, { on, reel, pictures, tags = [], ...written }: Written): Post =>
  item('media', key, {
    ...written,
    kind: reel !== undefined ? 'reel' : pictures.length > 1 ? 'carousel' : 'photo',
    takenAt: `${on}T07:${String(10 + (written.likes % 45))}:00Z`,
    url: `https://rimahaddad.example/p/${key}`,
    pictures,
    video: reel === undefined ? null : { url: `https://rimahaddad.example/p/${key}.mp4`, duration: reel },
    tags,
  });

/** Newest first. */
export const RIMA_POSTS: Post[] = [
  post('shade-line', {
    on: '2026-11-21',
    caption:
      'Shade line\nThe long portico at 7:40. In ten minutes the stripes reach the wall and it is an ordinary street again.',
    likes: 4812,
    comments: 96,
    tags: ['bologna', 'portico'],
    pictures: [
      tall('colonnade', 'A row of pale columns along a terracotta wall, their shadows across the floor'),
    ],
  }),
  post('five-rooms', {
    on: '2026-11-14',
    caption: 'Five rooms\nA house between owners. Somebody had opened every door to let the paint dry.',
    likes: 6204,
    comments: 141,
    tags: ['interiors'],
    pictures: [tall('five-rooms', 'Doorways in a line, each room painted another colour')],
  }),
  post('cobalt', {
    on: '2026-11-02',
    caption:
      'Cobalt\nThe owner mixes it herself, from a recipe that she will not write down. It has to be done before noon, in one coat, with nobody talking. She calls the plant the witness.',
    likes: 7390,
    comments: 203,
    tags: ['colour', 'walls'],
    pictures: [
      square('cobalt', 'A cobalt blue wall, a plant in a clay pot and a yellow door'),
      tall('cobalt-plant', 'The plant in its clay pot against the blue wall', [640, 800]),
    ],
  }),
  post('shutters', {
    on: '2026-10-24',
    caption: 'Green shutters, and a few people who are already up.',
    likes: 3951,
    comments: 58,
    tags: ['facades'],
    pictures: [tall('shutters', 'An ochre house front with green shutters, some of them open')],
  }),
  post('two-seats', {
    on: '2026-10-12',
    caption: 'Two seats\nThey open at eight. Until then the chairs keep each other company.',
    likes: 5127,
    comments: 88,
    tags: ['morning'],
    pictures: [
      wide('cafe', 'A small round table and two stools, green and red, before a pink wall', [1200, 750]),
    ],
  }),
  post('last-boat', {
    on: '2026-10-04',
    caption: 'Last boat\nTen minutes after everyone had left.',
    likes: 9210,
    comments: 187,
    tags: ['sea', 'reel'],
    reel: 38,
    pictures: [tall('sea', 'A small sailing boat on a calm sea at dusk', large)],
  }),
  post('siesta', {
    on: '2026-09-27',
    caption: 'Siesta\nThe beams were put up for a vine that never took. Nobody minds.',
    likes: 6833,
    comments: 120,
    tags: ['shade'],
    pictures: [
      tall('pergola', 'Stripes of shade from wooden beams over a white bench and a clay floor', [900, 1125]),
    ],
  }),
  post('august-from-above', {
    on: '2026-09-06',
    caption:
      'August from above\nFrom the hotel roof, with permission. Watch the red one: it moves at second nine.',
    likes: 14_080,
    comments: 352,
    tags: ['beach', 'reel'],
    reel: 15,
    pictures: [
      wide('umbrellas', 'Striped beach umbrellas and towels on sand, seen from straight above', [1200, 800]),
    ],
  }),
  post('blue-on-blue', {
    on: '2026-08-30',
    caption: 'Blue on blue\nOne bell, rung by the wind and by a boy called Stamatis, in that order.',
    likes: 8044,
    comments: 166,
    tags: ['islands'],
    pictures: [tall('dome', 'A white chapel with a blue dome and a small bell under a deep blue sky')],
  }),
  post('moonrise', {
    on: '2026-08-28',
    caption: 'Moonrise\nTwo seconds, tripod on a wall.',
    likes: 5560,
    comments: 74,
    pictures: [square('moon', 'Full moon above a dark ridge', [960, 960])],
  }),
  post('lane-four', {
    on: '2026-07-19',
    caption: 'Lane four\nThe municipal pool at six, before the first length.',
    likes: 11_402,
    comments: 241,
    tags: ['water', 'reel'],
    reel: 24,
    pictures: [square('pool', 'Turquoise pool tiles and a dark lane line under moving light', [960, 960])],
  }),
  post('three-metres', {
    on: '2026-07-12',
    caption: 'It looks lower from here',
    likes: 6127,
    comments: 109,
    tags: ['water'],
    pictures: [square('diving-board', 'A white diving board over a turquoise pool')],
  }),
  post('screen', {
    on: '2026-06-28',
    caption:
      'Screen\nConcrete, cast in a bucket, one ring at a time, by two brothers who needed a wall that let the air through. 1968. They made four hundred and used ninety-one.',
    likes: 5308,
    comments: 92,
    tags: ['shade', 'walls'],
    pictures: [
      square('screen', 'A wall pierced by rows of round holes, light falling through to a clay floor'),
      square('screen-detail', 'Four rows of round holes, close up', [640, 640]),
    ],
  }),
  post('balconies', {
    on: '2026-06-14',
    caption: 'Balconies\nSomebody on the fourth floor likes orange.',
    likes: 7719,
    comments: 134,
    tags: ['facades'],
    pictures: [
      tall('balconies', 'Rows of white balconies with yellow and orange blinds and deep shadows', large),
      square('balconies-detail', 'An orange blind on a white balcony', [640, 640]),
    ],
  }),
  post('header-bond', {
    on: '2026-05-30',
    caption: 'Header bond\nRaking light does the work.',
    likes: 3340,
    comments: 41,
    tags: ['walls'],
    pictures: [wide('bricks', 'Brick wall with some bricks set forward, in raking sun')],
  }),
  post('three-silos', {
    on: '2026-05-17',
    caption: 'Three silos, empty since the mill moved. Swifts live in the slit.',
    likes: 5981,
    comments: 97,
    tags: ['colour'],
    pictures: [tall('silos', 'Three round towers in terracotta and sand, lit from the side')],
  }),
  post('pink-ochre', {
    on: '2026-04-26',
    caption:
      'Pink, ochre\nThe owner repaints this yard every spring. The ball has been there longer than the walls.',
    likes: 10_275,
    comments: 219,
    tags: ['colour', 'walls'],
    pictures: [
      square('wall', 'Pink and ochre walls, a doorway and a white stone ball under a blue sky', [960, 960]),
      tall('wall-door', 'The doorway in the pink wall, sky behind it', [640, 800]),
    ],
  }),
  post('tuesday', {
    on: '2026-04-12',
    caption: 'Tuesday\nWind from the south. Sound on: the pegs.',
    likes: 8866,
    comments: 173,
    tags: ['wind', 'reel'],
    reel: 21,
    pictures: [
      wide(
        'washing',
        'Four cloths on a line, white, orange and striped, against a wall and the sky',
        [1200, 800],
      ),
    ],
  }),
  post('arcade', {
    on: '2026-03-29',
    caption: 'Arcade\nA Sunday. One man, forty arches, no hurry.',
    likes: 12_730,
    comments: 268,
    tags: ['bologna', 'portico'],
    pictures: [
      wide('arches', 'A long arcade, sunlight falling through its arches onto the floor', [960, 660]),
    ],
  }),
  post('seat-14a', {
    on: '2026-03-08',
    caption: 'From seat 14A\nOver the plain, going home.',
    likes: 4419,
    comments: 52,
    pictures: [wide('clouds', 'A bright cloud against dark blue sky')],
  }),
  post('three-jars', {
    on: '2026-02-21',
    caption: 'Three jars\nFor Halmo Stoneware. North window, no lamp. The lemon came with the lunch.',
    likes: 6650,
    comments: 118,
    tags: ['still life', 'work'],
    pictures: [
      square('vessels', 'Three ceramic vessels and a lemon', [960, 960]),
      tall('vessels-detail', 'The green jar and the lemon, close up', [640, 800]),
    ],
  }),
  post('one-tree', {
    on: '2026-01-24',
    caption: 'One tree\nSnow since Tuesday.',
    likes: 9034,
    comments: 150,
    tags: ['winter'],
    pictures: [wide('field', 'A single bare tree in a white field')],
  }),
  post('six-oranges', {
    on: '2026-01-10',
    caption: 'Six oranges\nBreakfast, then a photograph, then breakfast.',
    likes: 5872,
    comments: 83,
    tags: ['still life'],
    pictures: [square('oranges', 'Oranges in a blue bowl in window light', [960, 960])],
  }),
  post('erg', {
    on: '2025-12-18',
    caption:
      'Erg\nWind from the east all night. Nobody else’s footprints, so I walked round the edge and left the middle alone. It took an hour and a half to reach a place that I could see from the tent.',
    likes: 10_911,
    comments: 233,
    tags: ['desert'],
    pictures: [
      wide('dunes', 'Sand dunes in low sun'),
      square('dunes-detail', 'Ripples along the crest of a dune', [640, 640]),
    ],
  }),
  post('seven-ridges', {
    on: '2025-11-30',
    caption: 'Seven ridges, from the car park.',
    likes: 7245,
    comments: 101,
    tags: ['mountains'],
    pictures: [wide('ridges', 'Mountain ridges fading into morning haze')],
  }),
  post('beeches', {
    on: '2025-11-15',
    caption: 'Beeches\nFog lifted at nine. This is 8:52.',
    likes: 6480,
    comments: 95,
    tags: ['forest'],
    pictures: [tall('forest', 'Tree trunks in white fog', large)],
  }),
  post('waiting-room', {
    on: '2025-10-19',
    caption: 'Waiting room\nThe clinic closed in 1998. The chair stayed.',
    likes: 8390,
    comments: 176,
    tags: ['interiors'],
    pictures: [tall('chair', 'A dark wooden chair in window light', large)],
  }),
  post('fifty-one-steps', {
    on: '2025-09-20',
    caption: 'Fifty-one steps. I counted on the way down.',
    likes: 13_207,
    comments: 290,
    tags: ['stairs', 'colour'],
    pictures: [
      tall('stairs', 'Terracotta stairs rising to a small arch under a blue sky', large),
      square('stairs-detail', 'The arch at the top of the stairs', [640, 640]),
    ],
  }),
  post('room-12', {
    on: '2025-08-23',
    caption: 'Room 12\nThe only window that opened.',
    likes: 7008,
    comments: 112,
    tags: ['interiors', 'reel'],
    reel: 17,
    pictures: [tall('curtain', 'Linen curtain with the shadow of a window frame', large)],
  }),
  post('twenty-five-arches', {
    on: '2025-07-05',
    caption: 'Twenty-five arches and, for once, nobody in front of them.',
    likes: 5219,
    comments: 77,
    tags: ['facades'],
    pictures: [tall('arch-facade', 'A white building with five rows of round arches against a blue sky')],
  }),
  post('shingle', {
    on: '2025-05-25',
    caption: 'Shingle\nWhat the tide left.',
    likes: 3105,
    comments: 36,
    tags: ['sea'],
    pictures: [wide('pebbles', 'Rounded grey and pink stones on a beach', [960, 720])],
  }),
  post('late', {
    on: '2025-03-16',
    caption: 'Late',
    likes: 2874,
    comments: 29,
    pictures: [wide('lamp', 'A pendant lamp lighting two books and a cup in a dark room')],
  }),
];
