import { firstKindOf, type Platform } from '@tosite/validation/platforms/platform';
import type { WebsiteKind } from '@tosite/validation/platforms/platform-record';
import type { Variant } from './variant.ts';

/** A profile card becoming a website: the card is the platform's, the page is the kind of site it turns into. */
export function VariantDrawing({ variant, className }: { variant: Variant['words']; className?: string }) {
  const platform = variant === 'main' ? null : variant;
  const Card = (platform === null ? undefined : CARDS[platform]) ?? PersonCard;
  const Site = SITES[platform === null ? 'person' : firstKindOf(platform)];
  return (
    <svg viewBox="0 0 560 400" className={className} aria-hidden="true" fill="none">
      <g transform="translate(270 24)">
        <rect width="270" height="352" rx="8" fill="var(--raise)" />
        <path d="M0 26h270" stroke="var(--rule)" />
        <rect x="12" y="9" width="8" height="8" fill="var(--accent-text)" />
        <rect x="28" y="10" width="84" height="6" rx="3" fill="var(--edge)" opacity=".55" />
        <g transform="translate(24 48)">
          <Site />
        </g>
      </g>
      <g transform="translate(20 96)">
        <rect width="164" height="208" rx="8" fill="var(--raise)" />
        <Card />
      </g>
      <g stroke="var(--thread)" strokeWidth="2">
        <path d="M184 150h28c34 0 20-66 58-66" />
        <path d="M184 206h86" />
        <path d="M184 262h28c34 0 20 52 58 52" />
      </g>
      <g fill="var(--thread)">
        <path d="M180 146h8v8h-8zM180 202h8v8h-8zM180 258h8v8h-8z" />
        <path d="M264 78h12v12h-12zM264 200h12v12h-12zM264 308h12v12h-12z" />
      </g>
    </svg>
  );
}

const ink = 'var(--ink)';
const rule = 'var(--rule)';
const accent = 'var(--accent-text)';
const wash = 'var(--wash)';

function Lines({ x, y, widths, gap = 14 }: { x: number; y: number; widths: number[]; gap?: number }) {
  return (
    <g fill={rule}>
      {widths.map((width, index) => (
        <rect key={`${y + index * gap}`} x={x} y={y + index * gap} width={width} height="6" rx="3" />
      ))}
    </g>
  );
}

function PersonCard() {
  return (
    <>
      <path d="M0 8a8 8 0 0 1 8-8h148a8 8 0 0 1 8 8v46H0z" fill={wash} />
      <circle cx="40" cy="58" r="24" fill={accent} stroke="var(--raise)" strokeWidth="4" />
      <path d="M40 46a9 9 0 0 1 0 18 9 9 0 0 1 0-18M24 76c4-12 28-12 32 0" fill="var(--raise)" />
      <rect x="16" y="96" width="92" height="9" rx="2" fill={ink} />
      <Lines x={16} y={116} widths={[120, 96]} />
      <path d="M16 148h132" stroke={rule} />
      <rect x="16" y="162" width="10" height="10" fill={accent} />
      <rect x="16" y="182" width="10" height="10" fill={accent} />
      <Lines x={34} y={164} widths={[96, 78]} gap={20} />
    </>
  );
}

function DeveloperCard() {
  const weeks = [
    0, 2, 1, 3, 0, 1, 2, 3, 1, 0, 2, 3, 3, 1, 0, 2, 1, 3, 2, 0, 1, 2, 3, 0, 2, 1, 1, 3, 2, 3, 0, 1, 2, 2, 3,
    1, 0, 3, 2, 1,
  ];
  return (
    <>
      <rect x="16" y="16" width="40" height="40" rx="20" fill={accent} />
      <rect x="68" y="22" width="72" height="9" rx="2" fill={ink} />
      <Lines x={68} y={42} widths={[54]} />
      <g fill={accent}>
        {weeks.map((count, index) => (
          <rect
            key={`${index % 8}-${Math.floor(index / 8)}`}
            x={16 + (index % 8) * 17}
            y={76 + Math.floor(index / 8) * 17}
            width="13"
            height="13"
            rx="2"
            opacity={[0.14, 0.4, 0.7, 1][count]}
          />
        ))}
      </g>
      <Lines x={16} y={174} widths={[132, 92]} />
    </>
  );
}

