import { BrowserFrame } from './browser-frame.tsx';
import type { Thread } from './hero-drawing.tsx';

/** Name, bio, pinned repositories, languages. */
export const GITHUB_THREADS: readonly Thread[] = [
  { card: 42, site: 132 },
  { card: 108, site: 226 },
  { card: 190, site: 350 },
  { card: 318, site: 640 },
];

const PINNED = [
  {
    name: 'tidelog',
    language: 'Rust',
    colour: '#d6001c',
    stars: '4,812',
    text: 'A log that survives power cuts',
  },
  { name: 'pgquiet', language: 'Go', colour: '#1f2429', stars: '2,140', text: 'Silent until a plan changes' },
];

/** The letters of her name as a picture, 52 × 52. */
function Monogram() {
  return (
    <>
      <rect width="52" height="52" rx="26" fill="#111" />
      <path d="M13 15h18v5h-6v20h-5.500V20H13z" fill="#fff" />
      <path d="M32 15h5.500v17c0 3 1 4 4 4V41c-7 0-9.500-3-9.500-9z" fill="#ff3b30" />
    </>
  );
}

export function GithubCard() {
  return (
    <g className="sans" fill="#1f2429">
      <rect width="232" height="376" rx="10" fill="#fff" />
      <g transform="translate(18 20)">
        <Monogram />
      </g>
      <text x="82" y="44" fontSize="17" fontWeight="660">
        Tove Lindahl
      </text>
      <text x="82" y="62" fontSize="12" fill="#56606a">
        tovelindahl
      </text>
      <g fontSize="12.5">
        <text x="18" y="98">
          I write small programs that
        </text>
        <text x="18" y="114">
          keep their promises when
        </text>
        <text x="18" y="130">
          the power goes out.
        </text>
      </g>
      <text x="18" y="164" fontSize="12.5" fontWeight="640">
        Pinned
      </text>
      {PINNED.map((repository, index) => (
        <g key={repository.name} transform={`translate(18 ${String(174 + index * 66)})`}>
          <rect width="196" height="58" rx="6" fill="none" stroke="#d5dade" />
          <text x="12" y="20" fontSize="12.5" fontWeight="640" fill="#1a7438">
            {repository.name}
          </text>
          <text x="12" y="35" fontSize="10.5" fill="#56606a">
            {repository.text}
          </text>
          <circle cx="16" cy="47" r="4" fill={repository.colour} />
          <text x="25" y="50.5" fontSize="10" fill="#56606a">
            {repository.language}
          </text>
          <text x="184" y="50.5" fontSize="10" fill="#56606a" textAnchor="end">
            {repository.stars} stars
          </text>
        </g>
      ))}
      <text x="18" y="322" fontSize="12.5" fontWeight="640">
        Languages
      </text>
      <rect x="18" y="334" width="196" height="10" rx="5" fill="#c3ccd3" />
      <path d="M23 334h85v10H23a5 5 0 0 1 0-10z" fill="#d6001c" />
      <path d="M109 334h44v10h-44z" fill="#1f2429" />
      <path d="M154 334h28v10h-28z" fill="#6b747c" />
      <text x="18" y="361" fontSize="10.5" fill="#56606a">
        Rust 46, Go 21, C 14, others 19
      </text>
    </g>
  );
}

const REPOSITORIES = [
  {
    year: '2019',
    language: 'Rust',
    name: 'tidelog',
    text: ['An append-only log store', 'that survives power cuts'],
  },
  { year: '2021', language: 'Go', name: 'pgquiet', text: ['Says nothing until', 'a query plan changes'] },
  {
    year: '2022',
    language: 'TypeScript',
    name: 'grid-kit',
    text: ['Baseline grids as', 'custom properties'],
  },
  { year: '2017', language: 'C', name: 'hushd', text: ['A syslog daemon', 'in 1,900 lines'] },
];

