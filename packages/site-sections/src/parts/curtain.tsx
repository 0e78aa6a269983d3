import type { PageContext } from '../sections/section.ts';

/** Of a ray; all of them are as wide as the page, whatever they are here. */
const WIDTH = 10;
const HEIGHT = 100;

/** Where the curtain ends below, in the same folds on every page: 0 is left, 1 right. */
export function hem(at: number): number {
  return 8 + 4.6 * Math.sin(5.2 * at + 0.6) + 1.6 * Math.sin(11 * at + 1.7);
}

/** Amounts as a curtain of light, a ray for each. It says nothing that the words below it do not. */
export function Curtain({ rays, page }: { rays: readonly number[]; page: PageContext }) {
  if (rays.length === 0 || page.theme.curtain !== true) return null;
  const width = rays.length * WIDTH;
  return (
    <svg
      className="curtain"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="curtain-hues">
          {[0, 0.34, 0.67, 1].map((offset, index) => (
            <stop key={offset} className={`hue-${index}`} offset={offset} />
          ))}
        </linearGradient>
        <linearGradient id="curtain-fade" x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#fff" />
          <stop offset=".45" stopColor="#fff" stopOpacity=".4" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id="curtain-rays" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={HEIGHT}>
          <g fill="url(#curtain-fade)">
            {rays.map((ray, index) => {
              const bottom = HEIGHT - hem(index / (rays.length - 1));
              const height = 16 + ray * 64;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- the rays of a text never move
                <path
                  key={index}
                  d={`M${index * WIDTH} ${short(bottom - height)}h${WIDTH}v${short(height)}h-${WIDTH}z`}
                />
              );
            })}
          </g>
        </mask>
      </defs>
      <path d={`M0 0h${width}v${HEIGHT}H0z`} fill="url(#curtain-hues)" mask="url(#curtain-rays)" />
    </svg>
  );
}

const short = Math.round;
