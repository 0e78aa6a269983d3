import { importWords, type ExportKind } from '../words/import-words.ts';

/* Where to ask for each export, drawn: the screen that one comes to, with the one thing to press joined by a thread. */

const copy = importWords.drawn;
const ink = 'var(--ink)';
const ink2 = 'var(--ink-2)';
const rule = 'var(--rule)';
const accent = 'var(--accent-text)';
const wash = 'var(--wash)';

function Window({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <rect x="16" y="16" width="164" height="144" rx="6" fill="var(--raise)" stroke={rule} />
      <path d="M16 36h164" stroke={rule} />
      <text x="26" y="29.5" fontWeight="640" fontSize="10">
        {title}
      </text>
      {children}
    </>
  );
}

/** The thread from what was chosen to what is to be pressed. */
function Join({ from, to }: { from: [number, number]; to: [number, number] }) {
  return (
    <>
      <path
        d={`M${from[0]} ${from[1]}c5 0 1 ${to[1] - from[1]} ${to[0] - from[0]} ${to[1] - from[1]}`}
        stroke={accent}
        strokeWidth="1.5"
        fill="none"
      />
      <path d={`M${from[0] - 3} ${from[1] - 3}h6v6h-6zM${to[0] - 3} ${to[1] - 3}h6v6h-6z`} fill={accent} />
    </>
  );
}

function LinkedIn() {
  return (
    <Window title={copy.settings}>
      <path d="M68 36v124" stroke={rule} />
      <circle cx="168" cy="26" r="5" fill={rule} />
      <g fill={ink2} fontSize="8.4">
        <text x="23" y="54">
          {copy.account}
        </text>
        <text x="23" y="72">
          {copy.security}
        </text>
        <text x="23" y="90">
          {copy.visibility}
        </text>
        <text x="23" y="128">
          {copy.ads}
        </text>
      </g>
      <rect x="18" y="98" width="49" height="18" rx="3" fill={wash} />
      <text x="23" y="110" fontWeight="640" fill={accent}>
        {copy.privacy}
      </text>
      <text x="78" y="54" fontWeight="640">
        {copy.dataPrivacy}
      </text>
      <path d="M78 66h70M78 76h50M78 126h62M78 136h76" stroke={rule} strokeWidth="4" />
      <rect x="75" y="88" width="99" height="24" rx="4" fill={wash} stroke={accent} strokeWidth="1.5" />
      <text x="81" y="103" fontWeight="600" fontSize="7.6">
        {copy.copyOfData}
      </text>
      <Join from={[66, 107]} to={[75, 100]} />
    </Window>
  );
}

function Instagram() {
  return (
    <Window title={copy.download}>
      <g fill={ink2}>
        <text x="26" y="56">
          {copy.range}
        </text>
        <text x="26" y="82">
          {copy.quality}
        </text>
        <text x="26" y="114" fontWeight="640" fill={accent}>
          {copy.format}
        </text>
      </g>
      <path d="M26 64h144M26 90h144M26 124h144" stroke={rule} />
      <path d="M136 53h34M144 79h26" stroke={rule} strokeWidth="4" />
      <rect x="84" y="98" width="90" height="20" rx="4" fill={wash} stroke={accent} strokeWidth="1.5" />
      <circle cx="96" cy="108" r="3.5" fill="none" stroke={accent} strokeWidth="1.5" />
      <circle cx="96" cy="108" r="1.5" fill={accent} />
      <text x="104" y="111" fontWeight="600">
        JSON
      </text>
      <circle cx="138" cy="108" r="3.5" fill="none" stroke="var(--edge)" />
      <text x="145" y="111" fill={ink2}>
        HTML
      </text>
      <Join from={[70, 111]} to={[84, 108]} />
      <rect x="26" y="134" width="144" height="16" rx="4" fill={rule} />
      <text x="98" y="145" fontWeight="600" textAnchor="middle">
        {copy.create}
      </text>
    </Window>
  );
}

function Takeout() {
  return (
    <Window title="Takeout">
      <g fill={ink2}>
        <text x="42" y="56">
          {copy.photos}
        </text>
        <text x="42" y="74">
          Drive
        </text>
      </g>
      <path d="M26.5 48.5h8v8h-8zM26.5 66.5h8v8h-8z" fill="none" stroke="var(--edge)" />
      <rect x="22" y="84" width="90" height="22" rx="4" fill={wash} stroke={accent} strokeWidth="1.5" />
      <path d="M27.5 91.5h8v8h-8z" fill={accent} />
      <path d="m29 95.5 2 2 3.5-4" fill="none" stroke="var(--raise)" strokeWidth="1.2" />
      <text x="42" y="98.5" fontWeight="640">
        YouTube
      </text>
      <text x="42" y="128" fill={ink2}>
        {copy.fileType}
      </text>
      <rect x="112" y="117" width="52" height="18" rx="4" fill={wash} stroke={accent} strokeWidth="1.5" />
      <text x="124" y="129" fontWeight="640" fill={accent}>
        .zip
      </text>
      <Join from={[112, 95]} to={[138, 117]} />
    </Window>
  );
}

function Resume() {
  return (
    <>
      <path d="M52 16h66l26 26v118H52z" fill="var(--raise)" stroke={rule} />
      <path d="M118 16v26h26" fill="none" stroke={rule} />
      <g fill={ink2} fontFamily="ui-monospace, monospace" fontSize="8">
        <text x="62" y="60">
          {'{'}
        </text>
        <text x="68" y="74" fill={accent} fontWeight="600">
          “basics”
        </text>
        <text x="68" y="88">
          “work”
        </text>
        <text x="68" y="102">
          “education”
        </text>
        <text x="68" y="116">
          “skills”
        </text>
        <text x="62" y="130">
          {'}'}
        </text>
      </g>
      <text x="66" y="150" fontWeight="640" fill={ink}>
        resume.json
      </text>
    </>
  );
}

const PICTURES: Record<ExportKind, () => React.JSX.Element> = {
  linkedin: LinkedIn,
  instagram: Instagram,
  youtube: Takeout,
  resume: Resume,
};

export function ExportPicture({ kind, className }: { kind: ExportKind; className?: string }) {
  const Picture = PICTURES[kind];
  return (
    <svg
      viewBox="0 0 196 176"
      role="img"
      aria-label={importWords.guides[kind].picture}
      preserveAspectRatio="xMidYMid meet"
      fontFamily="var(--font-sans)"
      fontSize="9"
      fill={ink}
      className={className}
    >
      <Picture />
    </svg>
  );
}
