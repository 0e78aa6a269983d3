type BrowserFrameProps = { name: string; paper: string; rule: string };

/** The window around a drawn site, 500 wide, with its address; the page begins at 42. */
export function BrowserFrame({ name, paper, rule }: BrowserFrameProps) {
  return (
    <>
      <rect width="500" height="1180" rx="12" fill={paper} />
      <path d="M0 12A12 12 0 0 1 12 0h476a12 12 0 0 1 12 12v30H0z" fill="#fff" />
      <path d="M0 42h500" stroke={rule} />
      <rect x="14" y="9" width="300" height="25" rx="5" fill="#eef0f2" />
      <path
        d="M25 20v-2.5a3.2 3.2 0 0 1 6.4 0V20M23.8 20h8.8v6.6h-8.8z"
        fill="none"
        stroke="#4c555e"
        strokeWidth="1.5"
      />
      <text x="42" y="26.5" fontSize="13.5" className="sans" fontWeight="560" fill="#14181c">
        {name}.to.site
      </text>
    </>
  );
}
