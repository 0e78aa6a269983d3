import { PLATFORM_RECORDS } from '@tosite/validation/platforms/platform-records';
import type { Platform } from '@tosite/validation/platforms/platform';
import { BrowserFrame } from './browser-frame.tsx';
import type { HeroParts, Thread } from './hero-drawing.tsx';
import { Photo } from './photos.tsx';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { Bowl, TallVessel } from './vessels.tsx';

/** One thread from the middle of each card. */
const THREADS: readonly Thread[] = [
  { card: 44, site: 112 },
  { card: 140, site: 350 },
  { card: 236, site: 484 },
  { card: 332, site: 594 },
];

const SOURCES: { platform: Platform; handle: string; facts: [string, string] }[] = [
  {
    platform: 'linkedin',
    handle: 'in/ottilie-brandt',
    facts: ['Ceramicist, Leipzig', 'Stoneware for restaurants'],
  },
  {
    platform: 'github',
    handle: 'ottiliebrandt',
    facts: ['glazebook', 'A glaze calculator'],
  },
  {
    platform: 'youtube',
    handle: '@ottiliethrows',
    facts: ['Three jars from one lump', '8:47'],
  },
  {
    platform: 'instagram',
    handle: 'ottilie.brandt',
    facts: ['From the kiln', '24 pictures'],
  },
];

/** Four small profile cards, one from each platform. */
function FourSourcesCard() {
  return (
    <g className="sans" fill="#14181c">
      {SOURCES.map(({ platform, handle, facts }, index) => (
        <g key={platform} transform={`translate(0 ${String(index * 96)})`}>
          <rect width="232" height="88" rx="9" fill="#fff" />
          <g color={PLATFORM_RECORDS[platform].colours.accent[0]}>
            <PlatformMark of={platform} x={16} y={14} size={20} />
          </g>
          <text x="46" y="28.5" fontSize="11.5" fill="#56606a">
            {handle}
          </text>
          <text x="16" y="58" fontSize="13.5" fontWeight="640">
            {facts[0]}
          </text>
          <text x="16" y="75" fontSize="11.5" fill="#56606a">
            {facts[1]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Ottilie Brandt's one website: who she is, what she programmed, filmed and pictured. */
function FourSourcesSite() {
  return (
    <>
      <BrowserFrame name="ottiliebrandt" paper="#f6ece2" rule="#e3d3c4" />
      <path d="M0 42h290v262H0z" fill="#efd9cc" />
      <path d="M290 42h210v262H290z" fill="#1f4a3d" />
      <g transform="translate(304 76) scale(.95)">
        <TallVessel />
      </g>
      <g className="serif" fill="#3a1a12">
        <text x="22" y="118" fontSize="56" letterSpacing="-1.4">
          Ottilie
        </text>
        <text x="22" y="172" fontSize="56" letterSpacing="-1.4" fontStyle="italic">
          Brandt
        </text>
        <g fontSize="18">
          <text x="24" y="216">
            Stoneware for restaurants
          </text>
          <text x="24" y="239">
            that wash up by hand
          </text>
        </g>
        <text x="24" y="280" fontSize="14">
          Leipzig, since 2016
        </text>
        <g>
          <text x="24" y="357" fontSize="25">
            Programs
          </text>
          <text x="190" y="350" fontSize="16.5" fontWeight="560">
            glazebook
          </text>
          <text x="190" y="371" fontSize="14.5">
            A glaze calculator for small kilns,
          </text>
          <text x="190" y="390" fontSize="14.5">
            free to use and to change
          </text>
          <path d="M24 326h452M24 414h452" stroke="#3a1a12" strokeWidth=".8" />
        </g>
        <text x="24" y="492" fontSize="25">
          Films
        </text>
        <Photo name="jars" x={190} y={436} width={150} height={96} />
        <path d="M256 470v28l22-14z" fill="#fff" />
        <text x="356" y="456" fontSize="16.5" fontWeight="560">
          Three jars
        </text>
        <text x="356" y="477" fontSize="16.5" fontWeight="560">
          from one lump
        </text>
        <text x="356" y="500" fontSize="13.5">
          8 min 47 s
        </text>
        <path d="M24 556h452" stroke="#3a1a12" strokeWidth=".8" />
        <text x="24" y="600" fontSize="25">
          From the kiln
        </text>
        <KilnPictures />
        <text x="22" y="1010" fontSize="46" letterSpacing="-1.1">
          Visit the workshop
        </text>
        <text x="24" y="1042" fontSize="16.5" fontStyle="italic">
          Saturdays from ten, in Leipzig
        </text>
      </g>
    </>
  );
}

function KilnPictures() {
  return (
    <>
      <path d="M24 622h146v150H24z" fill="#d99a2b" />
      <g transform="translate(22 300)">
        <Bowl />
      </g>
      <path d="M177 622h146v150H177z" fill="#1f4a3d" />
      <g transform="translate(201 638) scale(.66)">
        <TallVessel />
      </g>
      <Photo name="jars" x={330} y={622} width={146} height={150} />
      <path d="M24 779h222v150H24z" fill="#e9b7a0" />
      <g transform="translate(60 480) scale(.9)">
        <Bowl />
      </g>
      <Photo name="lamp" x={253} y={779} width={223} height={150} />
    </>
  );
}

export const FOUR_SOURCES: HeroParts = { Card: FourSourcesCard, Site: FourSourcesSite, threads: THREADS };
