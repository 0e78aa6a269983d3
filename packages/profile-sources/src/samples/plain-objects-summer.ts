import type { Profile } from '@tosite/validation/profile/profile';
import { film } from './plain-objects-films.ts';

/** The films of May to September 2026, newest first. */
export const SUMMER_FILMS: Profile['videos'] = [
  film('203', {
    title: 'Salt does not make water boil sooner',
    published: '2026-09-25',
    length: '9:36',
    views: 176_500,
    likes: 12_040,
    still: ['salt.webp', 'A heap of coarse salt and a wooden spoon on dark slate'],
    tags: ['kitchen physics', 'salt', 'water'],
    chapters: [
      '0:00 What your grandmother saw',
      '3:12 Bubbles are not boiling',
      '6:40 How much salt it would take',
    ],
    description: `Throw salt into hot water and it jumps. What you see is air, not steam: each grain gives the bubbles a place to begin.

To raise the boiling point by one degree you would need almost sixty grams to the litre, and the pasta would be inedible. I cooked it anyway.`,
  }),
  film('live-9', {
    title: 'Bring a cup: two hours of your questions',
    kind: 'live',
    published: '2026-09-18',
    length: '1:48:22',
    views: 29_300,
    likes: 3_150,
    still: ['cups.webp', 'Four cups stacked on a wooden table, a blue one lying beside them'],
    tags: ['live', 'letters', 'cups'],
    chapters: [
      '0:00 Waiting for people',
      '6:12 Why handles break',
      '41:30 Stacking, answered',
      '1:22:05 Your worst cup',
    ],
    description:
      'Recorded live. You held up your cups, I guessed where they will break. Right in nineteen cases of thirty, which is better than the dishwasher.',
  }),
  film('202', {
    title: 'The bowl is the wrong shape for oranges',
    published: '2026-09-11',
    length: '7:16',
    views: 38_000,
    likes: 3_340,
    still: ['oranges.webp', 'Oranges in a blue bowl on a white table'],
    tags: ['kitchen physics', 'bowl'],
    description: `Fruit at the bottom of a bowl carries the rest, and rots first. A shallow dish with a rim loses one orange in three weeks; the deep blue bowl loses five.

The bowl stays, of course. It was a present.`,
  }),
  film('201', {
    title: 'What holds an arch up while it is being built',
    published: '2026-09-04',
    length: '18:44',
    views: 207_400,
    likes: 15_700,
    still: ['arches.webp', 'A long arcade with sunlight falling through the arches'],
    tags: ['arch', 'building', 'streets'],
    chapters: [
      '0:00 A bridge in the air',
      '4:26 Centring',
      '9:58 The day it comes out',
      '15:31 Sand under the feet',
    ],
    description: `For as long as it is unfinished, an arch is only a heap of stones that wants to fall. Another building stands beneath it and holds it up: the centring, made of wood, used once and burnt.

Taking it out is the dangerous part. The old trick was sand. Each post of the centring stood on a box of sand with a plug. Pull all the plugs, and the whole thing sinks by a hand, slowly, everywhere at once. We built one at a scale of one to five in a barn near Sjöbo and pulled the plugs on a Saturday.

It held. Then the cows were let back in.`,
  }),
  film('short-40', {
    title: 'Linen, wet and dry',
    kind: 'short',
    published: '2026-09-01',
    length: '0:38',
    views: 91_700,
    likes: 6_240,
    still: ['short-curtain.webp', 'Folds of a linen curtain in sunlight'],
    tags: ['linen', 'short'],
    description: 'A wet thread holds a fifth more. Watch both of them break.',
  }),
  film('200', {
    title: 'Film two hundred: back to the door',
    kind: 'premiere',
    published: '2026-08-28',
    length: '24:10',
    views: 318_900,
    likes: 27_300,
    still: ['door-handle.webp', 'A brass door handle on a red door, half in shadow'],
    tags: ['door', 'hinge', 'rooms'],
    chapters: [
      '0:00 The first film again',
      '3:38 What I got wrong',
      '9:20 Eleven handles',
      '16:02 The sound of a good latch',
      '21:47 Thank you',
    ],
    description: `The channel began with a door hinge, shot in one afternoon on a kitchen table. For the two hundredth film I went back to the same door and did the handle.

A handle is the only part of a building that shakes your hand. Eleven of them, from a farmhouse latch to a hospital lever: how far they turn, how hard they spring, what they sound like. The one I liked best had been fitted upside down since 1954.`,
  }),
  film('199', {
    title: 'Linen, from field to window',
    published: '2026-08-21',
    length: '16:37',
    views: 64_100,
    likes: 5_480,
    still: ['curtain.webp', 'Linen curtain with the shadow of a window frame'],
    tags: ['linen', 'made by one person'],
    chapters: [
      '0:00 Pulled, not cut',
      '3:15 Rotting on purpose',
      '8:20 The heckle',
      '13:02 A window in Skåne',
    ],
    description:
      'A hundred days from seed to thread, in sixteen minutes. Flax is pulled up by hand, left to rot a little, beaten, combed and spun. What is left over at each step has a name and a use.',
  }),
  film('198', {
    title: 'A beach sorts its own stones',
    published: '2026-08-14',
    length: '9:53',
    views: 91_200,
    likes: 7_010,
    still: ['pebbles.webp', 'Rounded grey and pink beach stones'],
    tags: ['stones', 'sea'],
    description: `Walk along a shingle beach with your eyes shut and you can tell where you are: the stones get larger by about a centimetre a kilometre.

I carried a kitchen scale for eleven of them.`,
  }),
  film('197', {
    title: 'Tiles under water look bigger. They are not',
    published: '2026-08-07',
    length: '6:28',
    views: 45_300,
    likes: 3_720,
    still: ['pool.webp', 'Turquoise pool tiles with ripples of light'],
    tags: ['water', 'light', 'tiles'],
    description:
      'A ruler, a pool at six in the morning, and the attendant’s patience. By a third, if you look straight down.',
  }),
  film('196', {
    title: 'Why a shirt has seven buttons',
    published: '2026-07-31',
    length: '11:19',
    views: 129_600,
    likes: 9_830,
    still: ['buttons.webp', 'Buttons of many colours and sizes scattered on pale cloth'],
    tags: ['buttons', 'cloth'],
    chapters: ['0:00 Nine, then eight, then seven', '4:10 The fourth does all the work', '8:08 Spare'],
    description: `We put strain gauges on a shirt and asked four people to sit down, reach up and drive a van. The fourth button from the top carries more than all the others together. The lowest one carries nothing at all, and could go.

It stays because the hem would flap, and because someone has to be last.`,
  }),
  film('short-39', {
    title: 'Four holes or two?',
    kind: 'short',
    published: '2026-07-29',
    length: '0:52',
    views: 402_800,
    likes: 25_100,
    still: ['short-buttons.webp', 'Buttons of many colours, seen from close above'],
    tags: ['buttons', 'short'],
    description: 'Which one comes off first. I pulled two hundred.',
  }),
  film('195', {
    title: 'The pencil that is always missing',
    published: '2026-07-17',
    length: '8:02',
    views: 68_900,
    likes: 6_390,
    still: ['pencils.webp', 'A row of coloured pencils from brown to pink with one gap in it'],
    tags: ['pencils', 'colour'],
    description: `In every school box one colour goes first. We weighed 1,140 pencils from thirty-one classrooms. In summer it is light blue. In winter it is light blue as well.

White comes back untouched.`,
  }),
  film('194', {
    title: 'A ladder is an argument with a wall',
    published: '2026-07-03',
    length: '10:05',
    views: 77_400,
    likes: 5_760,
    still: ['ladder.webp', 'A wooden ladder against a half-painted yellow wall, a bucket beside it'],
    tags: ['ladder', 'friction', 'building'],
    chapters: ['0:00 One out, four up', '3:33 When the foot slips', '7:18 Who holds it, and how'],
    description:
      'One out for every four up. The rule is printed on every ladder and nobody reads it, so I measured how late it is when you feel it go.',
  }),
  film('193', {
    title: 'Round, so that it cannot fall in',
    published: '2026-06-19',
    length: '12:47',
    views: 254_000,
    likes: 17_900,
    still: ['cover.webp', 'A cast-iron cover with rings of bosses, set among cobbles'],
    tags: ['streets', 'iron'],
    chapters: ['0:00 The interview question', '2:05 Square ones exist', '6:14 The foundry', '11:30 Feet'],
    description: `The answer that everybody knows is only the third-best reason. A round cover can be rolled. A round frame needs no corner, which is where iron cracks. And then, yes, it cannot fall in.

Neither can a triangle with curved sides, and there is one town that uses them.`,
  }),
  film('192', {
    title: 'The balcony that nobody stands on',
    published: '2026-05-29',
    length: '12:08',
    views: 103_500,
    likes: 7_950,
    still: ['balconies.webp', 'Rows of white balconies with yellow and orange blinds'],
    tags: ['balcony', 'building', 'streets'],
    chapters: ['0:00 Two hundred and four balconies', '4:40 A metre twenty', '9:12 Bicycles'],
    description:
      'From a window across the street I counted who used them for thirty days. Below a depth of one metre twenty a balcony is a shelf.',
  }),
  film('191', {
    title: 'Everything that was in the kitchen drawer',
    published: '2026-05-22',
    length: '39:44',
    views: 141_800,
    likes: 13_260,
    still: ['drawer.webp', 'A white drawer from above: string, candle ends, batteries, a corkscrew, a whisk'],
    tags: ['drawer', 'string', 'kitchen physics'],
    chapters: [
      '0:00 What fell out',
      '3:15 Three kinds of string',
      '7:19 The tin opener is younger than the tin',
      '11:35 Rubber bands, and why they go',
      '15:55 The corkscrew that pulls you',
      '20:07 Eleven candle ends',
      '24:16 Three peelers and thirty potatoes',
      '28:10 Does a full battery bounce?',
      '32:18 The key that nobody knows',
      '36:56 What went back',
    ],
    description: `The drawer under the cutlery would not open. I emptied it on the table: forty-three things, two kilos and nine hundred grams, and eight questions that I could not answer.

String that is strong and string that stays tied are two different strings. The tin is forty years older than the tin opener. A rubber band gets shorter when it is warm. And at the very bottom lay a key that fitted none of the thirty-one locks in the house.

It takes forty minutes, because it is a drawer. Thirteen things went back, and the pencil.

All measurements: https://plainobjects.example/drawer
Potatoes held by my mother.`,
  }),
];
