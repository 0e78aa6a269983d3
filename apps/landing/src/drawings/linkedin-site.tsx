import { BrowserFrame } from './browser-frame.tsx';

/** Samira Vos's portfolio in the manner of the theme `atelier`. */
export function LinkedinSite() {
  return (
    <>
      <BrowserFrame name="samiravos" paper="#f7f3ea" rule="#dfd9cb" />
      <g className="serif" fill="#1c1b19">
        <text x="24" y="78" fontSize="18" fontWeight="600">
          Samira Vos
        </text>
        <g fontSize="14.5" textAnchor="end">
          <text x="326" y="78">
            Bridges
          </text>
          <text x="386" y="78">
            About
          </text>
          <text x="476" y="78">
            Write to me
          </text>
        </g>
        <path d="M24 92h452" stroke="#1c1b19" strokeWidth=".8" />
        <text x="22" y="147" fontSize="53" letterSpacing="-1.3">
          I design footbridges
        </text>
        <text x="22" y="199" fontSize="53" letterSpacing="-1.3">
          people{' '}
          <tspan fontStyle="italic" fill="#b23a17">
            slow down
          </tspan>{' '}
          on.
        </text>
        <svg x="24" y="222" width="452" height="196" viewBox="0 0 452 196">
          <use href="#bridge" />
        </svg>
        <text x="24" y="437" fontSize="13" fontStyle="italic" fill="#5b564c">
          Singelbrug, Rotterdam, 2023. One span of 84 metres, steel and larch.
        </text>
        <text x="24" y="486" fontSize="21" fontWeight="500">
          Work
        </text>
        <path d="M24 498h250M24 550h250M24 602h250" stroke="#1c1b19" strokeWidth=".8" />
        <text x="24" y="519" fontSize="15" fontWeight="560">
          Lead engineer
        </text>
        <text x="274" y="519" fontSize="13.5" textAnchor="end" fill="#5b564c">
          2019 to now
        </text>
        <text x="24" y="538" fontSize="13.5" fill="#5b564c">
          Waal &amp; Partners, eleven bridges built
        </text>
        <text x="24" y="571" fontSize="15" fontWeight="560">
          Engineer
        </text>
        <text x="274" y="571" fontSize="13.5" textAnchor="end" fill="#5b564c">
          2014 to 2019
        </text>
        <text x="24" y="590" fontSize="13.5" fill="#5b564c">
          Studio Brug, wind and vibration
        </text>
        <text x="24" y="640" fontSize="21" fontWeight="500">
          Good at
        </text>
        <text x="24" y="664" fontSize="15">
          Steel, timber, wind, public space
        </text>
        <path d="M24 704h452" stroke="#1c1b19" strokeWidth=".8" />
        <ThreeBridges />
        <text x="24" y="864" fontSize="13.5">
          Maas, 2022
        </text>
        <text x="179" y="864" fontSize="13.5">
          Kade 9, 2020
        </text>
        <text x="334" y="864" fontSize="13.5">
          Foz, Porto, 2018
        </text>
        <text x="22" y="956" fontSize="53" letterSpacing="-1.3">
          Write to me
        </text>
        <g transform="translate(310 470) scale(1.04)">
          <use href="#portrait" />
        </g>
        <g fontSize="15">
          <text x="310" y="550">
            Twelve years of making
          </text>
          <text x="310" y="570">
            the short way across
          </text>
          <text x="310" y="590">
            worth the longer look.
          </text>
          <text x="310" y="620" fill="#b23a17" textDecoration="underline">
            About me
          </text>
        </g>
      </g>
    </>
  );
}

function ThreeBridges() {
  return (
    <>
      <g transform="translate(24 738)">
        <rect width="142" height="104" fill="#dfe3d6" />
        <path d="M0 70l30-22 34 14 40-30 38 24v48H0z" fill="#8fa08e" />
        <path d="M0 78h142v6H0z" fill="#17211f" />
        <path
          d="M71 14v70M71 18L12 78M71 18l-40 60M71 18l-20 60M71 18l59 60M71 18l39 60M71 18l19 60"
          stroke="#17211f"
          strokeWidth="1.6"
          fill="none"
        />
        <path d="M0 92h142v12H0z" fill="#27474e" />
      </g>
      <g transform="translate(179 738)">
        <rect width="142" height="104" fill="#b23a17" />
        <path d="M0 104V62c30-6 112-6 142 0v42z" fill="#7d2710" />
        <path
          d="M0 58c36-10 106-10 142 0M0 66c36-10 106-10 142 0"
          stroke="#f7f3ea"
          strokeWidth="2.5"
          fill="none"
        />
        <path
          d="M14 56v10M32 52v10M50 50v10M71 50v10M92 50v10M110 52v10M128 56v10"
          stroke="#f7f3ea"
          strokeWidth="1.5"
        />
        <circle cx="30" cy="26" r="11" fill="#f1c79b" />
      </g>
      <g transform="translate(334 738)">
        <rect width="142" height="104" fill="#27474e" />
        <path d="M0 84c24-8 44 6 71 0s47-6 71 0v20H0z" fill="#17211f" />
        <path
          d="M0 72L20 46l20 26 20-26 20 26 20-26 20 26 22-26M0 46h142M0 72h142"
          stroke="#f1c79b"
          strokeWidth="2.5"
          fill="none"
        />
      </g>
    </>
  );
}
