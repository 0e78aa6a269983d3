import type { Thread } from './hero-drawing.tsx';

/** Name, headline, experience, skills. */
export const LINKEDIN_THREADS: readonly Thread[] = [
  { card: 122, site: 72 },
  { card: 152, site: 164 },
  { card: 265, site: 480 },
  { card: 350, site: 634 },
];

/** Her portrait, 52 × 52. */
export function SamiraPortrait() {
  return (
    <g id="portrait" clipPath="url(#clip-portrait)">
      <clipPath id="clip-portrait">
        <circle cx="26" cy="26" r="26" />
      </clipPath>
      <rect width="52" height="52" fill="#e3b48a" />
      <path d="M12 60V27C12 13 18 7 27 7s15 7 14 20l1 33z" fill="#221a18" />
      <path d="M20 34h12v10H20z" fill="#a86a4a" />
      <path d="M4 60c1-12 9-17 22-17s21 5 22 17z" fill="#27474e" />
      <path d="M20 41c3 5 9 5 12 0l2 3c-4 6-12 6-16 0z" fill="#c4815c" />
      <ellipse cx="26" cy="26" rx="9.5" ry="12" fill="#c4815c" />
      <path d="M16 26c0-10 5-14 11-14 6 0 10 5 9.5 14-2-6-6-9-9-9-4 3-8 4-11.5 9z" fill="#221a18" />
      <path
        d="M22 32.5c2.5 1.8 5.5 1.8 8 0"
        stroke="#7d4630"
        strokeWidth="1.4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M20.5 26h3M28.5 26h3" stroke="#3a221a" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  );
}

export function LinkedinCard() {
  return (
    <g className="sans">
      <clipPath id="clip-cover">
        <path d="M0 10a10 10 0 0 1 10-10h212a10 10 0 0 1 10 10v58H0z" />
      </clipPath>
      <rect width="232" height="376" rx="10" fill="#fff" />
      <g clipPath="url(#clip-cover)">
        <g transform="translate(-70 -62) scale(.9)">
          <use href="#bridge" />
        </g>
      </g>
      <circle cx="46" cy="72" r="30" fill="#fff" />
      <g transform="translate(20 46)">
        <SamiraPortrait />
      </g>
      <g fill="#14181c">
        <text x="18" y="126" fontSize="17" fontWeight="660">
          Samira Vos
        </text>
        <text x="18" y="147" fontSize="12.5">
          I design footbridges people
        </text>
        <text x="18" y="163" fontSize="12.5">
          slow down on
        </text>
        <text x="18" y="184" fontSize="11.5" fill="#56606a">
          Rotterdam, Netherlands
        </text>
        <path d="M0 200h232M0 310h232" stroke="#e3e7ea" />
        <text x="18" y="224" fontSize="12.5" fontWeight="640">
          Experience
        </text>
        <rect x="18" y="236" width="22" height="22" fill="#27474e" />
        <path d="M21 254c4-9 12-9 16 0" stroke="#fff" strokeWidth="2" fill="none" />
        <text x="50" y="246" fontSize="12" fontWeight="560">
          Lead engineer
        </text>
        <text x="50" y="260" fontSize="11" fill="#56606a">
          Waal &amp; Partners, 2019 to now
        </text>
        <rect x="18" y="272" width="22" height="22" fill="#d9482b" />
        <path d="M22 283h14M29 276v14" stroke="#fff" strokeWidth="2" />
        <text x="50" y="282" fontSize="12" fontWeight="560">
          Engineer
        </text>
        <text x="50" y="296" fontSize="11" fill="#56606a">
          Studio Brug, 2014 to 2019
        </text>
        <text x="18" y="334" fontSize="12.5" fontWeight="640">
          Skills
        </text>
        <text x="18" y="354" fontSize="11.5" fill="#56606a">
          Steel, timber, wind, public space
        </text>
      </g>
    </g>
  );
}
