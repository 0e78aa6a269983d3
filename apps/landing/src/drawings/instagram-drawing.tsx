import { BrowserFrame } from './browser-frame.tsx';
import type { Thread } from './hero-drawing.tsx';
import { Photo, type PhotoName } from './photos.tsx';

/** Name, then one picture of each row. */
export const INSTAGRAM_THREADS: readonly Thread[] = [
  { card: 40, site: 96 },
  { card: 187, site: 258 },
  { card: 263, site: 438 },
  { card: 339, site: 648 },
];

const GRID: readonly PhotoName[] = [
  'arches',
  'jars',
  'pool',
  'ridges',
  'stairs',
  'sea',
  'moon',
  'facade',
  'walls',
];

export function InstagramCard() {
  return (
    <g className="sans" fill="#14181c">
      <clipPath id="clip-card">
        <rect width="232" height="376" rx="10" />
      </clipPath>
      <rect width="232" height="376" rx="10" fill="#fff" />
      <circle cx="46" cy="46" r="28" fill="none" stroke="#b0175f" strokeWidth="2.5" />
      <circle cx="46" cy="46" r="23" fill="#f3b9a6" />
      <path d="M34 64V44a12 12 0 0 1 24 0v20A23 23 0 0 1 34 64z" fill="#b9685a" />
      <text x="86" y="42" fontSize="16" fontWeight="660">
        Rima Haddad
      </text>
      <text x="86" y="60" fontSize="11.5" fill="#56606a">
        light.on.walls
      </text>
      <g fontSize="11.5">
        <text x="18" y="100">
          Light on walls, mostly before nine.
        </text>
        <text x="18" y="116">
          Photographs from Bologna.
        </text>
      </g>
      <g fontSize="11" fill="#56606a">
        <text x="18" y="138">
          24 posts, 4 reels
        </text>
      </g>
      <g clipPath="url(#clip-card)">
        {GRID.map((name, index) => (
          <Photo
            key={name}
            name={name}
            x={(index % 3) * 78}
            y={150 + Math.floor(index / 3) * 76}
            width={76}
            height={74}
          />
        ))}
      </g>
    </g>
  );
}

type Tile = { name: PhotoName; x: number; y: number; width: number; height: number; reel?: string };

const TILES: readonly Tile[] = [
  { name: 'arches', x: 169, y: 42, width: 331, height: 216 },
  { name: 'pool', x: 0, y: 182, width: 166, height: 160, reel: '0:24' },
  { name: 'jars', x: 169, y: 261, width: 163, height: 150 },
  { name: 'stairs', x: 335, y: 261, width: 165, height: 204 },
  { name: 'sea', x: 0, y: 345, width: 166, height: 204, reel: '0:38' },
  { name: 'moon', x: 169, y: 414, width: 163, height: 135 },
  { name: 'ridges', x: 335, y: 468, width: 165, height: 81 },
  { name: 'walls', x: 0, y: 552, width: 290, height: 200 },
  { name: 'facade', x: 293, y: 552, width: 207, height: 200 },
  { name: 'ridges', x: 0, y: 755, width: 500, height: 160 },
];

/** Rima Haddad's showcase: pictures from edge to edge, her name a tile among them. */
export function InstagramSite() {
  return (
    <>
      <BrowserFrame name="rimahaddad" paper="#fff" rule="#e2e2e2" />
      <g className="sans" fill="#111214">
        <text x="16" y="88" fontSize="34" fontWeight="600" letterSpacing="-1.2">
          Rima
        </text>
        <text x="16" y="121" fontSize="34" fontWeight="600" letterSpacing="-1.2">
          Haddad
        </text>
        <text x="16" y="147" fontSize="10.5">
          Light on walls,
        </text>
        <text x="16" y="162" fontSize="10.5">
          mostly before nine.
        </text>
      </g>
      <g className="sans" fill="#111214">
        <g fontSize="24" fontWeight="560" letterSpacing="-.6">
          <text x="16" y="966">
            I photograph places at the hour
          </text>
          <text x="16" y="998">
            when nobody needs them yet.
          </text>
        </g>
        <text x="16" y="1040" fontSize="15" fill="#00606e">
          studio@rimahaddad.example
        </text>
      </g>
      {TILES.map(({ name, reel, ...frame }) => (
        <g key={`${name} ${String(frame.y)}`}>
          <Photo name={name} {...frame} />
          {reel !== undefined && (
            <g transform={`translate(${String(frame.x + frame.width - 54)} ${String(frame.y + 10)})`}>
              <rect width="44" height="20" rx="4" fill="#0c0d0e" />
              <path d="M8 6v8l6-4z" fill="#fff" />
              <text className="sans" x="18" y="14" fontSize="11" fontWeight="560" fill="#fff">
                {reel}
              </text>
            </g>
          )}
        </g>
      ))}
    </>
  );
}
