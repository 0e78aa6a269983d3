import type { Thread } from './hero-drawing.tsx';
import { Photo, type PhotoName } from './photos.tsx';

/** Name, newest film, the films before it. */
export const YOUTUBE_THREADS: readonly Thread[] = [
  { card: 118, site: 112 },
  { card: 196, site: 202 },
  { card: 264, site: 602 },
];

const FILMS: { photo: PhotoName; length: string; title: [string, string]; seen: string }[] = [
  {
    photo: 'kettle',
    length: '11:42',
    title: ['The red kettle boils', 'faster than the clever one'],
    seen: '3 days ago',
  },
  {
    photo: 'paper',
    length: '14:08',
    title: ['Five hundred sheets', 'that refuse to lie flat'],
    seen: '1 week ago',
  },
];

export function YoutubeCard() {
  return (
    <g className="sans" fill="#14181c">
      <clipPath id="clip-banner">
        <path d="M0 10a10 10 0 0 1 10-10h212a10 10 0 0 1 10 10v52H0z" />
      </clipPath>
      <rect width="232" height="376" rx="10" fill="#fff" />
      <g clipPath="url(#clip-banner)">
        <rect width="232" height="62" fill="#a8200f" />
        <path d="M0 46h232" stroke="#c64431" strokeWidth="2" />
        <path
          d="M150 46V30h22v16M184 46V18h10v28M206 46V34h18v12M24 46V24h30v22M66 46V34h14v12"
          fill="#7d1408"
        />
      </g>
      <circle cx="44" cy="66" r="28" fill="#fff" />
      <circle cx="44" cy="66" r="24" fill="#f4f4ef" />
      <g transform="translate(25 53) scale(.125)">
        <path d="M104 92c0-66 92-66 92 0" fill="none" stroke="#17150f" strokeWidth="14" />
        <path d="M202 128c18-4 24-20 30-36l16 4c-8 30-22 48-50 54z" fill="#b93620" />
        <path d="M88 132c0-30 26-50 62-50s62 20 62 50-18 34-62 34-62-4-62-34z" fill="#d8432b" />
      </g>
      <text x="18" y="123" fontSize="17" fontWeight="660">
        Plain Objects
      </text>
      <text x="18" y="141" fontSize="11.5" fill="#56606a">
        @plainobjects, 214 films
      </text>
      <path d="M0 156h232M0 312h232" stroke="#e3e7ea" />
      {FILMS.map((film, index) => (
        <g key={film.photo} transform={`translate(18 ${String(170 + index * 68)})`}>
          <Photo name={film.photo} x={0} y={0} width={84} height={56} />
          <rect x="50" y="40" width="31" height="13" rx="2" fill="#111" />
          <text x="65.5" y="50" fontSize="9.5" fill="#fff" textAnchor="middle" fontWeight="560">
            {film.length}
          </text>
          <g fontSize="10.5" fontWeight="560">
            <text x="92" y="14">
              {film.title[0]}
            </text>
            <text x="92" y="28">
              {film.title[1].length > 22 ? `${film.title[1].slice(0, 19)}…` : film.title[1]}
            </text>
          </g>
          <text x="92" y="46" fontSize="10" fill="#56606a">
            {film.seen}
          </text>
        </g>
      ))}
      <text x="18" y="336" fontSize="12.5" fontWeight="640">
        Playlists
      </text>
      <text x="18" y="356" fontSize="11.5" fill="#56606a">
        Kitchen physics, Made by one
      </text>
    </g>
  );
}
