import { BrowserFrame } from './browser-frame.tsx';
import { Photo, type PhotoName } from './photos.tsx';

const STORIES: { photo: PhotoName; kind: string; title: [string, string]; date: string }[] = [
  {
    photo: 'paper',
    kind: 'Workshop',
    title: ['Five hundred sheets', 'that refuse to lie flat'],
    date: '20 November',
  },
  { photo: 'chair', kind: 'Rooms', title: ['The chair that took', 'forty years'], date: '6 November' },
  { photo: 'lamp', kind: 'Light', title: ['The lamp designed', 'for arguing'], date: '16 October' },
];

const PLAYLISTS = [
  ['Kitchen physics', '31 films'],
  ['Made by one person', '24 films'],
  ['Streets and stairs', '18 films'],
  ['Paper week', '7 films'],
];

const STANDFIRST = [
  'A 1962 enamel kettle',
  'beat four electric',
  'models in our kitchen',
  'by half a minute.',
];
const OPENING = [
  'There is a red kettle in',
  'my kitchen that nobody',
  'is allowed to give away.',
  'It was pressed in',
  'Olofström in 1962.',
];

/** The front page of Plain Objects, laid out as a newspaper. */
export function YoutubeSite() {
  return (
    <>
      <BrowserFrame name="plainobjects" paper="#f4f4ef" rule="#dcdbd2" />
      <g className="sans" fontSize="11" fill="#57554b">
        <text x="24" y="64">
          Edda Lindqvist, editor and camera
        </text>
        <text x="476" y="64" textAnchor="end">
          Film no. 214
        </text>
      </g>
      <g className="serif" fill="#17160f">
        <text x="250" y="130" fontSize="71" fontWeight="680" letterSpacing="-2.4" textAnchor="middle">
          Plain Objects
        </text>
        <path d="M24 150h452" stroke="#17160f" strokeWidth="3" />
        <g className="sans" fontSize="11" fontWeight="600">
          <text x="24" y="168">
            Latest
          </text>
          <text x="78" y="168">
            Videos
          </text>
          <text x="134" y="168">
            Playlists
          </text>
          <text x="476" y="168" textAnchor="end" fill="#a8200f">
            Subscribe
          </text>
        </g>
        <path d="M24 178h452" stroke="#17160f" />
        <g fontSize="38" fontWeight="600" letterSpacing="-1">
          <text x="23" y="215">
            The red kettle boils
          </text>
          <text x="23" y="252">
            faster than the clever one
          </text>
        </g>
        <g fontSize="16" fontStyle="italic">
          {STANDFIRST.map((line, index) => (
            <text key={line} x="24" y={286 + index * 20}>
              {line}
            </text>
          ))}
        </g>
        <path d="M24 366h140" stroke="#c9c7bb" />
        <g fontSize="13">
          {OPENING.map((line, index) => (
            <text key={line} x="24" y={390 + index * 18}>
              {line}
            </text>
          ))}
        </g>
        <text className="sans" x="24" y="490" fontSize="11" fontWeight="600" fill="#a8200f">
          Continue to the article
        </text>
        <Photo name="kettle" x={184} y={270} width={292} height={212} />
        <rect x="184" y="462" width="50" height="20" fill="#17160f" />
        <text className="sans" x="211" y="476" fontSize="11" fill="#fff" textAnchor="middle" fontWeight="560">
          11:42
        </text>
        <text className="sans" x="184" y="499" fontSize="10.5" fill="#57554b">
          The kettle from Olofström. Still from the film.
        </text>
        <path d="M24 524h452" stroke="#17160f" strokeWidth="3" />
        <text x="23" y="552" fontSize="22" fontWeight="560">
          Latest posts
        </text>
        {STORIES.map((story, index) => (
          <g key={story.photo} transform={`translate(${String(24 + index * 155)} 568)`}>
            <Photo name={story.photo} x={0} y={0} width={142} height={88} />
            <text className="sans" y="106" fontSize="10.5" fontWeight="620" fill="#a8200f">
              {story.kind}
            </text>
            <g fontSize="14.5" fontWeight="500">
              <text y="124">{story.title[0]}</text>
              <text y="141">{story.title[1]}</text>
            </g>
            <text className="sans" y="159" fontSize="10.5" fill="#57554b">
              {story.date}
            </text>
          </g>
        ))}
        <path d="M24 752h452" stroke="#17160f" strokeWidth="3" />
        <text x="23" y="780" fontSize="22" fontWeight="560">
          Playlists
        </text>
        {PLAYLISTS.map(([name, films], index) => (
          <g key={name} transform={`translate(24 ${String(812 + index * 34)})`}>
            <text fontSize="16" fontWeight="500">
              {name}
            </text>
            <text className="sans" x="200" fontSize="11" fill="#57554b" textAnchor="end">
              {films}
            </text>
            <path d="M0 12h200" stroke="#c9c7bb" />
          </g>
        ))}
        <path d="M250 796h226v226H250z" fill="#a8200f" />
        <g fill="#fff">
          <text x="270" y="838" fontSize="25" fontWeight="560">
            A new object
          </text>
          <text x="270" y="866" fontSize="25" fontWeight="560">
            every Friday
          </text>
          <text x="270" y="900" fontSize="14">
            The film at seven,
          </text>
          <text x="270" y="919" fontSize="14">
            the article by noon.
          </text>
        </g>
      </g>
    </>
  );
}
