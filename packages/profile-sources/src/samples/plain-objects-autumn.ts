import type { Profile } from '@tosite/validation/profile/profile';
import { film } from './plain-objects-films.ts';

/** The films of October and November 2026, newest first. */
export const AUTUMN_FILMS: Profile['videos'] = [
  film('214', {
    title: 'The red kettle boils faster than the clever one',
    published: '2026-11-27',
    length: '11:42',
    views: 61_240,
    likes: 5_310,
    still: ['kettle.webp', 'Red enamel kettle on a wooden table in window light, a white cup to its left'],
    tags: ['kettle', 'enamel', 'heat', 'kitchen physics'],
    chapters: [
      '0:00 The race',
      '1:48 Four electric kettles',
      '4:05 What a base does',
      '7:30 The press shop',
      '10:12 What to buy instead',
    ],
    description: `A 1962 enamel kettle beat four electric models in our kitchen by half a minute. The reason sits in its base, and it costs nothing to make.

One litre of water, twelve degrees from the tap, a gas ring on full. The old kettle boiled it in three minutes and fifty seconds. The best of the electric ones, the one with an app, took four minutes and twenty. I bought them second-hand, so that each had a year of scale inside, as yours does. Then I descaled them and ran everything again. It made nine seconds of difference.

Turn the old kettle over and the base is not flat. It is dished inwards by about four millimetres, with a rolled edge. The flame goes in, cannot leave at once, and spreads. Nobody drew it to be fast. They drew it so that it would not rock: enamel shrinks as it cools and pulls a flat base into a dome. Birgit Ås, who ran the press for thirty-three years, explains it better than I do, at 6:41.

What to buy instead? Nothing, if you have one. If you cook on gas, any kettle with a hollow base will do, and the flea market is full of them. On induction the electric one wins by a minute, and I was sorry to find that out.`,
  }),
  film('213', {
    title: 'Five hundred sheets that refuse to lie flat',
    published: '2026-11-20',
    length: '14:08',
    views: 88_900,
    likes: 6_020,
    still: ['paper.webp', 'A ragged stack of paper, the top sheet curling upwards'],
    tags: ['paper', 'humidity', 'workshop'],
    chapters: [
      '0:00 A ream from the mill',
      '2:31 Cellar, attic, bathroom',
      '7:16 Which way the grain runs',
      '11:40 How to store it',
    ],
    description: `Paper remembers the weather of the mill. We took one ream to three climates and measured the curl with a ruler and a lot of patience.

A sheet is a mat of fibres, and most of them lie in the direction in which the machine ran. Damp makes a fibre fatter, hardly longer, so a sheet grows across the grain and not along it. When one side dries first, the sheet bends round the fibres like a blind. That is all curl is.

In the cellar the stack rose by nine millimetres in a night. In the attic it sank and bent the other way. In the bathroom it gave up. Keep paper in its wrapper, put the box on the floor of a room you live in, and load the printer an hour before you need it.`,
  }),
  film('212', {
    title: 'A stair is a promise about your next step',
    published: '2026-11-13',
    length: '15:02',
    views: 112_300,
    likes: 9_400,
    still: ['stairs.webp', 'Terracotta stairs rising to an arch under a blue sky'],
    tags: ['stairs', 'building', 'streets'],
    chapters: [
      '0:00 Seventeen centimetres',
      '3:20 The one step that is wrong',
      '8:45 Blondel’s rule',
      '12:10 Stairs for children',
    ],
    description: `Your foot learns a stair in two steps and trusts it for the rest. We built one with a single step six millimetres too high and filmed who tripped. Nearly everyone did, and nobody could say where.

Twice the rise plus the going should make one pace: sixty-three centimetres. The rule is from 1675 and still in force in most of Europe, though people have grown by a hand since. I measured forty public stairs between the station and my door. Eleven kept the promise all the way up.`,
  }),
  film('211', {
    title: 'You wrote in about spoons, at length',
    published: '2026-11-09',
    length: '8:20',
    views: 40_150,
    likes: 4_470,
    still: ['spoons.webp', 'Five spoons of different sizes in a row on blue linen, one of them of wood'],
    tags: ['letters', 'spoons'],
    description: `Three hundred and twelve letters about spoons. I read out nine of them, correct two of my own claims, and measure the one that came with a spoon in the envelope.

The question was how much a tablespoon holds. The answer, from forty-one kitchens: between 9 and 17 millilitres.`,
  }),
  film('210', {
    title: 'The chair that took forty years to become plain',
    published: '2026-11-06',
    length: '12:55',
    views: 97_800,
    likes: 8_120,
    still: ['chair.webp', 'A dark wooden chair against a grey wall, in light from a window'],
    tags: ['chair', 'wood', 'rooms'],
    chapters: [
      '0:00 Nine chairs in a row',
      '4:02 The stretcher goes',
      '6:50 The turned leg goes',
      '10:20 What could not be removed',
    ],
    description: `Every maker removed one thing. Nobody had planned the result.

Nine chairs from one valley, made between 1894 and 1936. In the first there are four stretchers, three slats and a carved rail. In the last there is almost nothing, and it is the only one without a repair. I put them in order, took each apart as far as its owner allowed, and looked for the moment when plain stopped being cheap and became the point.`,
  }),
  film('short-41', {
    title: 'Nine seconds of scale',
    kind: 'short',
    published: '2026-11-04',
    length: '0:41',
    views: 230_400,
    likes: 14_800,
    still: ['short-kettle.webp', 'Close view of the red kettle and its black handle'],
    tags: ['kettle', 'short'],
    description: 'Before and after descaling, side by side, in real time.',
  }),
  film('209', {
    title: 'Why bricklayers leave one brick out',
    published: '2026-10-30',
    length: '10:31',
    views: 74_300,
    likes: 5_900,
    still: ['bricks.webp', 'Brick wall with every third brick set forward, in raking sun'],
    tags: ['bricks', 'walls'],
    chapters: [
      '0:00 A gap at knee height',
      '2:14 Weep holes',
      '5:48 Scaffolds that are gone',
      '8:30 The rule that came later',
    ],
    description: `The gap is older than the rule that explains it.

Look at any old wall at knee height and again at two metres. The low gaps let water out. The high ones held the ends of a scaffold, course by course, and were left open because the mason might be asked to come back. I followed one row of them round a whole church.`,
  }),
  film('208', {
    title: 'Three jars from one lump',
    published: '2026-10-23',
    length: '8:47',
    views: 52_600,
    likes: 4_830,
    still: ['vessels.webp', 'Three ceramic vessels and a lemon on a pale ground'],
    tags: ['clay', 'made by one person'],
    description: `A potter divides a day’s clay by ear. She slaps each lump and listens; a wet one is lower by a third.

No music, very little talking. One lump, three jars, one lemon for scale.`,
  }),
  film('207', {
    title: 'The lamp that was designed for arguing',
    published: '2026-10-16',
    length: '13:20',
    views: 81_050,
    likes: 6_610,
    still: ['lamp.webp', 'A pendant lamp lighting books and a cup in a dark room'],
    tags: ['lamp', 'light', 'rooms'],
    chapters: ['0:00 Sixty-two centimetres', '3:44 A table in Lund', '9:05 Faces in the dark'],
    description: `It hangs at 62 centimetres, low enough to end one.

A lamp above eye level lights the people; a lamp below it lights the table, and the faces go dark. We asked eight couples to plan a holiday under both. I will not say who was quicker, but the low lamp won by eleven minutes.`,
  }),
  film('206', {
    title: 'The hinge was brass, and eleven readers said so',
    published: '2026-10-14',
    length: '3:05',
    views: 33_900,
    likes: 5_020,
    still: ['hinge.webp', 'A brass butt hinge on grey boards, crossed by the shadow of a window'],
    tags: ['correction', 'hinge'],
    description:
      'In film 181 I called a hinge bronze. It was brass. Here is how to tell, with a file, a magnet and some humility.',
  }),
  film('205', {
    title: 'Why benches lost their backs in 1983',
    published: '2026-10-09',
    length: '9:10',
    views: 143_700,
    likes: 10_900,
    still: ['bench.webp', 'A wooden bench without a back beside a pale wall, a sheet of paper left on it'],
    tags: ['streets', 'bench'],
    chapters: ['0:00 Forty benches', '2:50 The leaflet', '6:35 Who sits longer'],
    description: `One leaflet, sent to every town hall in the country, recommended benches that “do not invite a prolonged stay”. I found a copy. It is two pages long and has a drawing.

Then I sat on forty benches with a stopwatch.`,
  }),
  film('204', {
    title: 'A key that opens two doors, by design',
    published: '2026-10-02',
    length: '6:58',
    views: 58_200,
    likes: 4_260,
    still: ['keys.webp', 'An old brass key and a steel key on green felt'],
    tags: ['letters', 'keys', 'locks'],
    description:
      'A reader sent two locks and one key and asked whether this was an accident. It was not, and the caretaker of 1931 had his reasons.',
  }),
];