function ChannelCard() {
  return (
    <>
      <rect x="14" y="14" width="136" height="77" rx="4" fill={ink} />
      <path d="M74 40l22 13-22 13z" fill="var(--ground)" />
      <rect x="14" y="86" width="52" height="5" fill={accent} />
      <circle cx="28" cy="118" r="13" fill={accent} />
      <rect x="50" y="108" width="88" height="8" rx="2" fill={ink} />
      <Lines x={50} y={124} widths={[64]} />
      <rect x="14" y="146" width="42" height="26" rx="3" fill={rule} />
      <Lines x={66} y={150} widths={[78, 50]} />
      <rect x="14" y="178" width="42" height="16" rx="3" fill={rule} />
      <Lines x={66} y={182} widths={[70]} />
    </>
  );
}

function PhotosCard() {
  const tones = [1, 0.5, 0.25, 0.35, 1, 0.6, 0.7, 0.25, 1];
  return (
    <>
      <circle cx="36" cy="34" r="18" fill="none" stroke={accent} strokeWidth="3" />
      <circle cx="36" cy="34" r="12" fill={rule} />
      <rect x="66" y="22" width="76" height="8" rx="2" fill={ink} />
      <Lines x={66} y={38} widths={[56]} />
      {tones.map((tone, index) => (
        <rect
          key={`${index % 3}-${Math.floor(index / 3)}`}
          x={14 + (index % 3) * 46}
          y={66 + Math.floor(index / 3) * 44}
          width="43"
          height="41"
          fill={index % 2 === 0 ? accent : ink}
          opacity={tone}
        />
      ))}
    </>
  );
}

function PortfolioSite() {
  return (
    <>
      <rect width="150" height="22" rx="2" fill={ink} />
      <rect y="30" width="112" height="22" rx="2" fill={ink} />
      <Lines x={0} y={68} widths={[142, 118]} />
      <path d="M0 106h222" stroke={ink} strokeWidth="2" />
      <rect x="166" width="56" height="66" fill={accent} />
      <Lines x={0} y={122} widths={[44]} />
      <Lines x={72} y={122} widths={[150, 140, 150, 96]} />
      <path d="M0 190h222M0 230h222" stroke={rule} />
      <Lines x={0} y={204} widths={[44]} />
      <rect x="72" y="202" width="86" height="9" rx="2" fill={ink} />
      <Lines x={0} y={246} widths={[44]} />
      <rect x="72" y="244" width="104" height="9" rx="2" fill={ink} />
      <Lines x={72} y={262} widths={[150]} />
    </>
  );
}

function BlogSite() {
  return (
    <>
      <rect width="112" height="16" rx="2" fill={ink} />
      <path d="M0 28h222" stroke={ink} strokeWidth="2" />
      <rect y="42" width="222" height="96" fill={ink} />
      <path d="M98 76l26 15-26 15z" fill="var(--ground)" />
      <rect y="150" width="190" height="12" rx="2" fill={ink} />
      <Lines x={0} y={172} widths={[222, 168]} />
      <path d="M0 206h222" stroke={rule} />
      <rect y="218" width="104" height="44" fill={accent} />
      <rect x="118" y="218" width="104" height="44" fill={rule} />
      <Lines x={0} y={270} widths={[92]} />
      <Lines x={118} y={270} widths={[84]} />
    </>
  );
}

function ShowcaseSite() {
  return (
    <>
      <rect width="126" height="18" rx="2" fill={ink} />
      <Lines x={0} y={28} widths={[88]} />
      <rect y="50" width="146" height="118" fill={accent} />
      <rect x="152" y="50" width="70" height="56" fill={ink} opacity=".85" />
      <rect x="152" y="112" width="70" height="56" fill={accent} opacity=".45" />
      <rect y="174" width="70" height="104" fill={ink} opacity=".3" />
      <rect x="76" y="174" width="146" height="49" fill={accent} opacity=".7" />
      <rect x="76" y="229" width="70" height="49" fill={ink} />
      <rect x="152" y="229" width="70" height="49" fill={rule} />
    </>
  );
}

/** Of a platform without a card of its own, and of the main host: a person's. */
const CARDS: Partial<Record<Platform, () => React.JSX.Element>> = {
  github: DeveloperCard,
  youtube: ChannelCard,
  instagram: PhotosCard,
};
const SITES: Record<WebsiteKind, () => React.JSX.Element> = {
  person: PortfolioSite,
  account: PortfolioSite,
  company: PortfolioSite,
  channel: BlogSite,
  gallery: ShowcaseSite,
};
