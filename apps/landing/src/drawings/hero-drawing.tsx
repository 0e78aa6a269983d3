import type { ComponentType } from 'react';

/** A thread leads from a fact on the profile card to its place on the site; both are heights in their own drawing. */
export type Thread = { card: number; site: number };

export type HeroParts = {
  /** 232 × 376. */
  Card: ComponentType;
  /** 500 wide; what is below 760 is seen only on tall windows. */
  Site: ComponentType;
  threads: readonly Thread[];
};

const WIDE = { cardY: 46, cardScale: 1.1, cardEdge: 255, siteX: 344 };
const NARROW = { cardY: 30, cardScale: 0.86, cardEdge: 220, siteY: 376, firstDrop: 346, dropStep: 28 };

/** The picture of the promise: a profile card, threads, and the site that came of it. Two layouts of one drawing. */
export function HeroDrawing({ parts, words }: { parts: HeroParts; words: string }) {
  const { Card, Site, threads } = parts;
  return (
    <figure className="field">
      <figcaption className="sr">{words}</figcaption>
      <svg width="0" height="0" className="definitions" aria-hidden="true" focusable="false">
        <defs>
          <g id="hero-card">
            <Card />
          </g>
          <g id="hero-site">
            <Site />
          </g>
        </defs>
      </svg>
      <WideLayout threads={threads} />
      <NarrowLayout threads={threads} />
    </figure>
  );
}

function WideLayout({ threads }: { threads: readonly Thread[] }) {
  const ends = threads.map(({ card, site }) => ({
    from: round(WIDE.cardY + WIDE.cardScale * card),
    to: site,
  }));
  const { cardEdge, siteX } = WIDE;
  return (
    <svg className="wide" viewBox="0 0 872 740" aria-hidden="true">
      <use className="lift" href="#hero-site" x={siteX} y="0" />
      <g>
        {ends.map(({ from, to }) => (
          <path
            key={from}
            className="thread run"
            pathLength="1"
            d={`M${cardEdge} ${from}C320 ${from} 280 ${to} ${siteX} ${to}`}
          />
        ))}
      </g>
      <g className="lift" transform={`translate(0 ${WIDE.cardY}) scale(${WIDE.cardScale})`}>
        <use href="#hero-card" />
      </g>
      <path className="node" d={ends.map(({ from }) => square(cardEdge, from, 8)).join('')} />
      <path className="node" d={ends.map(({ to }) => square(siteX, to, 14)).join('')} />
    </svg>
  );
}

function NarrowLayout({ threads }: { threads: readonly Thread[] }) {
  const { cardEdge, siteY } = NARROW;
  const ends = threads.map(({ card }, index) => ({
    from: round(NARROW.cardY + NARROW.cardScale * card),
    drop: NARROW.firstDrop - NARROW.dropStep * index,
  }));
  return (
    <svg className="narrow" viewBox="0 0 390 700" aria-hidden="true">
      <g>
        {ends.map(({ from, drop }) => (
          <path
            key={from}
            className="thread run"
            pathLength="1"
            d={`M${cardEdge} ${from}H${drop - 16}Q${drop} ${from} ${drop} ${from + 16}V${siteY}`}
          />
        ))}
      </g>
      <g className="lift" transform={`translate(20 ${siteY}) scale(.7)`}>
        <use href="#hero-site" />
      </g>
      <g className="lift" transform={`translate(20 ${NARROW.cardY}) scale(${NARROW.cardScale})`}>
        <use href="#hero-card" />
      </g>
      <path className="node" d={ends.map(({ from }) => square(cardEdge, from, 8)).join('')} />
      <path className="node" d={ends.map(({ drop }) => square(drop, siteY, 12)).join('')} />
    </svg>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** A square node around a point, as path data. */
function square(x: number, y: number, side: number): string {
  return `M${round(x - side / 2)} ${round(y - side / 2)}h${side}v${side}h-${side}z`;
}
