const JOBS = [
  ['Mar 2021', 'Design Director', 'Harbour & Pell, Rotterdam'],
  ['Sep 2019', 'Visiting Lecturer', 'Northmoor School of Art, Ghent'],
];

/** Noor van Aalst, in `atelier`. */
export function PersonSample() {
  return (
    <>
      <rect width="400" height="460" fill="#f4ecdf" />
      <rect x="24" y="30" width="84" height="104" fill="#e8dcc3" />
      <ellipse cx="66" cy="82" rx="33" ry="41" fill="#f4ecdf" />
      <path
        d="M66 42c18 0 25 12 24 27l5 13-5 3c0 10-3 13-12 12v8H55v-9c-8-7-13-16-12-28 1-16 9-26 23-26z"
        fill="#1f1a18"
      />
      <circle cx="45" cy="49" r="11" fill="#1f1a18" />
      <path d="M38 112c4-12 14-14 28-14s24 2 28 14c-8 8-17 11-28 11s-20-3-28-11z" fill="#9a3a22" />
      <g className="serif" fill="#231d17">
        <text x="126" y="78" fontSize="53" fontWeight="300" letterSpacing="-2">
          Noor
        </text>
        <text x="125" y="132" fontSize="53" fontWeight="300" letterSpacing="-2">
          van Aalst
        </text>
        <g fontSize="17" fontStyle="italic">
          <text x="126" y="170">
            Design director for public
          </text>
          <text x="126" y="191">
            services: forms, letters and
          </text>
          <text x="126" y="212">
            registers people can finish
          </text>
        </g>
        <path d="M24 244h352M24 364h352" stroke="#d3c6b0" />
        <g fontSize="10.5" letterSpacing="1" fill="#8b3420">
          <text x="24" y="270">
            EXPERIENCE
          </text>
          <text x="24" y="390">
            SKILLS
          </text>
        </g>
        {JOBS.map(([date, title, place], index) => (
          <g key={title} transform={`translate(126 ${String(270 + index * 48)})`}>
            <text fontSize="16" fontWeight="500">
              {title}
            </text>
            <text y="18" fontSize="13.5" fontStyle="italic" fill="#6a6155">
              {place}
            </text>
            <text x="250" fontSize="12" textAnchor="end" fill="#6a6155">
              {date}
            </text>
          </g>
        ))}
        <g fontSize="17">
          <text x="126" y="391">
            Service design, form design,
          </text>
          <text x="126" y="413">
            plain language, accessibility
          </text>
        </g>
      </g>
    </>
  );
}
