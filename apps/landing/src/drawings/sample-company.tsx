const FACTS = [
  ['Founded', '1987'],
  ['Headquarters', 'Leith, Edinburgh'],
  ['Size', '51–200 people'],
  ['Industry', 'Maritime services'],
];

/** Corran Marine Survey, in `swiss`, with the emblem of a bow seen from ahead. */
export function CompanySample() {
  return (
    <>
      <rect width="400" height="460" fill="#fff" />
      <g className="sans" fill="#111">
        <g className="swiss-name" fontSize="63">
          <text x="19" y="76" textLength="216">
            Corran
          </text>
          <text x="19" y="134" textLength="210">
            Marine
          </text>
          <text x="19" y="192" textLength="208">
            Survey
          </text>
        </g>
        <rect x="252" y="28" width="126" height="168" fill="#14254a" />
        <g transform="translate(315 112)">
          <circle r="50" fill="none" stroke="#e9dcc2" strokeWidth="2.5" />
          <path
            d="M-44 22h28M16 22h28M-39 32h28M11 32h28M-30 42h60"
            fill="none"
            stroke="#e9dcc2"
            strokeWidth="2.5"
          />
          <path d="M-30-29c12 4 20 6 28 6v60c-14-16-22-36-28-66z" fill="#e9dcc2" />
          <path d="M30-29c-12 4-20 6-28 6v60c14-16 22-36 28-66z" fill="#e6c48a" />
        </g>
        <g fontSize="17" fontWeight="600" letterSpacing="-.3">
          <text x="22" y="232">
            We go aboard, look carefully,
          </text>
          <text x="22" y="254">
            and write down what we saw.
          </text>
        </g>
        <path d="M22 284h356" stroke="#111" strokeWidth="2.5" />
        <text x="20" y="321" fontSize="31" fontWeight="660" letterSpacing="-1.2">
          Facts
        </text>
        <g fontSize="13.5">
          {FACTS.map(([name, fact], index) => (
            <g key={name} transform={`translate(22 ${String(336 + index * 28)})`}>
              <path d="M0 0h356" stroke="#c4c4c4" />
              <text y="19">{name}</text>
              <text x="150" y="19" fontWeight="620">
                {fact}
              </text>
            </g>
          ))}
        </g>
      </g>
    </>
  );
}