const SHARES = [
  { language: 'Rust', share: 46, fill: '#d6001c' },
  { language: 'Go', share: 21, fill: '#111' },
  { language: 'C', share: 14, fill: '#555' },
  { language: 'TypeScript', share: 12, fill: '#949494' },
  { language: 'Shell', share: 7, fill: '#c9c9c9' },
];

/** Tove Lindahl's portfolio in the manner of the theme `swiss`. */
export function GithubSite() {
  return (
    <>
      <BrowserFrame name="tovelindahl" paper="#fff" rule="#dadada" />
      <g className="sans" fill="#111">
        <g fontSize="12" fontWeight="560">
          <text x="24" y="69">
            tovelindahl
          </text>
          <text x="150" y="69">
            About
          </text>
          <text x="232" y="69">
            Repositories
          </text>
          <text x="476" y="69" textAnchor="end">
            Contact
          </text>
        </g>
        <text className="swiss-name" x="20" y="152" fontSize="76" textLength="457">
          Tove Lindahl
        </text>
        <rect x="24" y="180" width="106" height="106" />
        <path d="M40 204h54v14H75v52H59v-52H40z" fill="#fff" />
        <path d="M94 204h14v48c0 6 2 8 8 8v12c-16 0-22-6-22-20z" fill="#ff1f2d" />
        <g fontSize="25" fontWeight="600" letterSpacing="-.7">
          <text x="150" y="202">
            I write small programs
          </text>
          <text x="150" y="232">
            that keep their promises
          </text>
          <text x="150" y="262">
            when the power goes out.
          </text>
        </g>
        <path d="M24 312h452" stroke="#111" strokeWidth="2.5" />
        <text x="22" y="358" fontSize="40" fontWeight="660" letterSpacing="-1.6">
          Repositories
        </text>
        {REPOSITORIES.map((repository, index) => (
          <g key={repository.name} transform={`translate(24 ${String(380 + index * 54)})`}>
            <path d="M0 0h452" stroke="#bdbdbd" />
            <g fontSize="11.5">
              <text x="0" y="24" fontWeight="600">
                {repository.year}
              </text>
              <text x="42" y="24">
                {repository.language}
              </text>
              <text x="312" y="20">
                {repository.text[0]}
              </text>
              <text x="312" y="35">
                {repository.text[1]}
              </text>
            </g>
            <text x="125" y="31" fontSize="24" fontWeight="640" letterSpacing="-.6">
              {repository.name}
            </text>
          </g>
        ))}
        <path d="M24 606h452" stroke="#111" strokeWidth="2.5" />
        <text x="22" y="652" fontSize="40" fontWeight="660" letterSpacing="-1.6">
          Languages
        </text>
        <Shares />
        <path d="M24 812h452" stroke="#111" strokeWidth="2.5" />
        <text x="22" y="858" fontSize="40" fontWeight="660" letterSpacing="-1.6">
          Contact
        </text>
        <text className="swiss-name" x="21" y="930" fontSize="40" textLength="455">
          hej@tovelindahl.example
        </text>
        <g fontSize="13">
          <text x="150" y="972">
            GitHub
          </text>
          <text x="216" y="972">
            Mastodon
          </text>
          <text x="300" y="972">
            RSS
          </text>
        </g>
      </g>
    </>
  );
}

/** One bar of all languages, its parts named below in steps of the same width. */
function Shares() {
  return (
    <>
      {SHARES.map(({ language, share, fill }, index) => {
        const before = SHARES.slice(0, index).reduce((sum, part) => sum + part.share, 0);
        return (
          <g key={language}>
            <rect x={24 + before * 4.52} y="674" width={share * 4.52} height="46" fill={fill} />
            <text x={24 + index * 93} y="744" fontSize="12" fontWeight="600">
              {language}
            </text>
            <text x={24 + index * 93} y="768" fontSize="21" fontWeight="640" letterSpacing="-.6">
              {share}%
            </text>
          </g>
        );
      })}
    </>
  );
}
