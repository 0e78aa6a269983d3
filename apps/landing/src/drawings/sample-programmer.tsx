const REPOSITORIES = [
  ['2019', 'tidelog', '4,812'],
  ['2021', 'pgquiet', '2,140'],
  ['2022', 'grid-kit', '1,376'],
];

/** Tove Lindahl, in `swiss`. */
export function ProgrammerSample() {
  return (
    <>
      <rect width="400" height="460" fill="#fff" />
      <g className="sans" fill="#111">
        <text className="swiss-name" x="19" y="82" fontSize="60" textLength="362">
          Tove Lindahl
        </text>
        <rect x="22" y="104" width="92" height="92" />
        <path d="M36 124h46v12H66v46H52v-46H36z" fill="#fff" />
        <path d="M82 124h13v41c0 6 2 7 7 7v10c-14 0-20-5-20-17z" fill="#ff1f2d" />
        <g fontSize="20" fontWeight="600" letterSpacing="-.5">
          <text x="130" y="121">
            I write small programs
          </text>
          <text x="130" y="145">
            that keep their promises
          </text>
          <text x="130" y="169">
            when the power goes out.
          </text>
        </g>
        <path d="M22 222h356" stroke="#111" strokeWidth="2.5" />
        <text x="20" y="258" fontSize="31" fontWeight="660" letterSpacing="-1.2">
          Repositories
        </text>
        {REPOSITORIES.map(([year, name, stars], index) => (
          <g key={name} transform={`translate(22 ${String(274 + index * 38)})`}>
            <path d="M0 0h356" stroke="#c4c4c4" />
            <text y="24" fontSize="12" fontWeight="600">
              {year}
            </text>
            <text x="108" y="26" fontSize="20" fontWeight="640" letterSpacing="-.5">
              {name}
            </text>
            <text x="356" y="24" fontSize="12" textAnchor="end">
              {stars} stars
            </text>
          </g>
        ))}
        <path d="M22 400h356" stroke="#111" strokeWidth="2.5" />
        <path d="M22 418h164v28H22z" fill="#d6001c" />
        <path d="M186 418h75v28h-75z" />
        <path d="M261 418h50v28h-50z" fill="#555" />
        <path d="M311 418h36v28h-36z" fill="#949494" />
        <path d="M347 418h31v28h-31z" fill="#c9c9c9" />
      </g>
    </>
  );
}
