import type { PostDocument } from '@tosite/validation/posts/post-document';
import { code, document, h, image, item, list, p, quote, sample, table, text } from './post-parts.ts';

const bold = { type: 'bold' };
const italic = { type: 'italic' };
const link = { type: 'link', attrs: { href: 'https://stairs.example/rules/1909' } };

/** One of everything, with the seconds of a film of fifteen minutes. */
export function longPost(): PostDocument {
  return document(
    p(
      'People fall on the third step. Not on the first, where they still look, and not on the last, where they hold on, but on the third, when the foot has learned what a step is and stops asking. A builder who makes the fourth step two fingers higher has not made a higher step; he has told a lie to everybody who comes down in the dark.',
      4,
    ),
    p(
      [
        text('I measured '),
        text('sixty-one stairs', bold),
        text(' between the harbour and the church, and wrote to '),
        text('the people who made the rule', link),
        text('. They answered on paper. '),
        text('A stair', italic),
        text(', they wrote, is a promise about your next step.'),
      ],
      41,
    ),
    h('Two fingers', 128),
    p(
      'The old rule counts twice the rise and once the tread, and asks that they make sixty-three. Nobody knows whose leg that was. It fits most of us as a coat from a shop does.',
      128,
    ),
    table(
      ['Stair', 'Rise', 'Tread', 'Sum'],
      ['Harbour, north', '16.5', '30', '63'],
      ['The church', '19', '25', '63'],
      ['Town hall, back', '14', '31', '59'],
    ),
    image(
      sample('rima/arches.webp'),
      'Arches over a flight of steps',
      'Harbour, north. The ninth step is new, and a finger too high.',
    ),
    p('The church is steeper, and nobody falls there. People who are afraid lift their feet.', 201),
    quote(
      p(
        'We had a step that everyone tripped on. We painted it white. Then they tripped on the next one.',
        244,
      ),
    ),
    h('What the foot remembers', 365),
    p(
      'A foot needs two steps to learn a stair. After that it does not look again until the floor is there.',
      365,
    ),
    list(
      'bulletList',
      item(p('Count the risers, and never the treads.')),
      item(
        p('Measure in the middle, where it is worn.'),
        list(
          'orderedList',
          item(p('Once going up.')),
          item(p('Once coming down, with something in your hands.')),
        ),
      ),
      item(p('Say what you find to whoever sweeps it.')),
    ),
    h('In one line', 400, 3),
    p([
      text('If you have a ruler and a spreadsheet, '),
      text('=2*rise+tread', { type: 'code' }),
      text(' is all of it.'),
    ]),
    code(
      'for step in stairs:\n    if abs(step.rise - stairs[0].rise) > 0.5:\n        print(step.number, "lies to you, by", round(step.rise - stairs[0].rise, 1), "cm, and you will find out in the dark")',
    ),
    image(sample('rima/stairs.webp'), 'A stair of terracotta', 'The back of the town hall, from below.'),
    h('Who measured', 621),
    p(
      'A clerk called Ottilie, in 1909, with a knotted cord. She went up and down four hundred stairs and wrote three columns. The fourth, for the people who had fallen, she left to the hospital, which kept it until 1931 and then needed the paper.',
      621,
    ),
    { type: 'horizontalRule' },
    { type: 'film', attrs: { url: 'https://youtu.be/zyxwvutsrqp', title: 'The same walk, a year later' } },
    p('The cord is in the museum. It has sixty-three knots.', 871),
  );
}
