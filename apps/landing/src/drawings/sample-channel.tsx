import { Photo, type PhotoName } from './photos.tsx';

const FILMS: [PhotoName, string, string, string][] = [
  ['paper', 'Five hundred sheets', 'that refuse to lie flat', '14:08'],
  ['chair', 'The chair that took forty', 'years to become plain', '12:55'],
];

/** Plain Objects, the channel about everyday things, in `swiss`. */
export function ChannelSample() {
  return (
    <>
      <rect width="400" height="460" fill="#fff" />
      <g className="sans" fill="#111">
        <text className="swiss-name" x="19" y="78" fontSize="58" textLength="362">
          Plain Objects
        </text>
        <Photo name="kettle" x={22} y={98} width={224} height={148} />
        <rect x="22" y="226" width="48" height="20" />
        <text x="46" y="240" fontSize="11" fill="#fff" textAnchor="middle" fontWeight="560">
          11:42
        </text>
        <g fontSize="18.5" fontWeight="620" letterSpacing="-.5">
          <text x="260" y="114">
            The red kettle
          </text>
          <text x="260" y="136">
            boils faster
          </text>
          <text x="260" y="158">
            than the
          </text>
          <text x="260" y="180">
            clever one
          </text>
        </g>
        <text x="260" y="204" fontSize="12" fill="#555">
          27 November
        </text>
        <path d="M22 268h356" stroke="#111" strokeWidth="2.5" />
        <text x="20" y="304" fontSize="31" fontWeight="660" letterSpacing="-1.2">
          Latest films
        </text>
        {FILMS.map(([photo, first, second, length], index) => (
          <g key={photo} transform={`translate(22 ${String(320 + index * 68)})`}>
            <path d="M0 0h356" stroke="#c4c4c4" />
            <Photo name={photo} x={0} y={9} width={84} height={50} />
            <g fontSize="16" fontWeight="620" letterSpacing="-.3">
              <text x="100" y="30">
                {first}
              </text>
              <text x="100" y="50">
                {second}
              </text>
            </g>
            <text x="356" y="30" fontSize="12" textAnchor="end">
              {length}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
