import { Photo, type PhotoName } from './photos.tsx';

const TILES: [PhotoName, number, number, number, number][] = [
  ['arches', 24, 206, 172, 118],
  ['walls', 204, 206, 172, 118],
  ['sea', 24, 332, 112, 140],
  ['pool', 144, 332, 112, 140],
  ['jars', 264, 332, 112, 140],
];

/** Rima Haddad's showcase, in `atelier`. */
export function PicturesSample() {
  return (
    <>
      <rect width="400" height="460" fill="#f4ecdf" />
      <g className="serif" fill="#231d17">
        <text x="22" y="72" fontSize="56" fontWeight="300" letterSpacing="-2">
          Rima
        </text>
        <text x="21" y="124" fontSize="56" fontWeight="300" letterSpacing="-2">
          Haddad
        </text>
        <g fontSize="17" fontStyle="italic">
          <text x="24" y="160">
            Light on walls, mostly before nine.
          </text>
          <text x="24" y="182">
            Photographs from Bologna.
          </text>
        </g>
        <circle cx="334" cy="82" r="42" fill="#e0a488" />
        <path d="M334 40a42 42 0 0 1 0 84z" fill="#9a3a22" />
        <path d="M318 112V82a16 16 0 0 1 32 0v30z" fill="#231d17" />
      </g>
      {TILES.map(([name, x, y, width, height]) => (
        <Photo key={name} name={name} x={x} y={y} width={width} height={height} />
      ))}
    </>
  );
}
